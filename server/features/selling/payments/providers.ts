import { IYZICO } from './iyzico/iyzico.ts';
import type { ProviderRow } from './payment-provider.ts';

/** All supported payment providers. The first one with complete settings takes payments, unless one is chosen. */
export const PROVIDERS: readonly ProviderRow[] = [IYZICO];
