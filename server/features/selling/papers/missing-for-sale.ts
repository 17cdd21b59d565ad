import type { Config } from '#server/config.ts';

/** What the law has a seller say of itself before it sells (MSY 5/1, 6563 sayılı Kanun 3, ETBİS Tebliği). */
const REQUIRED = [
  'COMPANY_NAME',
  'COMPANY_ADDRESS',
  'COMPANY_KEP',
  'COMPANY_ETBIS',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
] as const satisfies readonly (keyof Config)[];

/** The settings that are missing before anything may be sold. MERSİS may be replaced by tax office and number. */
export function missingForSale(config: Config): string[] {
  const isRegistered = config.COMPANY_MERSIS ?? (config.COMPANY_TAX_OFFICE && config.COMPANY_TAX_NUMBER);
  return [
    ...REQUIRED.filter((name) => config[name] === undefined),
    ...(isRegistered ? [] : ['COMPANY_MERSIS (ya da COMPANY_TAX_OFFICE ve COMPANY_TAX_NUMBER)']),
  ];
}
