import { SavedAdsGate } from '#web/features/deciding/saved-ads/index.ts';
import { SupportGate } from '#web/features/help/support/index.ts';
import { AccountGate } from '#web/features/members/accounts/index.ts';
import { SubscriptionGate } from '#web/features/members/subscription/index.ts';

/** Is on every page once and shows nothing until somebody asks for it, also before its code has come. */
export function LateGates({ isInSite }: { isInSite: boolean }) {
  return (
    <>
      {isInSite ? (
        <>
          <SubscriptionGate />
          <SupportGate />
        </>
      ) : null}
      <AccountGate />
      {isInSite ? <SavedAdsGate /> : null}
    </>
  );
}
