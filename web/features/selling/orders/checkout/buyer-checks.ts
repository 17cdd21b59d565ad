import type { Buyer } from '#shared/orders/order-rules.ts';
import { isIdentityNumber, isTaxNumber } from '#shared/orders/tax-numbers.ts';
import { type FormErrors, textOf } from '#web/ui/form/use-form-errors.ts';

export type BuyerKind = Buyer['kind'];

const NEEDED: Readonly<Record<BuyerKind, readonly (readonly [field: string, message: string])[]>> = {
  person: [['name', 'Adınızı ve soyadınızı yazın.']],
  company: [
    ['companyTitle', 'Şirketin unvanını yazın.'],
    ['taxOffice', 'Vergi dairesini yazın.'],
    ['taxNumber', 'Vergi numarasını yazın.'],
    ['name', 'Yetkilinin adını ve soyadını yazın.'],
  ],
};
const PLACE = [
  ['address', 'Fatura adresini yazın.'],
  ['district', 'İlçeyi yazın.'],
  ['city', 'İli seçin.'],
] as const;

/** The buyer as the form's fields have it. */
export function readBuyer(kind: BuyerKind, form: FormData): Buyer {
  const text = (name: string) => textOf(form, name).trim();
  const digits = (name: string) => text(name).replaceAll(/\s+/g, '');
  const place = { address: text('address'), district: text('district'), city: text('city') };
  if (kind === 'person') {
    const identityNumber = digits('identityNumber');
    return { kind, name: text('name'), ...(identityNumber !== '' && { identityNumber }), ...place };
  }
  const company = { companyTitle: text('companyTitle'), taxOffice: text('taxOffice'), taxNumber: digits('taxNumber') };
  return { kind, name: text('name'), ...company, ...place };
}

/**
 * What is missing or wrong, by field, in the fields' order; the server looks at the same again
 * (shared/orders/orders.ts).
 */
export function buyerErrors(buyer: Buyer): FormErrors {
  const values: Readonly<Record<string, string | undefined>> = { ...buyer };
  const errors: Record<string, string | undefined> = {};
  for (const [field, message] of [...NEEDED[buyer.kind], ...PLACE])
    if ((values[field] ?? '').length < 2) errors[field] = message;
  const { taxNumber = '', identityNumber } = buyer;
  if (!errors.taxNumber && buyer.kind === 'company' && !isTaxNumber(taxNumber) && !isIdentityNumber(taxNumber))
    errors.taxNumber = 'Vergi numarası geçerli değil; rakamları kontrol edin.';
  if (identityNumber && !isIdentityNumber(identityNumber))
    errors.identityNumber = 'T.C. kimlik numarası geçerli değil; rakamları kontrol edin.';
  return errors;
}
