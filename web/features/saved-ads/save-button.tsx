import { useQueryClient } from '@tanstack/react-query';
import { requestLogin } from '#web/features/accounts/index.ts';
import { authToken } from '#web/platform/auth-token.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Heart } from '#web/ui/icons.tsx';
import { changeSaved } from './change-saved.ts';
import { isSaved, useIsSaved } from './saved-ids.ts';

type Props = {
  propertyId: number;
  /** The listing's title, so that a screen reader can tell the hearts apart. */
  title?: string;
  /** A heart on a picture, or a button with words beside others. */
  look?: 'heart' | 'words';
};

const LOOKS = {
  heart: 'size-11 rounded-full bg-sheet text-ink-soft shadow-sheet hover:text-red',
  words: 'min-h-11 gap-2 rounded-control border border-line-strong bg-sheet px-4 font-semibold text-ink hover:bg-sunk',
} as const;

/** Saves a listing or removes it (spec §4). A visitor is asked to log in first; then the listing is saved. */
export function SaveButton({ propertyId, title, look = 'heart' }: Props) {
  const queryClient = useQueryClient();
  const isOn = useIsSaved(propertyId);
  const isShort = look === 'words';

  function toggle(): void {
    if (authToken() !== undefined) {
      void changeSaved(queryClient, { propertyId, isWanted: !isSaved(propertyId), isShort });
      return;
    }
    requestLogin({
      tab: 'register',
      title: 'Üye Olun',
      message: 'İlanları kaydetmek için üye olmalısınız.',
      afterwards: () => void changeSaved(queryClient, { propertyId, isWanted: true, isShort }),
    });
  }

  return (
    <button
      type="button"
      // The heart's name never changes, so `aria-pressed` gives the state; the words of the button say it themselves.
      {...(look === 'heart'
        ? { 'aria-pressed': isOn, 'aria-label': `İlanı kaydet${title ? `: ${title}` : ''}` }
        : { 'aria-label': isOn ? 'Kaydedildi, kaydı kaldır' : 'Kaydet' })}
      onClick={toggle}
      // Hidden until the page is interactive: before that a click does nothing.
      className={classNames(
        'inline-flex items-center justify-center transition-colors duration-150 [html:not([data-hydrated])_&]:invisible',
        LOOKS[look],
      )}
    >
      <Heart size={20} aria-hidden="true" className={isOn ? 'fill-current text-red' : undefined} />
      {look === 'words' ? (isOn ? 'Kaydedildi' : 'Kaydet') : null}
    </button>
  );
}
