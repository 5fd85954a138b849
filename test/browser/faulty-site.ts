/** A page that breaks each rule that `findFaults` knows, so that the finding itself is tested. */

const PAGE = `<!doctype html><html lang="en"><head><title>Faulty</title><style>
  @media (prefers-color-scheme: dark) { p { color: #777; background: #666 } }
</style></head><body><main><h1>Faulty</h1>
<span><div>A block inside a phrase</div></span>
<p>Plain in the light, and hardly to be read in the dark</p>
<img src="https://elsewhere.test/pixel.png" width="500" height="10">
<script>console.error("planted"); setTimeout(() => { throw new Error("planted") })</script>
</main></body></html>`;

export function startFaultySite(): { url: string } & Disposable {
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: () => new Response(PAGE, { headers: { "content-type": "text/html;charset=utf-8" } }),
  });
  return {
    url: `http://localhost:${server.port}/`,
    [Symbol.dispose]: () => void server.stop(true),
  };
}
