/** @jsxImportSource preact */
/** The top of every page: the mark, the account, the person. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { attempt } from "../notices.ts";
import { Menu, type MenuItem } from "../parts/menu.tsx";
import { currentAccount, session, signOut, switchAccount } from "../session.ts";
import { useBrandColour } from "./brand-style.ts";
import { Mark } from "./mark.tsx";

/** More accounts than a menu can be read with. */
const LISTED_MAX = 12;

export function Header(props: {
  isNavOpen: boolean;
  toggleNav: () => void;
  showShortcuts: () => void;
  /** What stands beside the mark. */
  children?: ComponentChildren;
}) {
  const { value } = session;
  const user = value?.user;
  const colour = currentAccount.value?.brand?.colour ?? undefined;
  const header = useBrandColour<HTMLElement>(colour);
  return (
    <header class={colour ? "header branded" : "header"} ref={header}>
      {user && (
        <button
          type="button"
          class="nav-toggle"
          aria-expanded={props.isNavOpen}
          aria-controls="main-navigation"
          aria-label="Menu"
          onClick={props.toggleNav}
        >
          <i />
          <i />
          <i />
        </button>
      )}
      <a class="brand" href="/console/">
        <BrandName />
      </a>
      {props.children}
      {user && <HeaderEnd name={user.name} showShortcuts={props.showShortcuts} />}
    </header>
  );
}

function HeaderEnd({ name, showShortcuts }: { name: string; showShortcuts: () => void }) {
  return (
    <div class="header-end">
      <AccountMenu />
      <button
        type="button"
        class="help"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        onClick={showShortcuts}
      >
        ?
      </button>
      <Menu
        name={`You: ${name}`}
        label={<span class="avatar" data-initials={initialsOf(name)} />}
        items={[
          { text: "Your account", href: "/console/you" },
          { text: "Sign out", onChoose: () => void attempt(signOut) },
        ]}
      />
    </div>
  );
}

/** An account with a name and logo of its own shows these to its people. */
function BrandName() {
  const brand = currentAccount.value?.brand;
  const [isBroken, setBroken] = useState(false);
  if (!brand)
    return (
      <>
        <Mark /> <span>Sitewright</span>
      </>
    );
  return (
    <>
      {brand.logoUrl && !isBroken ? (
        <img class="mark" src={brand.logoUrl} alt="" onError={() => setBroken(true)} />
      ) : null}
      <span>{brand.name}</span>
    </>
  );
}

function AccountMenu() {
  const { route } = useLocation();
  const accounts = session.value?.accounts ?? [];
  const current = currentAccount.value;
  if (accounts.length < 2 || !current) return null;
  // An operator finds the others in their list; for whoever has none, this is the only way to them.
  const isCut = session.value?.user?.isOperator === true && accounts.length > LISTED_MAX;
  const listed = isCut ? accounts.slice(0, LISTED_MAX) : accounts;
  const items: MenuItem[] = listed.map(({ id, name }) => ({
    text: name,
    isCurrent: id === current.id,
    onChoose: () =>
      void attempt(async () => {
        await switchAccount(id);
        route("/console/");
      }),
  }));
  if (isCut) items.push({ text: "All accounts…", href: "/console/operator/accounts" });
  return (
    <Menu
      name={`Working in ${current.name}`}
      label={<span class="account-name">{current.name}</span>}
      items={items}
    />
  );
}

const initialsOf = (name: string): string =>
  name
    .split(" ")
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? "")
    .join("")
    .toUpperCase();
