/** What of analytics runs in hosting threads. */

export { readView } from "./read-view.ts";
