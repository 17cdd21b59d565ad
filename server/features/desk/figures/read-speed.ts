import type { Deps } from '#server/deps.ts';
import { type DeskSpeed, deskSpeedSchema } from '#shared/desk/desk-figures.ts';
import { FIGURE_PERIODS } from '#shared/desk/figures.ts';
import { PAGE_KINDS, SPEED_MEASURES, SPEED_STEPS, type SpeedMeasure } from '#shared/site/page-speed.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';

const SHARE = 0.75;

/** The page speeds on the days that the page of figures shows, newest first, without days that have none. */
export async function readSpeed({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<DeskSpeed> {
  const since = new Date(clock.now().getTime() - (FIGURE_PERIODS.day.shown - 1) * DAY_MS);
  const { rows } = await db.$client.query<{ day: string; figure: string; value: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, figure, value::float8 as value
     from daily_figures where day >= $1 and figure like '%/%/%' order by daily_figures.day desc`,
    [istanbulDate(since)],
  );
  const days = new Map<string, Map<string, number>>();
  for (const { day, figure, value } of rows) {
    const steps = days.get(day) ?? new Map<string, number>();
    days.set(day, steps.set(figure, value));
  }
  const read = [...days].map(([day, steps]) => ({
    day,
    pages: PAGE_KINDS.map((page) => ({
      page,
      ...Object.fromEntries(
        SPEED_MEASURES.map((measure) => [
          measure,
          percentile(measure, (step) => steps.get(`${measure}/${page}/${step}`)),
        ]),
      ),
    })),
  }));
  return deskSpeedSchema.parse(read);
}

/** The 75th percentile: the end of the step that reaches three quarters of the measurements; null without any. */
function percentile(measure: SpeedMeasure, countOf: (step: number) => number | undefined) {
  const counts = SPEED_STEPS[measure].map((_, step) => countOf(step) ?? 0);
  const count = counts.reduce((sum, one) => sum + one, 0);
  let reached = 0;
  const step = counts.findIndex((one) => {
    reached += one;
    return one > 0 && reached >= SHARE * count;
  });
  return step < 0 ? null : { p75: SPEED_STEPS[measure][step], count };
}
