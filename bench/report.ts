import { cpus, release, totalmem } from 'node:os';
import type { LoadResult } from './http-load.ts';

/** Prints a Markdown heading, a sentence about it, and a table. */
export function printTable(
  title: string,
  note: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  print(`\n## ${title}\n\n${note}\n\n${line(header)}\n${line(header.map(() => '---'))}\n${rows.map(line).join('\n')}`);
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints progress to the standard error, separate from the report. */
export function tell(text: string): void {
  process.stderr.write(`… ${text}\n`);
}

export function figure(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}

export const LOAD_HEADER = ['per second', 'p50 ms', 'p95 ms', 'p99 ms'] as const;

export function loadCells({ perSecond, p50, p95, p99, failures }: LoadResult): string[] {
  const failed = failures > 0 ? ` (${failures} failed)` : '';
  return [figure(perSecond) + failed, figure(p50, 1), figure(p95, 1), figure(p99, 1)];
}

export function printMachine(): void {
  const [cpu] = cpus();
  print(`# Benchmarks

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Linux ${release()}, ${cpus().length} × ${cpu?.model.trim()}, ${figure(totalmem() / 2 ** 30)} GB.
Client, server and database share these processors: the client reads answers without looking at them, to cost little.`);
}
