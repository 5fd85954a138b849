/** @jsxImportSource preact */
/** Images on their way to the service: each with its progress, and its own reason when it is refused. */
import { useRef, useState } from "preact/hooks";
import { readError } from "../call.ts";
import { say } from "../notices.ts";
import { Button } from "../parts/button.tsx";
import { refresh } from "../query.ts";

type Upload = { key: number; file: File; progress: number; problem: string };
export type Uploads = {
  readonly all: readonly Upload[];
  add(files: File[]): void;
  retry(upload: Upload): void;
  drop(upload: Upload): void;
};

/** Sends one after the other: an account has few places for images that are being developed. */
export function useUploads(siteId: string): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([]);
  const queue = useRef<Upload[]>([]);
  const isSending = useRef(false);
  const next = useRef(0);
  const change = (key: number, part: Partial<Upload>) =>
    setAll((list) => list.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const drop = ({ key }: Upload) => setAll((list) => list.filter((one) => one.key !== key));
  const work = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (let one = queue.current.shift(); one; one = queue.current.shift()) {
      const { key } = one;
      const problem = await sendFile(siteId, one.file, (progress) => change(key, { progress }));
      if (problem) change(key, { problem });
      else {
        drop(one);
        say(`${one.file.name} was added.`);
        await refresh("gallery.");
      }
    }
    isSending.current = false;
  };
  const enqueue = (list: Upload[]) => {
    queue.current.push(...list);
    void work();
  };
  return {
    all,
    add(files) {
      const list = files.map((file) => {
        next.current += 1;
        return { key: next.current, file, progress: 0, problem: "" };
      });
      setAll((known) => [...known, ...list]);
      enqueue(list);
    },
    retry(upload) {
      change(upload.key, { problem: "", progress: 0 });
      enqueue([upload]);
    },
    drop,
  };
}

/** Only this older interface of browsers tells how much has been sent. Answers what went wrong. */
function sendFile(siteId: string, file: File, tell: (progress: number) => void): Promise<string> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const body = new FormData();
    body.set("file", file);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      tell(Math.round((loaded / Math.max(1, total)) * 100)),
    );
    request.addEventListener("load", () => {
      const isTaken = request.status >= 200 && request.status < 300;
      resolve(isTaken ? "" : readError(request.status, parse(request.responseText)).message);
    });
    request.addEventListener("error", () => resolve("The service cannot be reached."));
    request.open("POST", `/console/api/gallery.add?siteId=${encodeURIComponent(siteId)}`);
    request.send(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.all.length === 0) return null;
  return (
    <ul class="uploads">
      {uploads.all.map((upload) => (
        <li key={upload.key}>
          <span class="row-main">{upload.file.name}</span>
          {upload.problem ? (
            <>
              <span class="error">{upload.problem}</span>
              <Button isSmall onClick={() => uploads.retry(upload)}>
                Try again
              </Button>
              <Button isSmall look="quiet" onClick={() => uploads.drop(upload)}>
                Dismiss
              </Button>
            </>
          ) : (
            <progress max={100} value={upload.progress} aria-label={upload.file.name} />
          )}
        </li>
      ))}
    </ul>
  );
}
