/** Who is behind a user agent: a person with a desktop, phone or tablet, or a machine. Pure. */
import Bowser from "bowser";
import { isbot } from "isbot";

export type Device = "desktop" | "mobile" | "tablet";

/** Our own checks of a site. */
const READINESS_AGENT = "sitewright-readiness";

/** The device of a person's browser; undefined for a machine. */
export function judgeAgent(agent: string): Device | undefined {
  if (agent === "" || agent.startsWith(READINESS_AGENT) || isbot(agent)) return undefined;
  const type = Bowser.getParser(agent).getPlatformType();
  return type === "mobile" || type === "tablet" ? type : "desktop";
}
