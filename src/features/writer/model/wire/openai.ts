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
  const choice = at(event, "choices", 0);
  const error = errorText(event);
  return {
    text: textAt(choice, part, "content"),
    thought: textAt(choice, part, "reasoning_content") ?? textAt(choice, part, "reasoning"),
    ...(textAt(choice, "finish_reason") === "length" ? { isCut: true } : {}),
    ...(error === "" ? {} : { error }),
  };
}

const hearUsage = (event: unknown): ReplyPart => ({
  inTokens: countAt(event, "usage", "prompt_tokens"),
  outTokens: countAt(event, "usage", "completion_tokens"),
});
