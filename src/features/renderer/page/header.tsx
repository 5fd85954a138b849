/** @jsxImportSource preact */
// The header of every page. All directions share these parts; which are shown, and where they stand, is
// the direction's choice. On narrow windows the links fold into a disclosure that needs no script.
import { safeHref } from "../../design/room.ts";
import { ActionLink, Link } from "../blocks/parts.tsx";
import { emailHref, phoneHref } from "../contact-facts.ts";
import { findPageByRole } from "../find-page.ts";
import { markSite } from "../slot-mark.ts";
import type { RenderView } from "../view.ts";

type HeaderProps = { view: RenderView; pagePath: string };

export function SiteHeader({ view, pagePath }: HeaderProps) {
  const { header } = view.direction;
  const { identity, navigation } = view.document;
  const mark = markSite(view);
  return (
    <header class={`top hd-${view.frame.header}${measureName(view.shortName)}`}>
      {header.strip && <Strip view={view} />}
      <div class="bar w">
        <a class="brand" href="/">
          {header.emblem && <Emblem view={view} />}
          <span class="brand-name">{view.shortName}</span>
        </a>
        {header.tagline && (
          <p
            class="tagline"
            {...mark("identity", identity.tagline === undefined ? "descriptor" : "tagline")}
          >
            {identity.tagline ?? identity.descriptor}
          </p>
        )}
        <nav class="nav" aria-label={view.words.mainNavigation}>
          <NavigationList view={view} pagePath={pagePath} />
        </nav>
        {header.action && navigation.action !== undefined && (
          <div class="top-action">
            <ActionLink
              action={navigation.action}
              isPrimary
              mark={mark("navigation", "action", "label")}
            />
          </div>
        )}
        <Menu view={view} pagePath={pagePath} />
      </div>
    </header>
  );
}

/** Names are set by their length: a long one smaller, initials like a mark. */
function measureName(name: string): string {
  const { length } = [...name];
  if (length > 22) return " top-long";
  return length <= 3 ? " top-short" : "";
}

/** Letters of a strip that stand in one line of a phone; of a longer one it shows the link alone. */
const STRIP_LETTERS_MAX = 36;

function Strip({ view }: { view: RenderView }) {
  const { phone, email } = view.contact;
  const { navigation, identity } = view.document;
  const phoneTarget = phone === undefined ? undefined : phoneHref(phone);
  const emailTarget = email === undefined ? undefined : emailHref(email);
  const line = identity.tagline ?? identity.descriptor;
  // Beside the header's own button the same one would stand there twice.
  const action = view.direction.header.action ? undefined : navigation.action;
  const link = (phoneTarget && phone) ?? (emailTarget && email) ?? action?.label;
  const isLong = link !== undefined && line.length + link.length > STRIP_LETTERS_MAX;
  return (
    <div class={isLong ? "strip strip-long" : "strip"}>
      <div class="w">
        <p>{line}</p>
        {phoneTarget !== undefined ? (
          <a href={phoneTarget}>{phone}</a>
        ) : emailTarget !== undefined ? (
          <a href={emailTarget}>{email}</a>
        ) : (
          action !== undefined && <Link href={action.href}>{action.label}</Link>
        )}
      </div>
    </div>
  );
}

function NavigationList({ view, pagePath }: HeaderProps) {
  const shown = view.pages.filter((page) => page.hidden !== true);
  const paths = new Set(shown.map((page) => page.path));
  const mark = markSite(view);
  const all = view.document.navigation.items;
  const items = all.filter(
    // Nothing points at a page whose feature is off, or that has nothing to show yet.
    (item) => !item.href.startsWith("/") || paths.has(item.href.split("#")[0] ?? ""),
  );
  if (items.length === 0) return <HomeAlone view={view} pagePath={pagePath} />;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link
            href={item.href}
            current={item.href === pagePath}
            mark={mark("navigation", "items", all.indexOf(item), "label")}
          >
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A menu without entries would be a button that opens nothing. */
function HomeAlone({ view, pagePath }: HeaderProps) {
  const home = findPageByRole(view.pages, "home");
  return (
    <ul>
      <li>
        <Link href="/" current={pagePath === "/"}>
          {home?.label ?? view.words.home}
        </Link>
      </li>
    </ul>
  );
}

function Menu({ view, pagePath }: HeaderProps) {
  const { action } = view.document.navigation;
  return (
    <details class="menu">
      <summary>{view.words.menu}</summary>
      <nav aria-label={view.words.menu}>
        <NavigationList view={view} pagePath={pagePath} />
        {action !== undefined && safeHref(action.href) !== undefined && (
          <ActionLink
            action={action}
            isPrimary
            mark={markSite(view)("navigation", "action", "label")}
          />
        )}
      </nav>
    </details>
  );
}

export function Emblem({ view }: { view: RenderView }) {
  // The markup is drawn by this room from shapes and numbers.
  return <span class="emblem" dangerouslySetInnerHTML={{ __html: view.emblem }} />;
}
