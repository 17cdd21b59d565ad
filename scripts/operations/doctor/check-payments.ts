import type { Config } from '#server/config.ts';
import { missingForSale } from '#server/features/selling/papers/index.ts';
import { chosenProvider, whyNoMoney } from '#server/features/selling/payments/index.ts';
import { type Finding, fine, missing, reasonOf, warn } from './finding.ts';

/** How premium can be paid for, and which details the sales documents still lack. */
export function checkPayments(config: Config): Finding {
  try {
    return examineWays(config);
  } catch (error) {
    return missing('Ödeme', reasonOf(error));
  }
}

function examineWays(config: Config): Finding {
  const provider = chosenProvider(config);
  const why = whyNoMoney(config);
  if (why !== undefined) return missing('Ödeme', `${why}: premium parasız alınabilir.`);
  const ways = [...(provider ? [provider.label] : []), ...(config.TRANSFER_IBAN ? ['havale'] : [])];
  const unsaid = missingForSale(config);
  if (ways.length > 0 && unsaid.length > 0)
    return missing('Ödeme', `${unsaid.join(', ')} ayarlı değil: premium bunlar olmadan satılmaz.`);
  if (ways.length > 0 && !config.INVOICE_WEBHOOK_URL)
    return warn('Ödeme', `${ways.join(', ')}; faturalar elle düzenlenir (npm run invoices), entegratör ayarlı değil.`);
  if (ways.length > 0) return fine('Ödeme', ways.join(', '));
  return warn('Ödeme', 'ne ödeme kuruluşu ne de havale hesabı ayarlı: premium satılmaz.');
}
