import type { ListingSummary } from '#shared/listings.ts';
import { Wallet } from '#web/ui/icons.tsx';

type Props = { property: Pick<ListingSummary, 'title'>; onPress: () => void };

/** Opens the breakdown of a listing's price; as quiet on a card as the button for comparing. */
export function PriceButton({ property: { title }, onPress }: Props) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Bedel ve masraflar: ${title}`}
      title="Bedel ve masraflar"
      onClick={onPress}
      className="compare-mark"
    >
      <Wallet size={20} aria-hidden="true" />
    </button>
  );
}
