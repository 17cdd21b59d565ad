import type { Config } from '#server/config.ts';
import type { ProviderRow } from '../payment-provider.ts';
import { iyzicoCards, iyzicoCheckouts, iyzicoRefunds } from './iyzico-calls.ts';
import type { IyzicoAccount } from './iyzico-client.ts';
import { IYZICO_FAILURES } from './iyzico-failures.ts';

/** iyzico (docs.iyzico.com): its payment page, refunds, and stored cards for renewals. */
export const IYZICO: ProviderRow = {
  key: 'iyzico',
  label: 'iyzico',
  needs: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY'],
  failureTexts: IYZICO_FAILURES,
  whyNoMoney: ({ IYZICO_URL: url }) =>
    new URL(url).hostname === 'api.iyzipay.com' ? undefined : `IYZICO_URL deneme ortamını gösteriyor (${url})`,
  checkouts: (config) => iyzicoCheckouts(accountOf(config)),
  refunds: (config) => iyzicoRefunds(accountOf(config)),
  cards: (config) => iyzicoCards(accountOf(config)),
};

function accountOf({ IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey, IYZICO_URL: url }: Config): IyzicoAccount {
  if (!apiKey || !secretKey) throw new Error('iyzico is used without its keys.');
  return { apiKey, secretKey, url };
}
