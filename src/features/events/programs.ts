/** What of events runs in a process of its own: the kind of order, and its program. */

export { DESCRIBE } from "./describe.ts";

export const loadDescription = () => import("./description.ts");
