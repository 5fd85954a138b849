/** @jsxImportSource preact */
/**
 * GET /docs: the API's reference as one page that needs nothing from elsewhere and no script,
 * rendered from the OpenAPI document so that the two cannot disagree.
 */
import { renderToString } from "preact-render-to-string";
import css from "./docs-page.css" with { type: "text" };
import { WebhookGuide } from "./docs-webhooks.tsx";
import type { OpenApi, OpenApiOperation, OpenApiParameter, OpenApiSchema } from "./openapi.ts";

/** What answers with the page over `document`; rendered once, when it is first asked for. */
export function createDocsPage(document: OpenApi): () => Response {
  const styleHash = new Bun.CryptoHasher("sha256").update(css).digest("base64");
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  };
  let html: string | undefined;
  return () => {
    html ??= `<!doctype html>${renderToString(<Page document={document} />)}`;
    return new Response(html, { headers });
  };
}

type Entry = { method: string; path: string; operation: OpenApiOperation };

type Tag = { name: string; entries: Entry[] };

function listTags(document: OpenApi): Tag[] {
  const entries: Entry[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
  return document.tags.map(({ name }) => ({
    name,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

function Page({ document }: { document: OpenApi }) {
  const base = document.servers[0]?.url ?? "";
  const tags = listTags(document);
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sitewright API v1</title>
        <meta name="description" content="Reference of the Sitewright API, version 1." />
        {/* The stylesheet is our own file, and the policy admits exactly its hash. */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <a class="skip" href="#content">
          Skip to the reference
        </a>
        <Contents tags={tags} />
        <main id="content">
          <h1>The Sitewright API</h1>
          {document.info.description.split("\n\n").map((text) => (
            <p class="lead">
              <Prose text={text} />
            </p>
          ))}
          <FirstCall base={base} />
          <Errors document={document} />
          <WebhookGuide />
          {tags.map((tag) => (
            <section>
              <h2>{tag.name}</h2>
              {tag.entries.map((entry) => (
                <Operation base={base} entry={entry} />
              ))}
            </section>
          ))}
          <footer>
            The same in machine-readable form: <a href="/openapi.json">openapi.json</a>
          </footer>
        </main>
      </body>
    </html>
  );
}

function Contents({ tags }: { tags: readonly Tag[] }) {
  return (
    <nav aria-label="Contents">
      <p class="brand">
        Sitewright <span>API v1</span>
      </p>
      <ul>
        <li>
          <a href="#start">First call</a>
        </li>
        <li>
          <a href="#errors">Errors</a>
        </li>
        <li>
          <a href="#webhook-messages">Receiving webhooks</a>
        </li>
      </ul>
      {tags.map((tag) => (
        <>
          <h2>{tag.name}</h2>
          <ul>
            {tag.entries.map(({ method, operation }) => (
              <li>
                <a href={`#${operation.operationId}`}>
                  <Method name={method} />
                  <span>{operation.summary}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      ))}
    </nav>
  );
}

function FirstCall({ base }: { base: string }) {
  return (
    <section id="start">
      <h2>First call</h2>
      <p>
        The operator of this service issues keys with{" "}
        <code>sitewright key create --account ID</code>. Whether a key works, <code>/me</code>{" "}
        tells:
      </p>
      <pre>
        <code>{`curl -H "Authorization: Bearer $SITEWRIGHT_KEY" ${base}/me`}</code>
      </pre>
    </section>
  );
}

function Errors({ document }: { document: OpenApi }) {
  return (
    <section id="errors">
      <h2>Errors</h2>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Status</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {document["x-error-codes"].map(({ code, status, condition }) => (
              <tr>
                <td>
                  <code>{code}</code>
                </td>
                <td>{status}</td>
                <td>{condition}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Operation({ base, entry }: { base: string; entry: Entry }) {
  const { method, path, operation } = entry;
  const body = operation.requestBody?.content["application/json"];
  const [status, success] =
    Object.entries(operation.responses).find(([code]) => code.startsWith("2")) ?? [];
  return (
    <article id={operation.operationId}>
      <h3>{operation.summary}</h3>
      <p class="route">
        <Method name={method} /> <code>{`/v1${path}`}</code>
      </p>
      <p>
        <Prose text={operation.description} />
      </p>
      <Parameters rows={operation.parameters} />
      {body && <BodyFields schema={body.schema} />}
      <h4>Request</h4>
      <pre>
        <code>{curlOf(method, base + path, body?.example)}</code>
      </pre>
      {success && (
        <>
          <h4>
            Answer {status}: {success.description}
          </h4>
          <pre>
            <code>{exampleOf(success.content)}</code>
          </pre>
        </>
      )}
      <p class="codes">
        Other answers:{" "}
        {Object.keys(operation.responses)
          .filter((code) => !code.startsWith("2"))
          .map((code) => (
            <a href="#errors">{code}</a>
          ))}
      </p>
    </article>
  );
}

/** What a caller sees of an answer: its JSON, or what kind of file it is. */
function exampleOf(content: OpenApiOperation["responses"][string]["content"]): string {
  const json = content?.["application/json"];
  return json === undefined
    ? Object.keys(content ?? {}).join(", ")
    : JSON.stringify(json.example, null, 2);
}

function Parameters({ rows }: { rows: readonly OpenApiParameter[] }) {
  if (rows.length === 0) return null;
  return (
    <FieldTable
      caption="Parameters"
      rows={rows.map((row) => ({
        name: row.name,
        where: row.in,
        required: row.required,
        text: row.description ?? describeSchema(row.schema),
      }))}
    />
  );
}

function BodyFields({ schema }: { schema: OpenApiSchema }) {
  return (
    <FieldTable
      caption="Body"
      rows={Object.entries(schema.properties ?? {}).map(([name, field]) => ({
        name,
        where: "body",
        required: schema.required?.includes(name) ?? false,
        text: field.description ?? describeSchema(field),
      }))}
    />
  );
}

type FieldRow = { name: string; where: string; required: boolean; text: string };

function FieldTable({ caption, rows }: { caption: string; rows: FieldRow[] }) {
  return (
    <div class="scroll">
      <table class="fields">
        <caption>{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">
                <code>{row.name}</code>
              </th>
              <td>{row.where === "body" ? "" : row.where}</td>
              <td>{row.required ? "required" : "optional"}</td>
              <td>
                <Prose text={row.text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Method = ({ name }: { name: string }) => (
  <span class={`method ${name.toLowerCase()}`}>{name}</span>
);

/** Text in which backquotes mark code. */
function Prose({ text }: { text: string }) {
  return <>{text.split("`").map((part, at) => (at % 2 === 1 ? <code>{part}</code> : part))}</>;
}

function describeSchema(schema: OpenApiSchema): string {
  const choices = schema.enum ? `one of ${schema.enum.join(", ")}` : (schema.type ?? "any value");
  const preset = schema.default === undefined ? "" : `; default ${schema.default}`;
  return choices + describeBounds(schema) + preset;
}

function describeBounds({ minimum, maximum }: OpenApiSchema): string {
  if (minimum === undefined) return "";
  // The largest number that a client can write exactly is no bound to speak of.
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return isBounded ? ` from ${minimum} to ${maximum}` : ` from ${minimum}`;
}

function curlOf(method: string, url: string, body: unknown): string {
  const lines = [`curl -X ${method} ${url}`, `-H "Authorization: Bearer $SITEWRIGHT_KEY"`];
  if (method === "GET") lines[0] = `curl ${url}`;
  if (body !== undefined)
    lines.push(`-H "Content-Type: application/json"`, `-d ${quoteForShell(JSON.stringify(body))}`);
  return lines.join(" \\\n  ");
}

/** One argument of a POSIX shell: inside single quotes only a single quote has to be written otherwise. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
