/** Where the console starts in the browser. */
import { render } from "preact";
import { App } from "./app.tsx";
import { watchConnection } from "./query.ts";

const root = document.getElementById("console");
if (root) {
  watchConnection();
  render(<App />, root);
}
