/** @jsxImportSource preact */
/** What is known of a link that somebody has come by: nothing yet, not to be had, or that it is over. */
import type { CallError } from "../call.ts";
import { Failed, Loading } from "../parts/page.tsx";

type Look = { readonly error: CallError | undefined; reload(): unknown };

/** Only the service can say so: a line that is dead or a service that is busy says nothing of the link. */
export const isLinkOver = ({ error }: Look): boolean =>
  error?.status === 404 || error?.status === 400;

export function LookingAtLink({ error, reload }: Look) {
  return error ? <Failed error={error} retry={() => void reload()} /> : <Loading />;
}
