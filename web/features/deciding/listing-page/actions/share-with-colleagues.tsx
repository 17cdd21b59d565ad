import { useMember } from '#web/features/members/accounts/index.ts';
import { useIdle, useLoaded } from '#web/platform/use-loaded.ts';

/** Shares a listing with the organisations of the member, where they may: beside the link that anybody copies. */
export function ShareWithColleagues({ propertyId }: { propertyId: number }) {
  const user = useMember();
  const isIdle = useIdle();
  const Choices = useLoaded(
    isIdle && user !== undefined,
    async () => (await import('./colleague-choices.tsx')).ColleagueChoices,
  );
  return Choices && user ? <Choices user={user} propertyId={propertyId} /> : null;
}
