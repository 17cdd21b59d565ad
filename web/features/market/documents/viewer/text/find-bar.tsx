import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ChevronLeft, ChevronRight, X } from '#web/ui/icons.tsx';
import type { Viewer } from '../use-viewer.ts';
import { ICON_BUTTON } from '../viewer-controls.tsx';

/**
 * Searches all documents of a listing: Enter goes to the next hit and opens its document, Shift+Enter to the previous
 * one, Escape closes.
 */
export function FindBar({ viewer }: { viewer: Viewer }) {
  const { find, unread, addresses, setFindOpen } = viewer;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  function handleKey(event: KeyboardEvent): void {
    if (event.key === 'Enter') find.step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') setFindOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const hasHits = find.hits.length > 0;
  const label = addresses.length > 1 ? 'Belgelerde ara' : 'Belgede ara';
  return (
    <search className="flex flex-wrap items-center gap-1 border-b border-line bg-sheet px-2 py-1">
      <label className="flex min-w-0 grow items-center gap-2 text-sm md:max-w-96">
        <span className="sr-only">{label}</span>
        <input
          ref={input}
          value={find.query}
          placeholder={label}
          autoComplete="off"
          onChange={(event) => find.ask(event.target.value)}
          onKeyDown={handleKey}
          className="h-10 min-w-0 grow rounded-control border border-line-strong bg-paper px-3 text-ink"
        />
      </label>
      <p role="status" className="tabular px-1 text-sm text-ink-soft">
        {statusText(viewer)}
      </p>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label="Önceki sonuç"
        disabled={!hasHits}
        onClick={() => find.step(-1)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={ICON_BUTTON}
        aria-label="Sonraki sonuç"
        disabled={!hasHits}
        onClick={() => find.step(1)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </button>
      <button type="button" className={ICON_BUTTON} aria-label="Aramayı kapat" onClick={() => setFindOpen(false)}>
        <X size={20} aria-hidden="true" />
      </button>
      {unread === undefined ? null : <p className="w-full text-sm text-ink-soft">{unread}</p>}
    </search>
  );
}

function statusText({ find: { hits, at, query }, isLooking, unread }: Viewer): string {
  if (query.trim().length < 2) return '';
  if (at >= 0) return `${at + 1} / ${hits.length}`;
  if (hits.length > 0) return `Açık belgede yok, diğerlerinde ${hits.length} sonuç`;
  if (isLooking) return 'Aranıyor';
  return unread === undefined ? 'Bulunamadı' : 'Okunan sayfalarda yok';
}
