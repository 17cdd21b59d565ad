import type { MouseEvent } from 'react';
import { Headset } from '#web/ui/icons.tsx';
import { requestSupport } from './support-request.ts';
import { useUnread } from './use-unread.ts';

const PLACE = [
  'fixed right-3 bottom-3 z-20 inline-flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border sm:px-4',
  'border-line-strong bg-sheet font-semibold text-petrol shadow-sheet hover:bg-petrol-tint print:hidden',
  // The question about storage comes first; on phones above the bottom bar of the search and of a listing.
  'in-[html:has([aria-label="Çerez_tercihleri"])]:hidden',
  'max-lg:in-[html:has([data-bottom-bar])]:bottom-[calc(4.75rem_+_env(safe-area-inset-bottom))]',
].join(' ');

/** In a bar beside other buttons: on a listing it must cover no date, price or button. */
const IN_BAR =
  'relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunk print:hidden sm:px-3';

type Props = { propertyId: number | undefined; isInBar?: boolean };

/**
 * The button of live support, in the corner of a page unless told otherwise. Without JavaScript it leads to the page
 * with the form.
 */
export function SupportButton({ propertyId, isInBar = false }: Props) {
  const unread = useUnread();
  function open(event: MouseEvent): void {
    event.preventDefault();
    requestSupport(propertyId);
  }
  return (
    <a href="/iletisim" aria-haspopup="dialog" onClick={open} className={isInBar ? IN_BAR : PLACE}>
      <Headset size={isInBar ? 20 : 22} aria-hidden="true" />
      {/* A narrow phone shows the icon alone; a screen reader still reads the word. */}
      <span className="max-sm:sr-only">Destek</span>
      {unread > 0 ? (
        <span className="tabular absolute -top-1.5 -right-1 min-w-6 rounded-full bg-petrol px-1.5 text-center text-sm leading-6 font-bold text-on-petrol">
          {unread}
          <span className="sr-only"> yeni mesaj</span>
        </span>
      ) : null}
    </a>
  );
}
