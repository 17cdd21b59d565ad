import type { Config } from '#server/config.ts';
import { missingForSale } from '#server/features/selling/papers/index.ts';
import { type Finding, fine, missing, warn } from './finding.ts';

/** How premium can be paid here, and what the papers of a sale still need. */
export function checkPayments(config: Config): Finding {
  const { IYZICO_API_KEY, IYZICO_URL, TRANSFER_IBAN } = config;
  if (IYZICO_API_KEY && new URL(IYZICO_URL).hostname !== 'api.iyzipay.com')
    return missing('Ödeme', `IYZICO_URL deneme ortamını gösteriyor (${IYZICO_URL}): premium parasız alınabilir.`);
  const ways = [...(IYZICO_API_KEY ? ['iyzico'] : []), ...(TRANSFER_IBAN ? ['havale'] : [])];
  const unsaid = missingForSale(config);
  if (ways.length > 0 && unsaid.length > 0)
    return missing('Ödeme', `${unsaid.join(', ')} ayarlı değil: premium bunlar olmadan satılmaz.`);
  if (ways.length > 0 && !config.INVOICE_WEBHOOK_URL)
    return warn('Ödeme', `${ways.join(', ')}; faturalar elle düzenlenir (npm run invoices), entegratör ayarlı değil.`);
  if (ways.length > 0) return fine('Ödeme', ways.join(', '));
  return warn('Ödeme', 'ne iyzico anahtarları ne de havale hesabı ayarlı: premium satılmaz.');
}
