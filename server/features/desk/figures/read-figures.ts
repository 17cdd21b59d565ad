import type { Deps } from '#server/deps.ts';
import { type DeskFigures, deskFiguresSchema } from '#shared/desk/desk-figures.ts';
import { DAILY_FIGURES, FIGURE_PERIODS, type Figure, type FigurePeriod } from '#shared/desk/figures.ts';
import { istanbulDate } from '#shared/text/dates.ts';

const GATHERED: Readonly<Record<(typeof DAILY_FIGURES)[Figure]['gathered'], string>> = {
  sum: 'sum(value)',
  most: 'max(value)',
  last: '(array_agg(value order by day desc))[1]',
};

const figuresGathered = (gathered: string) =>
  Object.entries(DAILY_FIGURES)
    .filter(([, facts]) => facts.gathered === gathered)
    .map(([name]) => name);

/**
 * One row per period ($1) since a day ($2): figures that are summed ($3), whose highest value counts ($4), and whose
 * last value counts ($5).
 */
const STATEMENT = `select to_char(date_trunc($1, day), 'YYYY-MM-DD') as start, figure,
    (case when figure = any($3) then ${GATHERED.sum} when figure = any($4) then ${GATHERED.most}
      when figure = any($5) then ${GATHERED.last} end)::float8 as value
  from daily_figures where day >= date_trunc($1, $2::date)::date and figure = any($3 || $4 || $5)
  group by date_trunc($1, day), figure order by 1`;

const BACK: Readonly<Record<FigurePeriod, string>> = { day: '1 day', week: '7 days', month: '1 month' };

/** The figures of the last periods (`FIGURE_PERIODS`), in order; the last one is still running. */
export async function readFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>, by: FigurePeriod): Promise<DeskFigures> {
  const { rows: begins } = await db.$client.query<{ start: string }>(
    `select to_char($1::date - ${FIGURE_PERIODS[by].shown - 1} * interval '${BACK[by]}', 'YYYY-MM-DD') as start`,
    [istanbulDate(clock.now())],
  );
  const { rows } = await db.$client.query<{ start: string; figure: string; value: number }>(STATEMENT, [
    by,
    begins[0]?.start,
    figuresGathered('sum'),
    figuresGathered('most'),
    figuresGathered('last'),
  ]);
  const periods = new Map<string, Record<string, number>>();
  for (const { start, figure, value } of rows) {
    const values = periods.get(start) ?? {};
    values[figure] = value;
    periods.set(start, values);
  }
  return deskFiguresSchema.parse({ periods: [...periods].map(([start, values]) => ({ start, values })) });
}
