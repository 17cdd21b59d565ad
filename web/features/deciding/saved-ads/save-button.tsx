import { useQueryClient } from '@tanstack/react-query';
import { askToJoin } from '#web/features/members/accounts/index.ts';
import { authToken } from '#web/platform/auth-token.ts';
import { Heart } from '#web/ui/icons.tsx';
import { changeSaved } from './change-saved.ts';
import { isSaved, useIsSaved } from './saved-ids.ts';

type Props = {
  propertyId: number;
  /** The listing's title, so that screen readers can distinguish the hearts. */
  title?: string;
  /** On the listing itself: failures are reported in fewer words (spec §8). */
  isOnListing?: boolean;
};

/** Saves a listing or removes it (spec §4). A visitor is asked to log in first; then the listing is saved. */
export function SaveButton({ propertyId, title, isOnListing = false }: Props) {
  const queryClient = useQueryClient();
  const isOn = useIsSaved(propertyId);

  function toggle(): void {
    if (authToken() !== undefined) {
      void changeSaved(queryClient, { propertyId, isWanted: !isSaved(propertyId), isOnListing });
      return;
    }
    askToJoin(
      'İlanları kaydetmek için üye olmalısınız.',
      () => void changeSaved(queryClient, { propertyId, isWanted: true, isOnListing }),
    );
  }

  return (
    <button
      type="button"
      // The name never changes, so `aria-pressed` contains the state.
      aria-pressed={isOn}
      aria-label={`İlanı kaydet${title ? `: ${title}` : ''}`}
      onClick={toggle}
      // Hidden until the page is interactive: before that, a click has no effect.
      className="heart"
    >
      <Heart size={20} aria-hidden="true" className={isOn ? 'fill-current text-red' : undefined} />
    </button>
  );
}
