import type { Config } from '#server/config.ts';

/** The bank account that transfers (havale, EFT) go to. */
export type TransferAccount = { readonly holder: string; readonly bank: string; readonly iban: string };

/** The account in the settings; undefined unless it is complete. */
export function transferAccountOf(config: Config): TransferAccount | undefined {
  const { TRANSFER_IBAN: iban, TRANSFER_BANK: bank } = config;
  const holder = config.TRANSFER_HOLDER ?? config.COMPANY_NAME;
  return iban && bank && holder ? { holder, bank, iban } : undefined;
}
