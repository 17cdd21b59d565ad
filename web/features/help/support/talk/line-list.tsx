import { useLayoutEffect, useRef } from 'react';
import type { SupportLine } from '#shared/support/support.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import type { FilePath } from '#web/platform/api-path.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LineFile } from './line-file.tsx';

type Props = {
  messages: readonly SupportLine[];
  /** The side that looks at the list: its own messages are on the right. */
  own: SupportLine['from'];
  /** The last message that the other side has read. */
  readTo: number;
  isTyping: boolean;
  /** The call that returns a message's file. */
  fileOf: (seq: number) => FilePath;
};

const NEAR_END_PX = 80;

/**
 * The messages of a conversation; new ones are announced to screen readers and scrolled to, unless the user has
 * scrolled up.
 */
export function LineList({ messages, own, readTo, isTyping, fileOf }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const other = own === 'person' ? 'Destek' : 'Yazan';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls to the end
  useLayoutEffect(() => {
    if (isAtEnd.current) log.current?.scrollTo(0, log.current.scrollHeight);
  }, [messages.length]);
  const lastOwn = messages.findLast(({ from }) => from === own)?.seq ?? 0;
  const isRead = lastOwn > 0 && readTo >= lastOwn;
  return (
    <div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div
        ref={log}
        role="log"
        aria-label="Mesajlar"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
        }}
        className="relative max-h-[max(9rem,calc(92dvh_-_30rem))] min-h-20 overflow-y-auto overscroll-contain rounded-control"
      >
        <ol className="flex flex-col gap-2.5">
          {messages.map((line) => (
            <li
              key={line.seq}
              className={classNames(
                'max-w-[88%] rounded-sheet px-3 py-2',
                line.from === own ? 'self-end bg-petrol-tint' : 'self-start bg-sunk',
              )}
            >
              <p className="tabular text-sm text-ink-soft">
                {line.from === own ? 'Siz' : other}, {formatDateTime(new Date(line.at))}
              </p>
              <p className="break-words whitespace-pre-wrap">{line.text}</p>
              {line.file ? <LineFile path={fileOf(line.seq)} file={line.file} /> : null}
            </li>
          ))}
        </ol>
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: as above */}
      <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
        {isTyping ? `${other} yazıyor…` : isRead ? 'Okundu.' : ''}
      </p>
    </div>
  );
}
