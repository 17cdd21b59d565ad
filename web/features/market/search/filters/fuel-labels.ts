import { FUELS } from '#shared/search-parameters.ts';

const LABELS = { dizel: 'Dizel', benzin: 'Benzin', lpg: 'LPG', hibrit: 'Hibrit', elektrik: 'Elektrik' } as const;

/** The Turkish label of every fuel that can be chosen. */
export const FUEL_LABELS: ReadonlyMap<string, string> = new Map(FUELS.map((fuel) => [fuel, LABELS[fuel]]));
