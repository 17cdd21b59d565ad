import type { Config } from '#server/config.ts';
import { type Finding, fine, missing, warn } from './finding.ts';

/** How premium can be paid here; what the papers still need is found elsewhere. */
export function checkPayments({ IYZICO_API_KEY, IYZICO_URL, TRANSFER_IBAN }: Config): Finding {
  if (IYZICO_API_KEY && new URL(IYZICO_URL).hostname !== 'api.iyzipay.com')
    return missing('Ödeme', `IYZICO_URL deneme ortamını gösteriyor (${IYZICO_URL}): premium parasız alınabilir.`);
  const ways = [...(IYZICO_API_KEY ? ['iyzico'] : []), ...(TRANSFER_IBAN ? ['havale'] : [])];
  if (ways.length > 0) return fine('Ödeme', ways.join(', '));
  return warn('Ödeme', 'ne iyzico anahtarları ne de havale hesabı ayarlı: premium satılmaz.');
}
