/** What is true of the business: contact, address, hours, links, people. Pages, footer and search data follow. */
import { useId, useRef, useState } from "preact/hooks";
import type { Fact, FactKey } from "../../../design/room.ts";
import { Button } from "../parts/button.tsx";
import type { Builder } from "./store.ts";

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
  const [isAdding, setAdding] = useState(false);
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

/** What is typed, until it is saved or refused. */
function useTypedFact({ builder, factKey, fact, onDone }: FactFieldProps, address: string) {
  const [typed, setTyped] = useState<string>();
  const [refusal, setRefusal] = useState("");
  const sent = useRef<string | undefined>(undefined);
  const save = async () => {
    const value = (typed ?? "").trim();
    if (typed === undefined || value === (fact?.value ?? "")) {
      builder.endTyping(address);
      return;
    }
    // Enter and leaving the field are one saving.
    if (sent.current === value) return;
    sent.current = value;
    const isDone =
      value !== ""
        ? await builder.apply({ op: "set-fact", key: factKey, value, ...(fact && { id: fact.id }) })
        : fact !== undefined && (await builder.apply({ op: "remove-fact", id: fact.id }));
    sent.current = undefined;
    builder.endTyping(address);
    setRefusal(isDone ? "" : (builder.refusals.value[factKey] ?? "This could not be saved."));
    if (!isDone) return;
    setTyped((now) => (now === typed ? undefined : now));
    onDone?.();
  };
  const type = (text: string) => {
    builder.typing.value = { address };
    setTyped(text);
  };
  return { value: typed ?? fact?.value ?? "", refusal, type, save };
}

function FactField(props: FactFieldProps) {
  const id = useId();
  const { value, refusal, type, save } = useTypedFact(props, `fact ${id}`);
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
      {refusal && (
        <p class="error" id={`${id}-error`}>
          {refusal}
        </p>
      )}
    </div>
  );
}
