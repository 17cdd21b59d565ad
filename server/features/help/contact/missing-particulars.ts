import type { Config } from '#server/config.ts';

/** Settings that fill the places in the legal pages which otherwise say that a detail has not been entered. */
const PARTICULARS = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_MERSIS',
  'COMPANY_KEP',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
] as const satisfies readonly (keyof Config)[];

/** The settings about the operator that are not set. The other addresses and numbers fall back on those of support. */
export function missingParticulars(config: Config): string[] {
  return PARTICULARS.filter((name) => config[name] === undefined);
}
