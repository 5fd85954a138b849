/** @jsxImportSource preact */
/** The places where the console says what was done, what went wrong, and that the line is dead. */
import { isConnected } from "../call.ts";
import { problem, said } from "../notices.ts";

export function Notices() {
  const { text, count } = said.value;
  return (
    <>
      <div class="said" role="status">
        {text !== "" && <p key={count}>{text}</p>}
      </div>
      {!isConnected.value && (
        <p class="offline" role="alert">
          Connection lost. Trying again; what you typed is kept.
        </p>
      )}
      {problem.value !== "" && (
        <div class="alert page-alert" role="alert">
          <p>{problem.value}</p>
          <button
            type="button"
            class="button quiet small"
            onClick={() => {
              problem.value = "";
            }}
          >
            Dismiss
          </button>
        </div>
      )}
    </>
  );
}
