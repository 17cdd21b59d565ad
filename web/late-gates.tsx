import { SavedAdsGate } from '#web/features/deciding/saved-ads/index.ts';
import { SupportGate } from '#web/features/help/support/index.ts';
import { AccountGate } from '#web/features/members/accounts/index.ts';
import { SubscriptionGate } from '#web/features/members/subscription/index.ts';

/** Mounted once on every page; shows nothing until a request, which may be made before its code is loaded. */
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
