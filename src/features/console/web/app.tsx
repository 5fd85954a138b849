/** Chooses the view for the address, and sends those who are not signed in to the sign-in. */

import { useEffect } from "preact/hooks";
import { LocationProvider, useLocation } from "preact-iso";
import { isConnected, sessionEnded } from "./call.ts";
import { entranceTo } from "./entrance.ts";
import { FIRST_VIEWS } from "./first-views.ts";
import { startLive, stopLive } from "./live.ts";
import { Loading, NoAccess, NotFound } from "./parts/page.tsx";
import { findView, VIEW_ACCESS, type ViewName } from "./paths.ts";
import { loadSession, may, session } from "./session.ts";
import { Shell } from "./shell/shell.tsx";
import { useLazy } from "./use-lazy.ts";
import type { ViewProps } from "./view.ts";
import type { LaterViews, Load } from "./views.ts";

/** What the service itself answers below the same path is no page of ours. */
const SCOPE = /^\/console(?!\/api)/;

export function App({ laterViews }: { laterViews: LaterViews }) {
  return (
    <LocationProvider scope={SCOPE}>
      <Console laterViews={laterViews} />
    </LocationProvider>
  );
}

/** Also what the service renders into the page, with no later views and no effects. */
export function Console({ laterViews }: { laterViews: LaterViews }) {
  const { path, url } = useLocation();
  const found = findView(path);
  const state = session.value;
  const mustSignIn = useSession(url);
  return (
    <Shell path={path}>
      {!found ? (
        <NotFound />
      ) : state === undefined || mustSignIn ? (
        <Loading />
      ) : (
        <Shown key={path} view={found.view} params={found.params} laterViews={laterViews} />
      )}
    </Shell>
  );
}

/** Keeps the session, follows it, and leads to the sign-in who has none; true while that is under way. */
function useSession(url: string): boolean {
  const { route } = useLocation();
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
  const entrance = entranceTo(url, state);
  useEffect(() => {
    if (entrance) route(entrance, true);
  }, [entrance]);
  useEffect(() => {
    // Another session, a new password or a command has ended this one.
    if (sessionEnded.value > 0 && session.value) session.value = { ...session.value, user: null };
  }, [sessionEnded.value]);
  return entrance !== undefined;
}

function Shown(props: { view: ViewName; laterViews: LaterViews } & ViewProps) {
  const { view, params } = props;
  if (!isAllowed(view)) return <NoAccess />;
  const First = FIRST_VIEWS[view];
  if (First) return <First params={params} />;
  const load = props.laterViews[view];
  return load ? <Later load={load} params={params} /> : <Loading />;
}

/** What the session alone can tell; of a site, its own answer tells. */
function isAllowed(view: ViewName): boolean {
  const access = VIEW_ACCESS[view];
  if (access.of === "instance") return session.value?.user?.isOperator ?? false;
  return access.of === "account" ? may(access.role) : true;
}

function Later({ load, params }: { load: Load } & ViewProps) {
  const Component = useLazy(load);
  return Component ? <Component params={params} /> : <Loading />;
}
