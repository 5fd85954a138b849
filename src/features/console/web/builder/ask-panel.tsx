/** Changes in plain words, proposed by a language model. Without one it says how to set one up. */
import { session } from "../session.ts";

export function AskPanel() {
  const model = session.value?.model;
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Ask for a change</h2>
      {model === null || model === undefined ? (
        <p class="notice">
          No language model is configured. Start the service with{" "}
          <code>SITEWRIGHT_AI_BASE_URL</code> and <code>SITEWRIGHT_AI_MODEL</code> to ask for
          changes in your own words; everything else works without one.
        </p>
      ) : (
        <p class="notice">
          Sites are written with {model.name}. Changes in plain words cannot be asked for here yet;
          edit the texts in the page or in the fields.
        </p>
      )}
    </div>
  );
}
