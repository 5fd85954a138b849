/** `/unsubscribe/…` on the service's own origin: a page that asks, and what ends the mails. */
import { plainPage } from "../../http/plain-page.tsx";
import { MOVED_SECONDS, sentOn } from "../../http/sent-on.ts";
import type { ServiceRoute } from "../../http/service-route.ts";
import { type DoorVisitor, formRoute } from "../../http/visitor-door.ts";
import { pathPattern } from "../../http/visitor-route.ts";
import { ApiError, ERRORS, Moved } from "../../lib/errors.ts";
import {
  findUnsubscribing,
  type MailSort,
  requirePersonHere,
  UNSUBSCRIBE,
  unsubscribe,
} from "./unsubscribe.ts";

const PATH = `${UNSUBSCRIBE}/:token` as const;

const WHAT: Readonly<Record<MailSort, string>> = {
  leads: "a mail for each new lead",
  daily: "a summary of new leads each day",
  weekly: "a report each week",
  notes: "mails about new notes on previews",
};

const AGAIN = "You can choose it again in the console, under “Your account”.";

const refusalPage = ({ code }: ApiError) =>
  plainPage({
    status: ERRORS[code].status,
    heading: code === "not_found" ? "This link leads nowhere" : "Not done",
    lede:
      code === "not_found"
        ? "It is not whole, or its person is no longer here. Nothing is sent to them any more then."
        : "Too many tries at once. Wait a minute, and try again.",
  });

/** Only asks: mail programs and filters open links by themselves. */
const askRoute: ServiceRoute = {
  method: "GET",
  matches: pathPattern(PATH),
  async answer(ctx, { path, params }) {
    try {
      const { user, sort } = await findUnsubscribing(ctx, params.token ?? "");
      await requirePersonHere(ctx, user, path);
      return plainPage({
        heading: "Unsubscribe?",
        lede: `${user.email} gets ${WHAT[sort]}.`,
        button: { label: "Unsubscribe", action: path },
      });
    } catch (error) {
      if (error instanceof Moved) return sentOn(error.location, MOVED_SECONDS);
      if (error instanceof ApiError) return refusalPage(error);
      throw error;
    }
  },
};

/** Also what mail programs send by themselves when their own button is pressed (RFC 8058). */
const endRoute = formRoute({
  path: PATH,
  proof: "signed link",
  async find(ctx, { path, params }: DoorVisitor) {
    const ending = await findUnsubscribing(ctx, params.token ?? "");
    await requirePersonHere(ctx, ending.user, path);
    return { bucket: `unsubscribe/${ending.user.id}`, siteId: "", action: path, ending };
  },
  read: () => ({}),
  async take(ctx, { place: { ending } }) {
    await unsubscribe(ctx, ending);
    return plainPage({
      heading: "Unsubscribed",
      lede: `${ending.user.email} no longer gets ${WHAT[ending.sort]}. ${AGAIN}`,
    });
  },
  showRefusal: (_ctx, _visit, error) =>
    error instanceof ApiError ? refusalPage(error) : undefined,
});

export const unsubscribeRoutes: readonly ServiceRoute[] = [askRoute, endRoute];
