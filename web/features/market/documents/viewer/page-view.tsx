import { useEffect, useRef, useState } from 'react';
import type { PageText } from '#shared/read-documents/document-texts.ts';
import { DocumentFailure, type FailureReason } from '../decode/document-failure.ts';
import type { PagedDocument } from '../decode/paged-document.ts';
import type { PlacedPage } from './page-layout.ts';
import { PageWords } from './text/page-words.tsx';
import { UnreadPage } from './text/unread-page.tsx';
import type { Find } from './text/use-find.ts';

/**
 * How long a page must stay near the view before it is drawn, and how long its size must stay the same before it is
 * redrawn.
 */
const REST_MS = 60;
const REDRAW_REST_MS = 160;

type Props = {
  document: PagedDocument;
  index: number;
  placed: PlacedPage;
  left: number;
  onFail(index: number, reason: FailureReason): void;
  onDrawn(index: number): void;
  text: PageText | undefined;
  find: Find;
};

/** One page, drawn while it is near the view. */
export function PageView({ document, index, placed, left, onFail, onDrawn, text, find }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { width } = placed;

  useEffect(() => {
    const element = host.current;
    const abort = new AbortController();
    const rest = isDrawn.current ? REDRAW_REST_MS : index === 0 ? 0 : REST_MS;
    async function draw(): Promise<void> {
      if (!element) return;
      try {
        await document.drawPage(index, element, { width, isThumbnail: false, signal: abort.signal });
        if (abort.signal.aborted) return;
        isDrawn.current = true;
        onDrawn(index);
      } catch (error) {
        if (abort.signal.aborted) return;
        setHasFailed(true);
        onFail(index, error instanceof DocumentFailure ? error.reason : 'unsupported');
      }
    }
    // The first page is drawn at once.
    const timer = rest === 0 ? void draw() : setTimeout(draw, rest);
    return () => {
      if (timer !== undefined) clearTimeout(timer);
      abort.abort();
    };
  }, [document, index, width, onFail, onDrawn]);

  useEffect(() => {
    const element = host.current;
    return () => {
      if (element) document.release(element);
    };
  }, [document]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a page is not a fieldset
    <div
      role="group"
      aria-label={`${index + 1}. sayfa`}
      data-page={index + 1}
      className="absolute overflow-hidden bg-white text-[#15202b] shadow-sheet"
      style={{ top: placed.top, left, width, height: placed.height }}
    >
      <div ref={host} className="relative size-full" />
      {text ? (
        <PageWords
          text={text}
          hits={find.shown.filter((hit) => hit.page === text.page)}
          current={find.current}
          height={placed.height}
        />
      ) : null}
      {text ? (
        <UnreadPage
          text={text}
          className="absolute inset-x-0 top-0 border-b border-[#b35c00] bg-[#fff4e6] px-3 py-1.5 text-sm"
        />
      ) : null}
      {hasFailed ? (
        <p className="absolute inset-0 flex items-center justify-center p-6 text-center">Bu sayfa gösterilemiyor.</p>
      ) : null}
    </div>
  );
}
