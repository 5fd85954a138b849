/** The views that a visit begins with: part of the first script, so that they can be shown before anything is asked for. */
import type { ViewName } from "./paths.ts";
import type { View } from "./view.ts";
import { SignIn } from "./views/sign-in.tsx";
import { Sites } from "./views/sites.tsx";

export const FIRST_VIEWS: Readonly<Partial<Record<ViewName, View>>> = {
  signIn: SignIn,
  sites: Sites,
};
