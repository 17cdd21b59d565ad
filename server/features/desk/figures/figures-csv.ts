import { csvText } from '#server/platform/tables/csv-cell.ts';
import type { DeskFigures } from '#shared/desk/desk-figures.ts';
import { FIGURE_GROUPS } from '#shared/desk/figures.ts';

const SHOWN = FIGURE_GROUPS.flatMap(({ title, figures }) => figures.map((figure) => ({ ...figure, title })));
const CENTS = 100;

/** The figures as a file for spreadsheets: one line per period, numbers with a decimal comma. */
export function figuresCsv({ periods }: DeskFigures): string {
  const head = [
    'Dönemin ilk günü',
    ...SHOWN.map(({ title, label }) => (title === label ? label : `${title}: ${label}`)),
  ];
  const lines = periods.map(({ start, values }) => [
    start,
    ...SHOWN.map(({ of }) => {
      const value = of(values);
      return value === null ? null : Math.round(value * CENTS) / CENTS;
    }),
  ]);
  return csvText([head, ...lines]);
}
