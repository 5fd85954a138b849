/** @jsxImportSource preact */
/** Whether an event is on the site, and has room. */
import type { SiteEvent } from "../api-types.ts";
import { Status } from "../parts/status.tsx";

export function EventStatus({ event }: { event: SiteEvent }) {
  if (event.status === "draft") return <Status tone="idle">Draft</Status>;
  const isFull = event.capacity !== null && event.confirmedSeats >= event.capacity;
  return isFull ? <Status tone="wait">Full</Status> : <Status tone="good">Published</Status>;
}
