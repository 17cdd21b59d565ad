import type { MonthlyOutcomes } from '#shared/outcomes/monthly-outcomes.ts';
import { monthPath } from '#shared/outcomes/outcome-rules.ts';
import { monthsLater, monthText } from '#shared/price-index/index-months.ts';
import { DAY_MS, istanbulDate, istanbulMidnight } from '#shared/text/dates.ts';
import { breadcrumbData, type Crumb } from '#web/platform/breadcrumb-data.ts';
import { pageHead } from '#web/platform/page-head.ts';
import { countsDescription, outcomesData } from './outcomes-data.ts';

/** `Türkiye’de icra ihaleleri, Ekim 2026`. */
export function monthHeading(month: string): string {
  return `Türkiye’de icra ihaleleri, ${monthText(month)}`;
}

/** From home to the month. */
export function monthCrumbs(month: string): Crumb[] {
  return [
    { title: 'Ana sayfa', path: '/' },
    { title: 'İcra ihaleleri', path: '/icra' },
    { title: monthText(month), path: monthPath(month) },
  ];
}

/** The head of a month's page, with its figures as a data set. */
export function monthHead({ month, asOf, licence, all: { counts } }: MonthlyOutcomes, origin: string) {
  const [title, path] = [monthHeading(month), monthPath(month)];
  const lastDay = istanbulDate(new Date(istanbulMidnight(`${monthsLater(month, 1)}-01`).getTime() - DAY_MS));
  const days = [`${month}-01`, lastDay] as const;
  return pageHead(
    {
      title,
      description: `${monthText(month)}: ${countsDescription(counts)} İllere ve türlere göre.`,
      path,
      structuredData: [
        breadcrumbData(monthCrumbs(month), origin),
        {
          ...outcomesData({ name: title, path, place: 'Türkiye', days, counts }, origin),
          dateModified: asOf,
          ...(licence && { license: licence.address }),
          distribution: [{ '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${origin}${path}.csv` }],
        },
      ],
    },
    origin,
  );
}
