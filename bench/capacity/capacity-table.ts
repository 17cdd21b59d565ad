import { capacityOf, type Inputs } from './model.ts';

const START = '<!-- node bench/capacity/run.ts --write -->';
const END = '<!-- end -->';

/** What each set-up of the inputs carries, as a table of Markdown. */
export function capacityTable(inputs: Inputs): string {
  const rows = inputs.setups.map((setup) => {
    const { visitsPerDay, callsPerSecond, waitP95Ms, wall } = capacityOf(setup, inputs);
    return `| ${setup.name} | ${rounded(visitsPerDay)} | ${rounded(callsPerSecond)} | ${Math.round(waitP95Ms)} | ${wall} |`;
  });
  return [
    '| set-up | visits a day | calls/s in the busiest minute | p95 of waiting, ms | full first |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** A document with this table in its marked place. */
export function withTable(document: string, table: string): string {
  const from = document.indexOf(START);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error('The document has no marked place for the table.');
  return `${document.slice(0, from + START.length)}\n\n${table}\n\n${document.slice(to)}`;
}

/** Two digits: the inputs are no better. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US');
}
