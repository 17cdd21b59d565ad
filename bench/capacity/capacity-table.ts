import { capacityOf, type Inputs } from './model.ts';

const START = '<!-- node bench/capacity/run.ts --write -->';
const END = '<!-- end -->';

/** The capacity of each set-up according to the inputs, as a Markdown table. */
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

/** Inserts this table at the marked place of a document. */
export function withTable(document: string, table: string): string {
  const from = document.indexOf(START);
  const to = document.indexOf(END);
  if (from < 0 || to < from) throw new Error('The document has no marked place for the table.');
  return `${document.slice(0, from + START.length)}\n\n${table}\n\n${document.slice(to)}`;
}

/** Rounds to two digits: the inputs are no more precise. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US');
}
