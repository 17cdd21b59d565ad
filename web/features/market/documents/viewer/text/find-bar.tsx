import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight, X } from '#web/ui/icons.tsx';
import { ICON_BUTTON } from '../viewer-controls.tsx';
import type { Find } from './use-find.ts';

/** Finds words in the open document: Enter leads to the next hit, Shift and Enter to the one before, Escape closes. */
export function FindBar({ find, unread }: { find: Find; unread: number }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') find.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { hits, at, query } = find;
  const isAsked = query.trim().length > 1;
  return (
    <search className="flex flex-wrap items-center gap-1 border-b border-line bg-sheet px-2 py-1">
      <label className="flex min-w-0 grow items-center gap-2 text-sm md:max-w-96">
        <span className="sr-only">Belgede ara</span>
        <input
          ref={input}
          value={query}
          placeholder="Belgede ara"
          autoComplete="off"
          onChange={(event) => find.ask(event.target.value)}
          onKeyDown={handleKey}
          className="h-10 min-w-0 grow rounded-control border border-line-strong bg-paper px-3 text-ink"
        />
      </label>
      <p role="status" className="tabular px-1 text-sm whitespace-nowrap text-ink-soft">
        {isAsked ? (hits.length > 0 ? `${at + 1} / ${hits.length}` : 'Bulunamadı') : ''}
      </p>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label="Önceki sonuç"
        disabled={hits.length === 0}
        onClick={() => find.step(-1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label="Sonraki sonuç"
        disabled={hits.length === 0}
        onClick={() => find.step(1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <button type="button" className={ICON_BUTTON} aria-label="Aramayı kapat" onClick={find.close}>
        <X size={20} aria-hidden="true" />
      </button>
      {unread > 0 ? (
        <p className="w-full text-sm text-ink-soft">{`${unread} sayfa okunmadı, o sayfalarda aranmıyor.`}</p>
      ) : null}
    </search>
  );
}
