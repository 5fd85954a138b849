/** Messages as Anthropic speaks them. The schema is the input of a tool that has to be called. */
import { at, countAt, type Dialect, errorText, type ReplyPart, textAt } from "./dialect.ts";

const VERSION = "2023-06-01";
const TEMPERATURE = 0.6;
const TOOL = "answer";

export const anthropic: Dialect = {
  put({ model, apiKey }, { system, prompt, schema, outTokensMax }, without) {
    const tool = { name: TOOL, description: "Hands in the texts.", input_schema: schema };
    return {
      path: "/messages",
      headers: {
        "anthropic-version": VERSION,
        ...(apiKey === undefined ? {} : { "x-api-key": apiKey }),
      },
      body: {
        model,
        system,
        messages: [{ role: "user", content: prompt }],
        max_tokens: outTokensMax,
        stream: true,
        ...(without.has("temperature") ? {} : { temperature: TEMPERATURE }),
        ...(without.has("schema")
          ? {}
          : { tools: [tool], tool_choice: { type: "tool", name: TOOL } }),
      },
    };
  },
  hear(event) {
    const error = textAt(event, "type") === "error" ? errorText(event) || "unknown" : undefined;
    return {
      text: textAt(event, "delta", "text") ?? textAt(event, "delta", "partial_json"),
      thought: textAt(event, "delta", "thinking"),
      inTokens: countAt(event, "message", "usage", "input_tokens"),
      outTokens: countAt(event, "usage", "output_tokens"),
      ...(textAt(event, "delta", "stop_reason") === "max_tokens" ? { isCut: true } : {}),
      ...(error === undefined ? {} : { error }),
    };
  },
  hearWhole(answer): ReplyPart {
    const parts = at(answer, "content");
    const texts = (Array.isArray(parts) ? parts : []).map((part) => {
      const input = at(part, "input");
      return textAt(part, "text") ?? (input === undefined ? "" : JSON.stringify(input));
    });
    return {
      text: texts.join(""),
      inTokens: countAt(answer, "usage", "input_tokens"),
      outTokens: countAt(answer, "usage", "output_tokens"),
      ...(textAt(answer, "stop_reason") === "max_tokens" ? { isCut: true } : {}),
    };
  },
};
