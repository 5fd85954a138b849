/** @jsxImportSource preact */
/** The frame of pages for those who are not signed in: the mark, one card, nothing else. */
import type { ComponentChildren } from "preact";
import type { Brand } from "../api-types.ts";
import { useTitle } from "../parts/page.tsx";
import { OWN_COLOUR, useBrandColour } from "../shell/brand-style.ts";

export function Outside(props: {
  title: string;
  intro?: string;
  /** Of the account that the page is for, where it goes by a name of its own. */
  brand?: Brand | null | undefined;
  children: ComponentChildren;
}) {
  useTitle(props.title);
  return (
    <div class="outside-page">
      {props.brand ? <BrandBand brand={props.brand} /> : <Board />}
      <article class="card">
        <h1 tabIndex={-1}>{props.title}</h1>
        {props.intro && <p class="intro">{props.intro}</p>}
        {props.children}
      </article>
    </div>
  );
}

function BrandBand({ brand: { name, logoUrl, colour } }: { brand: Brand }) {
  const band = useBrandColour<HTMLParagraphElement>(colour ?? OWN_COLOUR);
  return (
    <p class="brand-band" ref={band}>
      {logoUrl && <img src={logoUrl} alt="" />}
      <span>{name}</span>
    </p>
  );
}

function Board() {
  return (
    <div class="board">
      <Joinery />
      <p>Sitewright</p>
    </div>
  );
}

/** The mark at work: boards joined by dovetails. */
function Joinery() {
  const tails = [0, 1, 2, 3, 4, 5, 6, 7];
  return (
    <svg
      class="joinery"
      viewBox="0 0 800 260"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width="800" height="260" />
      <path
        d={`M0 0H800V120${tails
          .map((at) => `H${800 - at * 100 - 30}l14 68h-68l14-68`)
          .join("")}H0z`}
      />
      <path
        class="grain"
        d="M0 22q200 14 400 2t400 4M0 48q180 18 420 4t380 6M0 76q260 -14 430 6t370 -4M0 100q240 10 380 -2t420 6"
      />
    </svg>
  );
}
