import { useQueryClient } from '@tanstack/react-query';
import { requestLogin } from '#web/features/accounts/index.ts';
import { authToken } from '#web/platform/auth-token.ts';
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
  heart: 'heart',
  words:
    'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong bg-sheet px-4 font-semibold text-ink transition-colors duration-150 hover:bg-sunk [html:not([data-hydrated])_&]:invisible',
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
      className={LOOKS[look]}
    >
      <Heart size={20} aria-hidden="true" className={isOn ? 'fill-current text-red' : undefined} />
      {look === 'words' ? (isOn ? 'Kaydedildi' : 'Kaydet') : null}
    </button>
  );
}
