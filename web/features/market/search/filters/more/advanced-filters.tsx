import { PREMIUM_FILTERS } from '#shared/search-parameters.ts';
import { requestUpgrade, useSubscription } from '#web/features/members/subscription/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Lock } from '#web/ui/icons.tsx';
import type { FilterPanelProps } from '../filter-panel-props.ts';
import { AnnotationsFilter } from './annotations-filter.tsx';
import { DrawnFilters } from './drawn-filters.tsx';

/**
 * Filters on values that Peyda derives from notices (D27): for premium; everyone else sees what exists. The server
 * decides which are applied.
 */
export function AdvancedFilters(props: FilterPanelProps) {
  const { isPremium } = useSubscription();
  return (
    <section aria-labelledby="gelismis-filtreler" className="flex flex-col gap-6 border-t border-line pt-5">
      <p id="gelismis-filtreler" className="-mb-2 text-sm font-semibold">
        Gelişmiş filtreler <span className="font-normal text-ink-soft">· Premium</span>
      </p>
      {isPremium ? <OpenFilters {...props} /> : <LockedFilters />}
    </section>
  );
}

export function OpenFilters(props: FilterPanelProps) {
  const isAboutEstate = props.search.category === undefined || props.search.category === '1';
  return (
    <>
      {isAboutEstate ? (
        <>
          <DrawnFilters part="state" {...props} />
          <AnnotationsFilter {...props} />
          <DrawnFilters part="estateCost" {...props} />
        </>
      ) : null}
      <DrawnFilters part="cost" {...props} />
      {PREMIUM_FILTERS.some((name) => props.search[name] !== undefined) ? (
        <p className="text-sm text-ink-soft">
          Yalnızca ilanında bu bilgi yazanlar bulunur. Yazmayan ilan, koşul sağlanıyor ya da sağlanmıyor sayılmaz.
        </p>
      ) : null}
    </>
  );
}

function LockedFilters() {
  return (
    <div>
      <p className="text-sm text-ink-soft">
        Metrekare bedeli, KDV oranı, kullanım durumu, şerhler (ipotek, haciz, intifa), kıymet takdirinin tarihi,
        teminatın son günü ve toplam maliyet.
      </p>
      <Button
        look="secondary"
        className="mt-3"
        onClick={() => requestUpgrade('lockedField', { about: 'advancedFilters' })}
      >
        <Lock size={18} aria-hidden="true" />
        Gelişmiş filtreleri aç
      </Button>
    </div>
  );
}
