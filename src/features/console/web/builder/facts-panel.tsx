/** @jsxImportSource preact */
/** What is true of the business: contact, address, hours, links, people. Pages, footer and search data follow. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Fact, FactKey } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import { Refusal } from "./refusal.tsx";
import type { Builder } from "./store.ts";
import { factPlace } from "./unsaved.ts";

const LENGTH_MAX = 500;
const GROUPS: readonly { title: string; keys: readonly FactKey[] }[] = [
  { title: "Contact", keys: ["phone", "email"] },
  {
    title: "Address",
    keys: ["street", "postal_code", "city", "region", "country", "service_area"],
  },
  { title: "Opening hours", keys: ["opening_hours"] },
  { title: "Social links", keys: ["social"] },
  { title: "People", keys: ["person"] },
  {
    title: "More",
    keys: ["legal_name", "founded", "registration", "vat_id", "website", "price", "other"],
  },
];

export function FactsPanel({ builder }: { builder: Builder }) {
  const { document, catalogue } = builder.opened.value ?? {};
  if (document === undefined || catalogue === undefined) return null;
  return (
    <div class="inspector-panel">
      <h2 class="panel-title">Facts</h2>
      {GROUPS.map(({ title, keys }) => (
        <section key={title} class="list">
          <h3>{title}</h3>
          {keys.map((key) => {
            const known = catalogue.facts.find(({ id }) => id === key);
            const facts = document.facts.filter((fact) => fact.key === key);
            const label = known?.title ?? key;
            return known?.isRepeated ? (
              <RepeatedFact key={key} builder={builder} factKey={key} label={label} facts={facts} />
            ) : (
              <FactField key={key} builder={builder} factKey={key} label={label} fact={facts[0]} />
            );
          })}
        </section>
      ))}
    </div>
  );
}

function RepeatedFact(props: {
  builder: Builder;
  factKey: FactKey;
  label: string;
  facts: readonly Fact[];
}) {
  const { builder, factKey, label, facts } = props;
  const [wantsMore, setAdding] = useState(false);
  const isAdding = wantsMore || builder.unsaved.texts.value[factPlace(factKey, undefined)];
  return (
    <>
      {facts.map((fact, at) => (
        <FactField
          key={fact.id}
          builder={builder}
          factKey={factKey}
          label={facts.length > 1 ? `${label} ${at + 1}` : label}
          fact={fact}
        />
      ))}
      {isAdding || facts.length === 0 ? (
        <FactField
          key={`new-${facts.length}`}
          builder={builder}
          factKey={factKey}
          label={facts.length === 0 ? label : `${label} ${facts.length + 1}`}
          fact={undefined}
          onDone={() => setAdding(false)}
        />
      ) : (
        <Button isSmall onClick={() => setAdding(true)}>
          Add {label.toLowerCase()}
        </Button>
      )}
    </>
  );
}

type FactFieldProps = {
  builder: Builder;
  factKey: FactKey;
  label: string;
  fact: Fact | undefined;
  onDone?: () => void;
};

/** What is typed, until it is saved or discarded. */
function useTypedFact({ builder, factKey, fact, onDone }: FactFieldProps, address: string) {
  const place = factPlace(factKey, fact?.id);
  const kept = builder.unsaved.texts.value[place];
  const [written, setTyped] = useState<string>();
  const typed = written ?? kept?.text;
  const sent = useRef<string | undefined>(undefined);
  const newest = useRef<string | undefined>(undefined);
  const settle = () => {
    setTyped(undefined);
    builder.unsaved.drop(place);
    builder.endTyping(address);
  };
  const save = async () => {
    const value = (typed ?? "").trim();
    if (typed === undefined || value === (fact?.value ?? "")) return settle();
    // Enter and leaving the field are one saving.
    if (sent.current === value) return;
    sent.current = value;
    const isDone = await builder.apply(
      fact !== undefined && value === ""
        ? { op: "remove-fact", id: fact.id }
        : { op: "set-fact", key: factKey, value, ...(fact && { id: fact.id }) },
    );
    sent.current = undefined;
    // What was written since is not saved yet.
    if (newest.current === written) builder.endTyping(address);
    // What was refused is kept by the builder.
    setTyped((now) => (now === written ? undefined : now));
    if (isDone) onDone?.();
  };
  const latest = useRef({ save, isUnsent: false });
  latest.current = { save, isUnsent: written !== undefined };
  useEffect(() => () => void (latest.current.isUnsent && latest.current.save()), []);
  const type = (text: string) => {
    newest.current = text;
    builder.typing.value = { address };
    setTyped(text);
  };
  return {
    ...{ value: typed ?? fact?.value ?? "", refusal: kept?.refusal ?? "" },
    ...{ type, save, discard: settle },
  };
}

function FactField(props: FactFieldProps) {
  const id = useId();
  const { value, refusal, type, save, discard } = useTypedFact(props, `fact ${id}`);
  return (
    <div class={refusal ? "field wrong" : "field"}>
      <label for={id}>{props.label}</label>
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={LENGTH_MAX}
        value={value}
        aria-describedby={refusal ? `${id}-error` : undefined}
        aria-invalid={refusal ? "true" : undefined}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={({ key }) => key === "Enter" && void save()}
      />
      <Refusal id={id} text={refusal} onDiscard={discard} />
    </div>
  );
}
