/** How a receiver checks that a webhook is ours, in six languages and without a library. */

export type Snippet = { language: string; code: string };

const JAVASCRIPT = `import { createHmac, timingSafeEqual } from "node:crypto";

// body: the text exactly as it came, before any JSON parser.
export function isAuthentic(secret, headers, body) {
  const id = headers["webhook-id"];
  const at = headers["webhook-timestamp"];
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= 300)) return false;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const mac = createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest("base64");
  const wanted = Buffer.from("v1," + mac);
  return headers["webhook-signature"].split(" ").some((text) => {
    const given = Buffer.from(text);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;

const PYTHON = `import base64, hashlib, hmac, time

# body: the bytes exactly as they came.
def is_authentic(secret, headers, body):
    message_id, at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{at}.".encode() + body
    wanted = b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    given = headers["webhook-signature"].encode().split(b" ")
    return any(hmac.compare_digest(wanted, one) for one in given)`;

const PHP = `// $body: file_get_contents('php://input')
function isAuthentic(string $secret, array $headers, string $body): bool
{
    [$id, $at] = [$headers['webhook-id'], $headers['webhook-timestamp']];
    if (abs(time() - (int) $at) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $wanted = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$at.$body", $key, true));
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($wanted, $given)) {
            return true;
        }
    }
    return false;
}`;

const RUBY = `require "openssl"

# body: the request's raw body
def authentic?(secret, headers, body)
  id, at = headers.values_at("webhook-id", "webhook-timestamp")
  return false if (Time.now.to_i - at.to_i).abs > 300
  key = secret.delete_prefix("whsec_").unpack1("m")
  mac = OpenSSL::HMAC.digest("SHA256", key, "#{id}.#{at}.#{body}")
  wanted = "v1,#{[mac].pack("m0")}"
  headers["webhook-signature"].split(" ").any? { |given| OpenSSL.secure_compare(wanted, given) }
end`;

const GO = `// body: what io.ReadAll(r.Body) read. Imports: crypto/hmac, crypto/sha256,
// encoding/base64, net/http, strconv, strings, time
func isAuthentic(secret string, headers http.Header, body []byte) bool {
	id, at := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	sent, err := strconv.ParseInt(at, 10, 64)
	if err != nil || time.Since(time.Unix(sent, 0)).Abs() > 5*time.Minute {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + at + "."))
	mac.Write(body)
	wanted := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, given := range strings.Fields(headers.Get("webhook-signature")) {
		if hmac.Equal([]byte(wanted), []byte(given)) {
			return true
		}
	}
	return false
}`;

const JAVA = `// body: the bytes exactly as they came. Imports: java.nio.charset.StandardCharsets,
// java.security.MessageDigest, java.time.Instant, java.util.*, javax.crypto.Mac,
// javax.crypto.spec.SecretKeySpec
static boolean isAuthentic(String secret, Map<String, String> headers, byte[] body)
        throws Exception {
    String id = headers.get("webhook-id");
    String at = headers.get("webhook-timestamp");
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(at)) > 300) return false;
    byte[] key = Base64.getDecoder().decode(secret.substring("whsec_".length()));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    mac.update((id + "." + at + ".").getBytes(StandardCharsets.UTF_8));
    String wanted = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    for (String given : headers.get("webhook-signature").split(" ")) {
        if (MessageDigest.isEqual(wanted.getBytes(), given.getBytes())) return true;
    }
    return false;
}`;

export const WEBHOOK_SNIPPETS: readonly Snippet[] = [
  { language: "JavaScript", code: JAVASCRIPT },
  { language: "Python", code: PYTHON },
  { language: "PHP", code: PHP },
  { language: "Ruby", code: RUBY },
  { language: "Go", code: GO },
  { language: "Java", code: JAVA },
];
