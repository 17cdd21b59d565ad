import { maskDigits } from './mask-digits.ts';
import { maskLabelled } from './mask-labelled.ts';
import { maskMail } from './mask-mail.ts';
import { maskNames } from './mask-names.ts';
import { maskPlates } from './mask-plates.ts';
import { mendBreaks } from './mend-breaks.ts';

/**
 * Masks personal data in a text of a notice (D18): identity numbers, IBANs, telephone numbers, e-mail addresses,
 * vehicle plates (the province code stays) and the names of private debtors, owners and their lawyers. Company and
 * public names, file numbers, ada and parsel, areas, prices and dates stay. Pure and idempotent; its time is linear in
 * the text's length.
 */
export function maskPersonalData(text: string): string {
  const masked = maskWhole(text);
  // Words that are broken at the end of a line are joined only if a name would be missed otherwise.
  const mended = mendBreaks(masked);
  if (mended === masked) return masked;
  const maskedMended = maskWhole(mended);
  return maskedMended === mended ? masked : maskedMended;
}

function maskWhole(text: string): string {
  // Names before numbers: masking a name must not reveal a label or plate that was joined to it.
  return maskPlates(maskDigits(maskLabelled(maskNames(maskMail(text)))));
}
