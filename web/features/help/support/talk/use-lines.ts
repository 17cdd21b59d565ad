import { useCallback, useEffect, useRef, useState } from 'react';
import type { SupportLine, SupportMarks } from '#shared/support/support.ts';
import { SUPPORT_POLL_MS, TYPING_SHOWN_MS } from '#shared/support/support-rules.ts';
import type { FilePath } from '#web/platform/api-path.ts';
import { followEvents } from '#web/platform/event-stream.ts';
import { logWarning } from '#web/platform/log-warning.ts';
import { addLines, type Told } from './add-lines.ts';

type Followed = {
  readonly first: Told;
  /** The stream of a conversation. */
  readonly streamOf: (id: number) => FilePath;
  /** Requests the messages after a given one of a conversation; both are 0 if there is none yet. */
  readonly ask: (id: number, after: number) => Promise<Told>;
};

/** A conversation that is kept up to date by its stream, or by polling while the stream is down. */
export function useLines({ first, streamOf, ask }: Followed) {
  const [told, setTold] = useState(first);
  const [isTyping, setTyping] = useState(false);
  const [isLive, setLive] = useState(true);
  const now = useRef({ told, streamOf, ask });
  now.current = { told, streamOf, ask };
  const id = told.marks?.id;

  const askNow = useCallback(async (): Promise<void> => {
    const { marks, messages } = now.current.told;
    const more = await now.current.ask(marks?.id ?? 0, messages.at(-1)?.seq ?? 0);
    setTold((known) => addLines(known, more));
  }, []);

  useEffect(() => {
    if (id === undefined) return undefined;
    let typing: ReturnType<typeof setTimeout> | undefined;
    const stop = followEvents(now.current.streamOf(id), {
      lastId: () => now.current.told.messages.at(-1)?.seq ?? 0,
      onState: setLive,
      onEvent: (event, data) => {
        clearTimeout(typing);
        setTyping(event === 'typing');
        if (event === 'typing') typing = setTimeout(() => setTyping(false), TYPING_SHOWN_MS);
        // safe: the events of our stream (server/features/help/support/support-stream-routes.ts)
        if (event === 'message') setTold((known) => addLines(known, { marks: null, messages: [data as SupportLine] }));
        if (event === 'marks') setTold((known) => addLines(known, { marks: data as SupportMarks, messages: [] }));
      },
    });
    return () => {
      stop();
      clearTimeout(typing);
    };
  }, [id]);

  useEffect(() => {
    if (isLive || id === undefined) return undefined;
    const poll = () => askNow().catch((error: unknown) => logWarning('Support could not be asked.', error));
    void poll();
    const timer = setInterval(() => void poll(), SUPPORT_POLL_MS);
    return () => clearInterval(timer);
  }, [isLive, id, askNow]);

  return { ...told, isTyping, isLive, askNow };
}

/** Reports to the other side the last of its messages that this window shows, while the page is visible. */
export function useReadMark(
  { messages }: Told,
  other: SupportLine['from'],
  readTo: number,
  tell: (seq: number) => void,
) {
  const latest = useRef(tell);
  latest.current = tell;
  const last = messages.findLast(({ from }) => from === other)?.seq ?? 0;
  useEffect(() => {
    if (last <= readTo) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') latest.current(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [last, readTo]);
}
