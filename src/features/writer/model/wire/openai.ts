/**
 * Chat completions as OpenAI, Ollama, vLLM, LM Studio and llama.cpp speak them. Not the newer responses
 * endpoint, which some of these answer but ignore schemas on.
 */
import { at, countAt, type Dialect, errorText, type ReplyPart, textAt } from "./dialect.ts";

/** Enough for wording, too little for wandering. */
const TEMPERATURE = 0.6;

export const openai: Dialect = {
  put({ model, apiKey }, { step, system, prompt, schema, outTokensMax }, without) {
    const format = { name: step.replace(/[^a-z0-9_-]/g, "_"), strict: true, schema };
    return {
      path: "/chat/completions",
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body: {
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: prompt },
        ],
        stream: true,
        ...(without.has("usage") ? {} : { stream_options: { include_usage: true } }),
        // Models that think at length first take minutes for it on a laptop, and write no better for it.
        ...(without.has("thinking") ? {} : { reasoning_effort: "none" }),
        ...(without.has("temperature") ? {} : { temperature: TEMPERATURE }),
        // Newer models of OpenAI's know only the second name, older servers only the first.
        ...(without.has("length")
          ? { max_completion_tokens: outTokensMax }
          : { max_tokens: outTokensMax }),
        ...(without.has("schema")
          ? {}
          : { response_format: { type: "json_schema", json_schema: format } }),
      },
    };
  },
  hear: (event) => ({ ...hearChoice(event, "delta"), ...hearUsage(event) }),
  hearWhole: (answer) => ({ ...hearChoice(answer, "message"), ...hearUsage(answer) }),
};

function hearChoice(event: unknown, part: "delta" | "message"): ReplyPart {
  const error = errorText(event);
  // One answer was asked for: a second one, told between its words, is not heard.
  const first = at(event, "choices", 0);
  const choice = countAt(first, "index") ? undefined : first;
  return {
    text: contentOf(at(choice, part)),
    thought: textAt(choice, part, "reasoning_content") ?? textAt(choice, part, "reasoning"),
    ...(textAt(choice, "finish_reason") === "length" ? { isCut: true } : {}),
    ...(error === "" ? {} : { error }),
  };
}

/** A text, a list of its pieces, or what the model would call a tool with: some servers make one of the schema. */
function contentOf(message: unknown): string | undefined {
  const content = at(message, "content");
  if (typeof content === "string" && content !== "") return content;
  const pieces = Array.isArray(content) ? content.map((piece) => textAt(piece, "text") ?? "") : [];
  const said = pieces.join("");
  return said === "" ? textAt(message, "tool_calls", 0, "function", "arguments") : said;
}

const hearUsage = (event: unknown): ReplyPart => ({
  inTokens: countAt(event, "usage", "prompt_tokens"),
  outTokens: countAt(event, "usage", "completion_tokens"),
});
