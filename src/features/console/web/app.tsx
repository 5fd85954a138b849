/** Chooses the view for the address, and sends those who are not signed in to the sign-in. */

import { useEffect } from "preact/hooks";
import { LocationProvider, useLocation } from "preact-iso";
import { isConnected, sessionEnded } from "./call.ts";
import { startLive, stopLive } from "./live.ts";
import { Loading, NoAccess, NotFound } from "./parts/page.tsx";
import { findView, VIEW_ACCESS, type ViewName } from "./paths.ts";
import { loadSession, may, session } from "./session.ts";
import { Shell } from "./shell/shell.tsx";
import { useLazy } from "./use-lazy.ts";
import type { ViewProps } from "./view.ts";
import { type Load, VIEWS } from "./views.ts";

/** What the service itself answers below the same path is no page of ours. */
const SCOPE = /^\/console(?!\/api)/;

export function App() {
  return (
    <LocationProvider scope={SCOPE}>
      <Console />
    </LocationProvider>
  );
}

function Console() {
  const { path, url, route } = useLocation();
  const found = findView(path);
  const isPublic = found !== undefined && VIEW_ACCESS[found.view].of === "anyone";
  const state = session.value;
  useEffect(() => {
    // What the page brought along is of a moment ago, and only asking keeps the session alive.
    if (state) void loadSession().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!state && isConnected.value) void loadSession().catch(() => undefined);
  }, [state, isConnected.value]);
  const isIn = Boolean(state?.user);
  useEffect(() => {
    if (isIn) startLive();
    return stopLive;
  }, [isIn]);
  const mustSignIn = state !== undefined && !isIn && !isPublic;
  useEffect(() => {
    if (mustSignIn) route(signInPath(url), true);
  }, [mustSignIn, url]);
  useEffect(() => {
    // Another session, a new password or a command has ended this one.
    if (sessionEnded.value > 0 && session.value) session.value = { ...session.value, user: null };
  }, [sessionEnded.value]);
  return (
    <Shell path={path}>
      {!found ? (
        <NotFound />
      ) : state === undefined || mustSignIn ? (
        <Loading />
      ) : (
        <Shown key={path} view={found.view} params={found.params} />
      )}
    </Shell>
  );
}

function Shown({ view, params }: { view: ViewName } & ViewProps) {
  const load = VIEWS[view];
  if (!isAllowed(view)) return <NoAccess />;
  return load ? <Lazy load={load} params={params} /> : <NotFound />;
}

/** What the session alone can tell; of a site, its own answer tells. */
function isAllowed(view: ViewName): boolean {
  const access = VIEW_ACCESS[view];
  if (access.of === "instance") return session.value?.user?.isOperator ?? false;
  return access.of === "account" ? may(access.role) : true;
}

function Lazy({ load, params }: { load: Load } & ViewProps) {
  const Component = useLazy(load);
  return Component ? <Component params={params} /> : <Loading />;
}

const signInPath = (url: string): string =>
  url === "/console" || url === "/console/"
    ? "/console/sign-in"
    : `/console/sign-in?next=${encodeURIComponent(url)}`;
