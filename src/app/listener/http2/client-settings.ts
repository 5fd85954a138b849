/** What a client's SETTINGS frame asks of us (RFC 9113, section 6.5.2). Pure. */
import type { Frame } from "./frame-reader.ts";
import { ConnectionError, ERROR, FRAME_BYTES_MAX, SETTING, WINDOW_MAX } from "./frames.ts";

export type ClientSettings = { streamWindow?: number; tableBytes?: number };

const SETTING_BYTES = 6;
const LARGEST_FRAME_BYTES_MAX = 2 ** 24 - 1;

/** Throws `ConnectionError`. */
export function readSettings({ payload }: Frame): ClientSettings {
  if (payload.length % SETTING_BYTES !== 0)
    throw new ConnectionError(ERROR.frameSize, "a setting is cut off");
  const settings: ClientSettings = {};
  for (let at = 0; at < payload.length; at += SETTING_BYTES) {
    const name = payload.readUInt16BE(at);
    const value = payload.readUInt32BE(at + 2);
    if (name === SETTING.tableBytes) settings.tableBytes = value;
    else if (name === SETTING.initialWindow) settings.streamWindow = checkWindow(value);
    else check(name, value);
  }
  return settings;
}

function checkWindow(value: number): number {
  if (value > WINDOW_MAX) throw new ConnectionError(ERROR.flowControl, "a window is too large");
  return value;
}

/** What we make no use of: we push nothing, and send no frame that is larger than every client takes. */
function check(name: number, value: number): void {
  const isFit =
    name === SETTING.push
      ? value <= 1
      : name !== SETTING.frameBytesMax ||
        (value >= FRAME_BYTES_MAX && value <= LARGEST_FRAME_BYTES_MAX);
  if (!isFit) throw new ConnectionError(ERROR.protocol, "a setting has no such value");
}
