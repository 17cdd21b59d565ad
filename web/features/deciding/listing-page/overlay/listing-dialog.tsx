import { useRouter } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useEffect, useRef } from 'react';
import type { ListingSummary } from '#shared/listings.ts';
import { formatNumber } from '#shared/text/money.ts';
import { SaveButton } from '#web/features/deciding/saved-ads/index.ts';
import { SupportButton } from '#web/features/help/support/index.ts';
import { useDrawnPieces } from '#web/platform/speed/use-drawn-pieces.ts';
import { ChevronLeft, ChevronRight, X } from '#web/ui/icons.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';
import { pageTitle } from '../listing-head.ts';
// A dialog has no server-rendered page to show, so its late sections are loaded with it.
import '../late/all-late-sections.tsx';
import { ListingView } from '../listing-view.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { type Listing, useListing } from '../use-listing.ts';
import type { ListingList } from './listing-list.ts';
import { useNeighbours } from './use-neighbours.ts';

type Props = ListingList & { id: number; now: Date };

const TOOL =
  'inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:bg-sunk disabled:opacity-40';

/** Whether a key is meant for the listing, and not for a field, the gallery or a dialog above it. */
function isOwnKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return target instanceof HTMLElement && currentTarget.contains(target) && !target.closest('input, textarea, select');
}

/** Returns the focus to the card. The list scrolls only if another listing was opened in between. */
function focusCard(id: number, openedId: number): void {
  const link = document.querySelector<HTMLElement>(`[data-property="${id}"] a`);
  link?.focus({ preventScroll: true });
  if (id !== openedId) link?.closest('[data-property]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * First what the list already contains, then the rest, in pieces that another input can interrupt. A listing that was
 * opened before is completely cached: rendering it at once would block the key press that opened it.
 */
function useDrawnInPieces(listing: Listing): Listing {
  // The dialog itself is rendered as a deferred value, within which React would render a second one immediately.
  const mayBeWhole = useDrawnPieces(1) === 1;
  return { ...listing, detail: useDeferredValue(mayBeWhole ? listing.detail : undefined) };
}

/** A full listing over its list. Back, Escape and the button close it; the list stays as it was (D12). */
export function ListingDialog({ id, now, ...list }: Props) {
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const neighbours = useNeighbours(id, list);
  const listing = useDrawnInPieces(useListing(id, { summary: neighbours.current }));
  const close = () => router.history.back();
  const openedId = useRef(id);
  const lastId = useRef(id);
  useDocumentTitle(listing.summary && pageTitle(listing.summary));
  useEffect(() => {
    lastId.current = id;
    scroller.current?.scrollTo(0, 0);
  }, [id]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!isOwnKey(event)) return;
    if (event.key === 'ArrowLeft') neighbours.goBack?.();
    if (event.key === 'ArrowRight') neighbours.goOn?.();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-paper" />
        <Dialog.Content
          ref={scroller}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onInteractOutside={(event) => {
            // The help panel is beside the listing, which stays open.
            if (event.target instanceof Element && event.target.closest('[data-beside]')) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusCard(lastId.current, openedId.current);
          }}
          className="fixed inset-0 z-40 in-[html:has([data-beside])]:right-100 scroll-pt-16 scroll-pb-18 overflow-y-scroll overscroll-contain bg-paper text-ink outline-none"
        >
          <Toolbar neighbours={neighbours} summary={listing.summary} id={id} total={list.total} />
          <div className="page pt-4 md:pt-6">
            <ListingView
              key={id}
              listing={listing}
              now={now}
              wrapHeading={(heading: ReactNode) => <Dialog.Title asChild>{heading}</Dialog.Title>}
              onLeave={close}
              isInPieces
            />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type ToolbarProps = {
  neighbours: ReturnType<typeof useNeighbours>;
  summary: ListingSummary | undefined;
  id: number;
  total: number | undefined;
};

function Toolbar({ neighbours, summary, id, total }: ToolbarProps) {
  const title = summary?.title ?? 'Peyda';
  const { index, count, goBack, goOn } = neighbours;
  return (
    <div className="sticky top-0 z-30 border-b border-line bg-sheet print:hidden">
      <div className="page flex h-14 items-center gap-1">
        <Dialog.Close className="-ml-2 inline-flex min-h-11 min-w-11 items-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunk">
          <X size={20} aria-hidden="true" />
          <span className="max-sm:sr-only">Kapat</span>
        </Dialog.Close>
        <div className="ml-auto flex items-center gap-1">
          {index === undefined ? null : (
            <>
              <button type="button" className={TOOL} disabled={!goBack} onClick={goBack} aria-label="Önceki ilan">
                <ChevronLeft size={22} aria-hidden="true" />
              </button>
              <p className="tabular text-sm text-ink-soft" aria-live="polite">
                <span className="sr-only">{summary?.title} </span>
                <span aria-hidden="true" className="max-[359px]:hidden">
                  {formatNumber(index + 1)} / {formatNumber(total ?? count)}
                </span>
                <span className="sr-only">
                  {formatNumber(total ?? count)} ilandan {formatNumber(index + 1)}. ilan
                </span>
              </p>
              <button type="button" className={TOOL} disabled={!goOn} onClick={goOn} aria-label="Sonraki ilan">
                <ChevronRight size={22} aria-hidden="true" />
              </button>
            </>
          )}
          <SaveButton propertyId={id} title={title} isOnListing />
          <ShareButton path={`/ilan/${id}`} title={title} />
          <SupportButton propertyId={id} />
        </div>
      </div>
    </div>
  );
}
