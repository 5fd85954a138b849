/** @jsxImportSource preact */
// The footer of every page: who this is, where everything is, how to get in touch.
import { type Page, safeHref } from "../../design/room.ts";
import { Lines } from "../blocks/parts.tsx";
import { emailHref, phoneHref } from "../contact-facts.ts";
import { markSite } from "../slot-mark.ts";
import { menuLabelOf, type RenderView } from "../view.ts";
import { Emblem } from "./header.tsx";

const LEGAL_ROLES = new Set(["privacy", "accessibility"]);

export function Footer({ view, pagePath }: { view: RenderView; pagePath: string }) {
  const { identity, navigation } = view.document;
  const { footer } = view.direction;
  const shown = view.pages.filter((page) => page.hidden !== true);
  const pages = shown.filter((page) => !LEGAL_ROLES.has(page.role));
  const legal = shown.filter((page) => LEGAL_ROLES.has(page.role));
  const nameAsMenu = (page: Page): Page => ({ ...page, label: menuLabelOf(view, page) });
  const lineKeys =
    navigation.footerLine === undefined ? ["identity", "summary"] : ["navigation", "footerLine"];
  return (
    <footer class="foot">
      <div class="w">
        <div class="foot-lead">
          {footer.emblem && <Emblem view={view} />}
          <p class="foot-name">{view.shortName}</p>
          <p class="foot-line" {...markSite(view)(...lineKeys)}>
            {navigation.footerLine ?? identity.summary}
          </p>
        </div>
        <nav class="foot-nav" aria-label={view.words.footerNavigation}>
          <PageLinks pages={pages.map(nameAsMenu)} pagePath={pagePath} />
        </nav>
        <FooterContact view={view} />
        <div class="foot-legal">
          <p>© {identity.name}</p>
          <PageLinks pages={legal} pagePath={pagePath} />
        </div>
        {footer.bigName && (
          <p class="foot-big" aria-hidden="true">
            {view.shortName}
          </p>
        )}
      </div>
    </footer>
  );
}

function PageLinks({ pages, pagePath }: { pages: readonly Page[]; pagePath: string }) {
  return (
    <ul>
      {pages.map(({ path, label }) => (
        <li key={path}>
          <a href={path} aria-current={path === pagePath ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function FooterContact({ view }: { view: RenderView }) {
  const { phone, email, addressLines, openingHours, social } = view.contact;
  const { action } = view.document.navigation;
  const links = [
    phone === undefined ? undefined : { text: phone, href: phoneHref(phone) },
    email === undefined ? undefined : { text: email, href: emailHref(email) },
    ...social.map((address) => ({ text: readableHost(address), href: safeHref(address) })),
  ].filter((link) => link !== undefined);
  const isEmpty = links.length + addressLines.length + openingHours.length === 0;
  const actionHref = action === undefined ? undefined : safeHref(action.href);
  // Its place in the grid stays, but nobody is told of an address that is none.
  const Frame = isEmpty && actionHref === undefined ? "div" : "address";
  return (
    <Frame class="foot-contact">
      <Lines lines={addressLines} />
      {links.map(({ text, href }) =>
        href === undefined ? (
          <Lines key={text} lines={[text]} />
        ) : (
          [
            <a key={text} href={href}>
              {text}
            </a>,
            " ",
          ]
        ),
      )}
      <Lines lines={openingHours} />
      {isEmpty && action !== undefined && actionHref !== undefined && (
        <a href={actionHref}>{action.label}</a>
      )}
    </Frame>
  );
}

const readableHost = (address: string) =>
  address.replace(/^https?:\/\/(?:www\.)?/u, "").replace(/\/$/u, "");
