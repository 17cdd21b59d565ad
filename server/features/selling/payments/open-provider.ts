import type { Config } from '#server/config.ts';
import { openIyzico } from './iyzico/open-iyzico.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The provider of the settings: iyzico with both of its keys, otherwise none. */
export function openProvider(config: Config): PaymentProvider | undefined {
  const { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_URL: url } = config;
  return apiKey && secretKey ? openIyzico({ apiKey, secretKey, url }) : undefined;
}
