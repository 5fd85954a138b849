/** The response header by which a hosted file says of which build it is; readiness looks for it. */
export const BUILD_HEADER = "x-sitewright-build";
