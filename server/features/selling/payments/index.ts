export { failureText } from './failure-text.ts';
export {
  chosenProvider,
  keysThatRefund,
  methodOf,
  openProviders,
  providerNames,
  providerOf,
  readReport,
  TRANSFER,
  whyNoMoney,
} from './open-provider.ts';
export {
  type Bill,
  type Cards,
  type Charge,
  type PaymentProvider,
  ProviderAway,
  type Refunds,
} from './payment-provider.ts';
export { transferAccountOf } from './transfer-account.ts';
