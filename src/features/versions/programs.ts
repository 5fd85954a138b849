/** What of versions runs in the build thread. */

export { assembleBuild } from "./assemble-build.ts";
