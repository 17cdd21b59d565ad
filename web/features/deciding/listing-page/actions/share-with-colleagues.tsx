import { useMember } from '#web/features/members/accounts/index.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** Shares a listing with the member's organisations where the member may, beside the button that copies the link. */
export function ShareWithColleagues({ propertyId }: { propertyId: number }) {
  const user = useMember();
  const isIdle = useIdle();
  const Choices = useLoaded(
    isIdle && user !== undefined,
    async () => (await import('./colleague-choices.tsx')).ColleagueChoices,
  );
  return Choices && user ? <Choices user={user} propertyId={propertyId} /> : null;
}
