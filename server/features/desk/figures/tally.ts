import type { Deps } from '#server/deps.ts';
import type { Figure } from '#shared/desk/figures.ts';
import type { SpeedFigure } from '#shared/site/page-speed.ts';
import { istanbulDate } from '#shared/text/dates.ts';

const FLUSH_AFTER_MS = 60_000;

/** In the order of the key, so that two processes can't deadlock. */
const ADD = `insert into daily_figures as counted (day, figure, value)
  select day, figure, value from unnest($1::date[], $2::text[], $3::bigint[]) as given (day, figure, value)
  order by day, figure
  on conflict (day, figure) do update set value = counted.value + excluded.value`;

type TallyDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/**
 * Counts in memory and adds to the day's figures of all processes in one statement a minute. A killed process loses at
 * most its last minute; while the database is unavailable nothing is lost.
 */
export class Tally {
  readonly #deps: TallyDeps;
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #isAway = false;

  constructor(deps: TallyDeps) {
    this.#deps = deps;
  }

  count(...figures: readonly (Figure | SpeedFigure)[]): void {
    if (figures.length === 0) return;
    const day = istanbulDate(this.#deps.clock.now());
    for (const figure of figures) {
      const key = `${day} ${figure}`;
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
  }

  /** Writes the counts since the last flush. Never throws. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const counted = this.#counts;
    this.#counts = new Map();
    const keys = [...counted.keys()].map((key) => key.split(' '));
    try {
      await this.#deps.db.$client.query(ADD, [
        keys.map(([day]) => day),
        keys.map(([, figure]) => figure),
        [...counted.values()],
      ]);
      this.#isAway = false;
    } catch (error) {
      for (const [key, value] of counted) this.#counts.set(key, (this.#counts.get(key) ?? 0) + value);
      this.#timer ??= setTimeout(() => void this.flush(), FLUSH_AFTER_MS).unref();
      if (!this.#isAway) this.#deps.log.warn({ err: error }, 'figures wait for the database');
      this.#isAway = true;
    }
  }
}
