import type { Config } from '#server/config.ts';
import type { PaymentMethod } from '#shared/orders/order-rules.ts';
import type { PaymentProvider, ProviderRow, ReportHeaders } from './payment-provider.ts';
import { PROVIDERS } from './providers.ts';

/** The value that the database contains instead of a provider for money that came by bank. */
export const TRANSFER = 'transfer';

/**
 * The provider that takes payments: the one in `PAYMENT_PROVIDER`, otherwise the first with complete settings. Throws,
 * naming the setting, if the chosen provider is unknown or not set up.
 */
export function chosenProvider(config: Config): PaymentProvider | undefined {
  const { PAYMENT_PROVIDER: chosen } = config;
  const usable = usableRows(config);
  const row = chosen === undefined ? usable[0] : usable.find(({ key }) => key === chosen);
  if (row) return opened(row, config);
  if (chosen !== undefined) throw unusable(chosen);
  return undefined;
}

/**
 * The provider that has taken a payment or stores a card, even if another is chosen now; undefined without its
 * settings.
 */
export function providerOf(config: Config, key: string): PaymentProvider | undefined {
  return openProviders(config).find((provider) => provider.key === key);
}

/** Every provider with complete settings. */
export function openProviders(config: Config): PaymentProvider[] {
  return usableRows(config).map((row) => opened(row, config));
}

/** The names of all providers with complete settings, which receive data about payments; null if there is none. */
export function providerNames(config: Config): string | null {
  return (
    usableRows(config)
      .map(({ label }) => label)
      .join(', ') || null
  );
}

/** Why the provider that takes payments receives no real money; undefined if it does, or without a provider. */
export function whyNoMoney(config: Config): string | undefined {
  const key = chosenProvider(config)?.key;
  return PROVIDERS.find((row) => row.key === key)?.whyNoMoney(config);
}

/** The payment page of a report, if one of the providers has signed the report. */
export function readReport(config: Config, body: unknown, headers: ReportHeaders): string | undefined {
  for (const provider of openProviders(config)) {
    const token = provider.readReport(body, headers);
    if (token !== undefined) return token;
  }
  return undefined;
}

/** The payment method for a stored value: `transfer`, or the key of a provider. */
export function methodOf(paidThrough: string): PaymentMethod {
  return paidThrough === TRANSFER ? 'transfer' : 'card';
}

/** The keys of providers with automatic refunds. All other payments are refunded by hand. */
export function keysThatRefund(): string[] {
  return PROVIDERS.flatMap(({ key, refunds }) => (refunds ? [key] : []));
}

function usableRows(config: Config): ProviderRow[] {
  return PROVIDERS.filter(({ needs }) => needs.every((name) => config[name] !== undefined));
}

function opened(row: ProviderRow, config: Config): PaymentProvider {
  const { key, label, checkouts, refunds, cards } = row;
  return { key, label, ...checkouts(config), refunds: refunds?.(config), cards: cards?.(config) };
}

function unusable(chosen: string): Error {
  const row = PROVIDERS.find(({ key }) => key === chosen);
  const why = row
    ? `${row.needs.join(' ve ')} ile birlikte gereklidir`
    : `bilinmeyen kuruluş; şunlardan biri olabilir: ${PROVIDERS.map(({ key }) => key).join(', ')}`;
  return new Error(`PAYMENT_PROVIDER: ${why}`);
}
