/** @jsxImportSource preact */
/** A view's frame: one heading, the document's title, and what is shown when there is nothing to show. */
import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useLocation } from "preact-iso";
import type { CallError } from "../call.ts";
import { Button, LinkButton } from "./button.tsx";
import { NothingHere } from "./nothing-here.tsx";

export function useTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = `${title} · Sitewright`;
  }, [title]);
}

type Loads = { readonly data: unknown; readonly error: CallError | undefined; reload(): unknown };

export function PageFrame(props: {
  title: string;
  /** What stands under the heading. */
  intro?: ComponentChildren;
  actions?: ComponentChildren;
  /** Nothing is shown before all of these are there. */
  loads?: readonly Loads[];
  isNarrow?: boolean;
  children: () => ComponentChildren;
}) {
  const { loads = [] } = props;
  const error = loads.find((load) => load.error && (!load.data || isRefusal(load.error)))?.error;
  if (error?.status === 404) return <NotFound />;
  if (error?.status === 403) return <NoAccess />;
  const isThere = loads.every(({ data }) => data !== undefined);
  return (
    <article class={props.isNarrow ? "page narrow" : "page"}>
      <Heading title={props.title} intro={props.intro} actions={isThere && props.actions} />
      {error ? (
        <Failed error={error} retry={() => loads.map((load) => load.reload())} />
      ) : isThere ? (
        props.children()
      ) : (
        <Loading />
      )}
    </article>
  );
}

const isRefusal = (error: CallError) => error.status === 403 || error.status === 404;

function Heading(props: { title: string; intro?: ComponentChildren; actions?: ComponentChildren }) {
  useTitle(props.title);
  return (
    <header class="page-header">
      <div>
        <h1 tabIndex={-1}>{props.title}</h1>
        {props.intro && <div class="intro">{props.intro}</div>}
      </div>
      {props.actions && <div class="page-actions">{props.actions}</div>}
    </header>
  );
}

export function Loading() {
  return (
    <div class="loading" aria-busy="true">
      <span class="hidden">Loading…</span>
      <i />
      <i />
      <i />
    </div>
  );
}

export function Failed({ error, retry }: { error: CallError; retry: () => void }) {
  const { url, path } = useLocation();
  // What a view asks for of its own is never refused: it was the address.
  if (error.status === 400 && url !== path) return <NothingHere />;
  return (
    <div class="alert" role="alert">
      <p>{error.message}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

export function NotFound() {
  return (
    <article class="page narrow">
      <Heading title="Page not found" />
      <p>There is nothing at this address, or it belongs to an account that you are not in.</p>
      <p>
        <LinkButton href="/console/">Go to your sites</LinkButton>
      </p>
    </article>
  );
}

export function NoAccess() {
  return (
    <article class="page narrow">
      <Heading title="Not allowed" />
      <p role="alert">
        403: your role does not include this page. An owner of the account can change your role
        under Members.
      </p>
      <p>
        <LinkButton href="/console/">Go to your sites</LinkButton>
      </p>
    </article>
  );
}
