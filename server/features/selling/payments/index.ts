export { failureText } from './failure-text.ts';
export { openProvider } from './open-provider.ts';
export { type Bill, type Charge, type PaymentProvider, ProviderAway } from './payment-provider.ts';
export { transferAccountOf } from './transfer-account.ts';
