/** @jsxImportSource preact */
/** Chooses the view for the address, and sends those who are not signed in to the sign-in. */

import { useEffect, useState } from "preact/hooks";
import { LocationProvider, useLocation } from "preact-iso";
import { CallError, isConnected, sessionEnded } from "./call.ts";
import { entranceTo } from "./entrance.ts";
import { FIRST_VIEWS } from "./first-views.ts";
import { startLive, stopLive } from "./live.ts";
import { Button } from "./parts/button.tsx";
import { Failed, Loading, NoAccess, NotFound, PageFrame } from "./parts/page.tsx";
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
  const { mustSignIn, failure, retry } = useSession(url);
  return (
    <Shell path={path}>
      {!found ? (
        <NotFound />
      ) : state === undefined && failure ? (
        <Failed error={failure} retry={retry} />
      ) : state === undefined || mustSignIn ? (
        <Loading />
      ) : (
        <Shown key={path} view={found.view} params={found.params} laterViews={laterViews} />
      )}
    </Shell>
  );
}

/** Keeps the session, follows it, and leads to the sign-in who has none. */
function useSession(url: string) {
  const { route } = useLocation();
  const state = session.value;
  const [failure, setFailure] = useState<CallError>();
  const load = () => {
    setFailure(undefined);
    void loadSession().catch((error) => error instanceof CallError && setFailure(error));
  };
  useEffect(() => {
    // What the page brought along is of a moment ago, and only asking keeps the session alive.
    if (state) void loadSession().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (!state && isConnected.value) load();
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
  return { mustSignIn: entrance !== undefined, failure, retry: load };
}

function Shown(props: { view: ViewName; laterViews: LaterViews } & ViewProps) {
  const { view, params } = props;
  if (!isAllowed(view)) return <NoAccess />;
  const First = FIRST_VIEWS[view];
  if (First) return <First params={params} />;
  const load = props.laterViews[view];
  return load ? <Later load={load} params={params} isFull={view === "builder"} /> : <Loading />;
}

/** What the session alone can tell; of a site, its own answer tells. */
function isAllowed(view: ViewName): boolean {
  const access = VIEW_ACCESS[view];
  if (access.of === "instance") return session.value?.user?.isOperator ?? false;
  return access.of === "account" ? may(access.role) : true;
}

/** Without the connection, or after an update of the service, a part of the console may not come. */
function Later({ load, params, isFull }: { load: Load; isFull: boolean } & ViewProps) {
  const { component: Component, hasFailed, retry } = useLazy(load);
  const isBack = isConnected.value;
  useEffect(() => {
    if (hasFailed && isBack) retry();
  }, [isBack]);
  if (Component) return <Component params={params} />;
  const instead = hasFailed ? <NotLoaded retry={retry} /> : <Loading />;
  // The builder brings its own main.
  return isFull ? <main class="main">{instead}</main> : instead;
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <PageFrame title="Not loaded">
      {() => (
        <div class="alert" role="alert">
          <p>This part of the console could not be loaded.</p>
          <div class="actions">
            <Button onClick={retry}>Try again</Button>
            <Button onClick={() => location.reload()}>Reload the page</Button>
          </div>
        </div>
      )}
    </PageFrame>
  );
}
