/** The documentation's code is run, in each language that this machine has, on a real signature. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { WEBHOOK_SNIPPETS } from "../src/app/webhook-snippets.ts";
import { startTestService } from "./harness.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 8).toString("base64")}`;
const BODY = '{"type":"ping","data":{"name":"Zoë 🍞"}}';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "sitewright-snippets-"));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const codeOf = (language: string) =>
  WEBHOOK_SNIPPETS.find((snippet) => snippet.language === language)?.code ?? "";

/** How a snippet is made a program that reads `{secret, headers, body}` and prints true or false. */
const PROGRAMS: Readonly<
  Record<string, { tool: string; file: string; program(code: string): string; run: string[] }>
> = {
  JavaScript: {
    tool: process.execPath,
    file: "check.mjs",
    program: (code) => `import { readFileSync } from "node:fs";
${code}
const { secret, headers, body } = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(isAuthentic(secret, headers, body));`,
    run: [process.execPath, "check.mjs"],
  },
  Python: {
    tool: "python3",
    file: "check.py",
    program: (code) => `import json, sys
${code}
given = json.load(open(sys.argv[1], encoding="utf-8"))
print(str(is_authentic(given["secret"], given["headers"], given["body"].encode())).lower())`,
    run: ["python3", "check.py"],
  },
  PHP: {
    tool: "php",
    file: "check.php",
    program: (code) => `<?php
${code}
$given = json_decode(file_get_contents($argv[1]), true);
echo isAuthentic($given['secret'], $given['headers'], $given['body']) ? 'true' : 'false';`,
    run: ["php", "check.php"],
  },
  Ruby: {
    tool: "ruby",
    file: "check.rb",
    program: (code) => `require "json"
${code}
given = JSON.parse(File.read(ARGV[0]))
puts authentic?(given["secret"], given["headers"], given["body"])`,
    run: ["ruby", "check.rb"],
  },
  Go: {
    tool: "go",
    file: "check.go",
    program: (code) => `package main
import ("crypto/hmac"; "crypto/sha256"; "encoding/base64"; "encoding/json"; "fmt"; "net/http"; "os"; "strconv"; "strings"; "time")
${code}
func main() {
	text, _ := os.ReadFile(os.Args[1])
	var given struct { Secret string; Headers map[string]string; Body string }
	json.Unmarshal(text, &given)
	headers := http.Header{}
	for name, value := range given.Headers { headers.Set(name, value) }
	fmt.Println(isAuthentic(given.Secret, headers, []byte(given.Body)))
}`,
    run: ["go", "run", "check.go"],
  },
  Java: {
    tool: "javac",
    file: "Check.java",
    program: (code) => `import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.*;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
class Check {
${code}
  public static void main(String[] given) throws Exception {
    List<String> lines = Files.readAllLines(Path.of(given[0] + ".lines"));
    Map<String, String> headers = Map.of("webhook-id", lines.get(1),
      "webhook-timestamp", lines.get(2), "webhook-signature", lines.get(3));
    System.out.println(isAuthentic(lines.get(0), headers, lines.get(4).getBytes("UTF-8")));
  }
}`,
    run: ["java", "Check.java"],
  },
};

function sign(at: Date, secrets: readonly string[]) {
  const signatures = secrets.map((secret) => new Webhook(secret).sign("msg_1", at, BODY));
  return {
    "webhook-id": "msg_1",
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}

async function check(language: string, headers: ReturnType<typeof sign>, body: string) {
  const input = join(directory, `${language}.json`);
  writeFileSync(input, JSON.stringify({ secret: SECRET, headers, body }));
  const lines = [SECRET, ...Object.values(headers), body];
  writeFileSync(`${input}.lines`, `${lines.join("\n")}\n`);
  const command = PROGRAMS[language]?.run ?? [];
  const child = Bun.spawn([...command, input], { cwd: directory, stderr: "inherit" });
  return (await new Response(child.stdout).text()).trim();
}

test.each(WEBHOOK_SNIPPETS.map(({ language }) => language))(
  "%s accepts what we sign, also beside another signature, and nothing else",
  async (language) => {
    const made = PROGRAMS[language];
    if (!made) throw new Error(`no program for ${language}`);
    if (!Bun.which(made.tool)) {
      console.log(`not run: ${language} (${made.tool} is not installed)`);
      return;
    }
    writeFileSync(join(directory, made.file), made.program(codeOf(language)));
    const now = new Date();
    expect(await check(language, sign(now, [SECRET]), BODY)).toBe("true");
    expect(await check(language, sign(now, [OLD_SECRET, SECRET]), BODY)).toBe("true");
    expect(await check(language, sign(now, [OLD_SECRET]), BODY)).toBe("false");
    expect(await check(language, sign(now, [SECRET]), `${BODY} `)).toBe("false");
    const old = new Date(now.getTime() - 6 * 60_000);
    expect(await check(language, sign(old, [SECRET]), BODY)).toBe("false");
  },
);

test("the documentation shows every snippet and every message type", async () => {
  const service = await startTestService();
  try {
    const html = await (await service.visit("localhost", "/docs")).text();
    const text = html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
    for (const { code } of WEBHOOK_SNIPPETS) expect(text).toContain(code);
    expect(WEBHOOK_SNIPPETS).toHaveLength(6);
    for (const type of ["lead.created", "site.published", "job.failed", "ping"])
      expect(text).toContain(`"type": "${type}"`);
  } finally {
    await service.close();
  }
});
