import type { MouseEvent } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CircleHelp } from '#web/ui/icons.tsx';
import { requestSupport } from './support-request.ts';
import { useUnread } from './use-unread.ts';

/**
 * The button that opens help, in a bar beside other buttons, so that it covers nothing. Without JavaScript it links to
 * the page with the form.
 */
export function SupportButton({ propertyId, className }: { propertyId: number | undefined; className?: string }) {
  const unread = useUnread();
  function open(event: MouseEvent): void {
    event.preventDefault();
    requestSupport(propertyId);
  }
  return (
    <a
      href="/iletisim"
      aria-haspopup="dialog"
      onClick={open}
      className={classNames(
        'relative min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold text-ink hover:bg-sunk print:hidden',
        className ?? 'inline-flex',
      )}
    >
      <CircleHelp size={20} aria-hidden="true" />
      {/* A narrow window shows only the icon; a screen reader still reads the word. */}
      <span className="max-lg:sr-only">Yardım</span>
      {unread > 0 ? (
        <span className="tabular absolute top-0 right-0 min-w-5 rounded-full bg-petrol px-1 text-center text-xs leading-5 font-bold text-on-petrol">
          {unread}
          <span className="sr-only"> yeni mesaj</span>
        </span>
      ) : null}
    </a>
  );
}

/**
 * The button that opens help on every page: on a listing and the pages below it, the message is about the listing. In a
 * very narrow window, or with very large fonts, it is only in the footer.
 */
export function HelpEntry({ path }: { path: string }) {
  const [, listing] = /^\/ilan\/(\d{1,15})(?:\/.+)?$/.exec(path) ?? [];
  return (
    <SupportButton
      propertyId={listing === undefined ? undefined : Number(listing)}
      className="hidden min-[22.5rem]:inline-flex"
    />
  );
}

/** The button in the footer. Without JavaScript it links to the page with the form. */
export function WriteToUs({ className }: { className: string }) {
  function open(event: MouseEvent): void {
    event.preventDefault();
    requestSupport();
  }
  return (
    <a href="/iletisim" aria-haspopup="dialog" onClick={open} className={className}>
      Mesaj yazın
    </a>
  );
}
