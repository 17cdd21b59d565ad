import { CATEGORY_LABELS, type CategoryNumber } from '#shared/kinds/kinds.ts';
import type { Landing } from '#shared/landing.ts';
import { feedPath, landingPath } from '#shared/landing-address.ts';
import { LEAST_ENDED } from '#shared/outcomes/outcome-rules.ts';
import { breadcrumbData, type Crumb } from '#web/platform/breadcrumb-data.ts';
import { pageHead } from '#web/platform/page-head.ts';
import type { LoadedLanding } from './load-landing.ts';
import { outcomesData } from './outcomes-data.ts';

/** The place in the form that addresses are built from. */
export function placeOf({ province, district, category }: Landing) {
  return { province: province ?? undefined, district: district ?? undefined, category: category ?? undefined };
}

/** The label of a kind in the row of kinds; null means all kinds. */
export function kindLabel(category: CategoryNumber | null): string {
  return category === null ? 'Tümü' : CATEGORY_LABELS[category];
}

/** The breadcrumbs from home to the place, widest area first. */
export function landingCrumbs(landing: Landing): Crumb[] {
  const { province, district, category } = placeOf(landing);
  return [
    { title: 'Ana sayfa', path: '/' },
    { title: 'İcra ihaleleri', path: landingPath({}) },
    ...(province ? [{ title: province, path: landingPath({ province }) }] : []),
    ...(province && district ? [{ title: district, path: landingPath({ province, district }) }] : []),
    ...(category ? [{ title: kindLabel(category), path: landing.path }] : []),
  ];
}

/** The head of a place's page. A place without auctions is hidden from search engines until it has some. */
export function landingHead({ landing, heading: title, description }: LoadedLanding, origin: string) {
  return pageHead(
    {
      title,
      description,
      path: landing.path,
      isHidden: landing.total === 0,
      feed: { title: `${title}: yeni ilanlar`, path: feedPath(placeOf(landing)) },
      structuredData: [
        breadcrumbData(landingCrumbs(landing), origin),
        ...datasetOf(landing, origin),
        {
          '@type': 'ItemList',
          name: title,
          numberOfItems: landing.total,
          itemListElement: landing.properties.map(({ id }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: `${origin}/ilan/${id}`,
          })),
        },
      ],
    },
    origin,
  );
}

/** The results of the place's auctions, as a data set: only if there are enough for a figure about the place. */
function datasetOf({ outcomes, path, province, district }: Landing, origin: string): object[] {
  const { own, since, until } = outcomes;
  if (own.ended < LEAST_ENDED) return [];
  const place = [province ?? 'Türkiye', district].filter(Boolean).join(' ');
  const name = `${place}: biten icra ihalelerinin sonuçları`;
  return [outcomesData({ name, path, place, days: [since, until], counts: own }, origin)];
}
