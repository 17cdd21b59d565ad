import type { Config } from '#server/config.ts';

/** The details that the law requires of a seller before it sells (MSY 5/1, 6563 sayılı Kanun 3, ETBİS Tebliği). */
const REQUIRED = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_KEP',
  'COMPANY_ETBIS',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
] as const satisfies readonly (keyof Config)[];

/** The settings that are missing before anything may be sold. Tax office and number can replace MERSİS. */
export function missingForSale(config: Config): string[] {
  const isRegistered = config.COMPANY_MERSIS ?? (config.COMPANY_TAX_OFFICE && config.COMPANY_TAX_NUMBER);
  return [
    ...REQUIRED.filter((name) => config[name] === undefined),
    ...(isRegistered ? [] : ['COMPANY_MERSIS (ya da COMPANY_TAX_OFFICE ve COMPANY_TAX_NUMBER)']),
  ];
}
