/** @jsxImportSource preact */
/** Where the console starts in the browser: with the page as the service rendered it, which it brings to life. */
import { hydrate } from "preact";
import { App } from "./app.tsx";
import { entranceTo } from "./entrance.ts";
import { watchConnection } from "./query.ts";
import { session } from "./session.ts";
import { LATER_VIEWS } from "./views.ts";

const root = document.getElementById("console");
if (root) {
  watchConnection();
  const entrance = entranceTo(location.pathname + location.search, session.value);
  if (entrance) history.replaceState(null, "", entrance);
  hydrate(<App laterViews={LATER_VIEWS} />, root);
  root.dataset.alive = "";
}
