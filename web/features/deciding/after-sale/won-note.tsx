import { useQuery } from '@tanstack/react-query';
import { useMember } from '#web/features/members/accounts/index.ts';
import { useLoaded } from '#web/platform/use-loaded.ts';
import { Gavel } from '#web/ui/icons.tsx';
import { wonSaleQuery } from './won-sale-calls.ts';

const LINK =
  'inline-flex min-h-9 items-center gap-2 self-start rounded-control text-sm font-semibold text-petrol hover:underline print:hidden';

/** On a finished listing: the dates of the member who won it, and a link to the guide. */
export function WonNote({ propertyId, now }: { propertyId: number; now: Date }) {
  const { data } = useQuery(wonSaleQuery(useMember(), propertyId));
  const isWon = data?.wonSale !== null && data?.wonSale !== undefined;
  // Loaded only for the winner.
  const OwnDates = useLoaded(isWon, async () => (await import('./own-dates.tsx')).OwnDates);
  return (
    <div className="flex flex-col gap-3 text-sm">
      {isWon && OwnDates ? (
        <section aria-label="Kazandığınız ihalenin süreleri" className="border-t border-line pt-3">
          <OwnDates dates={data.dates} now={now} isShort />
        </section>
      ) : null}
      <WonGuideLink propertyId={propertyId}>
        {isWon ? 'Yapılacaklar ve dilekçeler' : 'Siz mi kazandınız? Tarihleriniz ve yapılacaklar'}
      </WonGuideLink>
    </div>
  );
}

/** A link to the guide for the winner of a listing's sale. */
export function WonGuideLink({ propertyId, children }: { propertyId: number; children: string }) {
  return (
    <a href={`/ilan/${propertyId}/kazandim`} className={LINK}>
      <Gavel size={18} aria-hidden="true" />
      {children}
    </a>
  );
}
