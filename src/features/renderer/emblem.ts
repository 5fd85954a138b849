// The small mark beside the name: the trade's icon, framed as the direction frames things. Where there is
// no icon, a plain dot in the brand colour.

import type { SiteDocument } from "../design/room.ts";
import { drawIcon } from "./icons/icons.ts";

export function drawEmblem({ identity }: SiteDocument): string {
  const icon = identity.icon === undefined ? undefined : drawIcon(identity.icon);
  return (
    icon ??
    `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="6" fill="currentColor"/></svg>`
  );
}
