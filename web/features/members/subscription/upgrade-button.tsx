import { classNames } from '#web/ui/class-names.ts';
import { Crown } from '#web/ui/icons.tsx';
import { useSubscription } from './state/subscription-state.ts';
import { requestUpgrade } from './upgrade-request.ts';

/** Opens the subscription dialog, and shows the state of the subscription on every page. */
export function UpgradeButton() {
  const { kind, trialDaysLeft } = useSubscription();
  const isTrial = kind === 'trial' && trialDaysLeft !== undefined;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isTrial ? `Premium deneme: ${trialDaysLeft} gün kaldı` : LABELS[kind]}
      onClick={() => requestUpgrade('offer')}
      className={classNames(
        'tabular inline-flex min-h-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold whitespace-nowrap text-petrol min-[400px]:px-3 min-[400px]:text-base',
        kind === 'free' ? 'hover:bg-petrol-tint' : 'bg-petrol-tint',
      )}
    >
      <Crown
        size={20}
        aria-hidden="true"
        className={classNames('max-[359px]:hidden', kind === 'paid' && 'fill-current')}
      />
      {isTrial ? (
        <span>
          <span className="max-[479px]:hidden">Deneme: </span>
          {trialDaysLeft} gün
        </span>
      ) : (
        'Premium'
      )}
    </button>
  );
}

const LABELS = {
  free: 'Premium üyelik seçenekleri',
  trial: 'Premium deneme sürüyor',
  paid: 'Premium üyeliğiniz',
} as const;
