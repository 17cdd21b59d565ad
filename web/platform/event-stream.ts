import { authToken } from './auth-token.ts';

const LONGEST_PAUSE_MS = 15_000;
/** The server sends a heartbeat every 15 seconds. */
const SILENT_MS = 40_000;

type Heard = {
  /** The id of the last received event, where the stream resumes; read on every connection. */
  readonly lastId: () => number;
  readonly onEvent: (event: string, data: unknown) => void;
  /** Whether the stream is connected; while it isn't, the caller may poll. */
  readonly onState: (isLive: boolean) => void;
};

/**
 * Follows a stream of server-sent events with the member's token, which `EventSource` can't send. Returns a function
 * that stops it.
 */
export function followEvents(path: string, heard: Heard): () => void {
  const ending = new AbortController();
  void follow(path, heard, ending.signal);
  return () => ending.abort();
}

async function follow(path: string, heard: Heard, ended: AbortSignal): Promise<void> {
  for (let pauseMs = 500; !ended.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    const wasLive = await connect(path, heard, ended).catch(() => false);
    if (ended.aborted) return;
    heard.onState(false);
    if (wasLive) pauseMs = 500;
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())));
  }
}

/** One connection until it ends; returns whether it was established. */
async function connect(path: string, { lastId, onEvent, onState }: Heard, ended: AbortSignal): Promise<boolean> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENT_MS);
  const token = authToken();
  const headers: Record<string, string> = {
    accept: 'text/event-stream',
    'last-event-id': String(lastId()),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  try {
    const signal = AbortSignal.any([ended, silent.signal]);
    const { ok, body } = await fetch(path, { credentials: 'include', headers, signal });
    if (!ok || !body) return false;
    onState(true);
    let text = '';
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }));
      if (done) return true;
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENT_MS);
      const blocks = (text + value).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event !== undefined && data !== undefined) onEvent(event, JSON.parse(data));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
