/** A house price index for searches that are compared with the oracle: for one region and the country. */
export const ORACLE_SERIES: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  [
    'KFE:TR51',
    new Map([
      ['2023-04', 98.4],
      ['2023-05', 101.7],
      ['2026-01', 190.2],
      ['2026-09', 214.9],
      ['2026-10', 216.3],
    ]),
  ],
  [
    'KFE:TR',
    new Map([
      ['2023-05', 99.3],
      ['2026-01', 176.1],
      ['2026-02', 178.8],
      ['2026-10', 205.5],
    ]),
  ],
]);
