import { IYZICO } from './iyzico/iyzico.ts';
import type { ProviderRow } from './payment-provider.ts';

/** Every payment provider that we know. The first one whose settings are there takes payments, unless one is chosen. */
export const PROVIDERS: readonly ProviderRow[] = [IYZICO];
