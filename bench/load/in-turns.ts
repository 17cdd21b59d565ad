import { type LoadResult, median, medianOf } from '../http-load.ts';
import { figure, LOAD_HEADER, loadCells, tell } from '../report.ts';
import type { Rounds } from '../search.bench.ts';
import type { ServerProcess } from '../server-process.ts';

/** One thing to measure: its name, the number of concurrent requests, and one round of it. */
export type Contender = {
  readonly name: string;
  readonly atOnce: number;
  measure(atOnce: number, seconds: number): Promise<LoadResult>;
  /** True for a response from another server: it says nothing about the CPU time of this one. */
  readonly isFloor?: boolean;
};

export const TURNS_HEADER = ['what', 'at once', ...LOAD_HEADER, 'Node, ms of processor', 'database, ms of processor'];

type Measured = { result: LoadResult; nodeMs: number; databaseMs: number };

/**
 * Measures all contenders in alternating rounds, so that none has a quieter minute than the others. Returns the cells
 * of a row for each: medians, and the server's CPU time per response.
 */
export async function measureInTurns(
  server: ServerProcess,
  contenders: readonly Contender[],
  { rounds, seconds }: Rounds,
): Promise<string[][]> {
  const measured = contenders.map((): Measured[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      tell(`${contender.name}, ${contender.atOnce} at once, round ${round + 1}`);
      measured[index]?.push(await measureOnce(server, contender, seconds));
    }
  }
  return contenders.map(({ name, atOnce, isFloor = false }, index) => {
    const own = measured[index] ?? [];
    const perAnswer = (read: (one: Measured) => number) => (isFloor ? '' : figure(median(own.map(read)), 1));
    return [
      name,
      String(atOnce),
      ...loadCells(medianOf(own.map(({ result }) => result))),
      perAnswer(({ nodeMs }) => nodeMs),
      perAnswer(({ databaseMs }) => databaseMs),
    ];
  });
}

async function measureOnce(server: ServerProcess, { atOnce, measure }: Contender, seconds: number): Promise<Measured> {
  const before = await server.usage();
  const start = performance.now();
  const result = await measure(atOnce, seconds);
  const answers = (result.perSecond * (performance.now() - start)) / 1000;
  const after = await server.usage();
  const perAnswer = (name: 'nodeCpuS' | 'databaseCpuS') => ((after[name] - before[name]) * 1000) / answers;
  return { result, nodeMs: perAnswer('nodeCpuS'), databaseMs: perAnswer('databaseCpuS') };
}
