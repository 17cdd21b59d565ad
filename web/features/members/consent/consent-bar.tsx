import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.tsx';
import { chooseStorage, leaveStorageChoice, storageChoice } from './preferences.ts';
import { useRoomBelow } from './use-room-below.ts';

export type ConsentBarProps = {
  /** Whether the visitor reopened the question to change the answer. */
  isChanging: boolean;
};

const PLACE = [
  // One layer at a time (D50): the bar reappears when the dialog is closed.
  'in-[html:has([role=dialog])]:invisible',
  'animate-fade-in fixed inset-x-0 bottom-0 z-30 border-t border-line bg-sheet shadow-sheet print:hidden',
  // On phones, above the bottom bar of the search and of a listing.
  'max-lg:in-[html:has([data-bottom-bar=true])]:bottom-[calc(4.5rem_+_env(safe-area-inset-bottom))]',
  'max-lg:in-[html:not(:has([data-bottom-bar=true])):has([data-bottom-bar=tall])]:bottom-[calc(101px_+_env(safe-area-inset-bottom))]',
  'max-lg:in-[html:not(:has([data-bottom-bar=true],[data-bottom-bar=tall])):has([data-bottom-bar=slim])]:bottom-[calc(55px_+_env(safe-area-inset-bottom))]',
].join(' ');

/**
 * Asks what this browser may store. A bar, not a dialog: the page stays readable and usable. Yes and no take one click
 * each; no answer counts as no.
 */
export function ConsentBar({ isChanging }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null);
  useRoomBelow(bar);
  useFocus(bar, isChanging);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isChanging) leaveStorageChoice();
  }
  return (
    <section
      ref={bar}
      data-storage-question
      aria-label="Çerez tercihleri"
      tabIndex={-1}
      className={PLACE}
      onKeyDown={onKeyDown}
    >
      <div className="page flex flex-col gap-x-8 gap-y-2 py-3 md:flex-row md:items-center">
        <div className="text-sm md:flex-1">
          {isChanging ? <p className="font-semibold">{currentChoice()}</p> : null}
          <p>Zorunlu kayıtların yanında, izninizle görünüm gibi tercihlerinizi de bu tarayıcıda saklarız.</p>
          <p>
            Ölçüm ve reklam çerezi yok.{' '}
            <Link
              to="/cerez-politikasi"
              className="inline-block py-0.5 font-semibold text-petrol underline underline-offset-4"
            >
              Çerez politikası
            </Link>
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Button look="secondary" className="flex-1 md:w-36 md:flex-none" onClick={() => chooseStorage('necessary')}>
            Reddet
          </Button>
          <Button look="secondary" className="flex-1 md:w-36 md:flex-none" onClick={() => chooseStorage('all')}>
            Kabul et
          </Button>
          {isChanging ? (
            <Button look="quiet" className="px-3" aria-label="Değiştirmeden kapat" onClick={leaveStorageChoice}>
              <X size={20} aria-hidden="true" />
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function currentChoice(): string {
  const choice = storageChoice();
  if (choice === undefined) return 'Henüz bir seçim yapmadınız.';
  return choice === 'all'
    ? 'Şu anki seçiminiz: tercihler de saklanıyor.'
    : 'Şu anki seçiminiz: yalnızca zorunlu kayıtlar.';
}

/** Moves the focus to the bar when it was opened on request, and back when it closes. Otherwise the focus stays. */
function useFocus(bar: RefObject<HTMLElement | null>, isChanging: boolean): void {
  useEffect(() => {
    if (!isChanging) return undefined;
    const before = document.activeElement;
    bar.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [bar, isChanging]);
}
