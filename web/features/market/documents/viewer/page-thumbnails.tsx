import { useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PagedDocument } from '../decode/paged-document.ts';

const WIDTH_PX = 92;
/** A4, for pages of unknown size. */
const SHEET_RATIO = Math.SQRT2;

type Props = { document: PagedDocument; page: number; onPick(page: number): void };

/** Thumbnails of all pages; each is drawn when it scrolls into view. */
export function PageThumbnails({ document, page, onPick }: Props) {
  return (
    <ol aria-label="Sayfalar" className="grid grid-cols-[repeat(auto-fill,minmax(92px,1fr))] gap-x-2 gap-y-3">
      {document.sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages never change places
        <li key={index} className="flex justify-center">
          <Thumbnail
            document={document}
            index={index}
            height={Math.min(160, Math.max(24, (WIDTH_PX * size.height) / size.width || WIDTH_PX * SHEET_RATIO))}
            isCurrent={index === page}
            onPick={onPick}
          />
        </li>
      ))}
    </ol>
  );
}

type ThumbnailProps = {
  document: PagedDocument;
  index: number;
  height: number;
  isCurrent: boolean;
  onPick(page: number): void;
};

function Thumbnail({ document, index, height, isCurrent, onPick }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const host = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const abort = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // The failure is shown on the page itself; the thumbnail stays empty.
      document
        .drawPage(index, element, { width: WIDTH_PX, isThumbnail: true, signal: abort.signal })
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      abort.abort();
      document.release(element);
    };
  }, [document, index]);

  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);

  return (
    <button
      ref={button}
      type="button"
      aria-label={`${index + 1}. sayfaya git`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onPick(index)}
      className="group flex flex-col items-center gap-1 rounded-control text-xs text-ink-soft"
    >
      <span
        ref={host}
        aria-hidden="true"
        className={classNames(
          'block overflow-hidden bg-white outline-2 outline-offset-2',
          isCurrent ? 'outline-petrol' : 'outline-transparent group-hover:outline-line-strong',
        )}
        style={{ width: WIDTH_PX, height }}
      />
      <span className={classNames('tabular mt-0.5', isCurrent && 'font-semibold text-ink')}>{index + 1}</span>
    </button>
  );
}
