import type { Config } from '#server/config.ts';

/** Settings for the details in the legal pages; without them the pages say that a detail has not been entered. */
const PARTICULARS = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_MERSIS',
  'COMPANY_KEP',
  'SUPPORT_EMAIL',
  'SUPPORT_PHONE',
] as const satisfies readonly (keyof Config)[];

/** Returns the missing settings about the operator. The other addresses and numbers fall back to those of support. */
export function missingParticulars(config: Config): string[] {
  return PARTICULARS.filter((name) => config[name] === undefined);
}
