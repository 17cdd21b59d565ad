import { COMPANY_BUYER, PERSON_BUYER } from '#shared/field-rules/order-fields.ts';
import type { Buyer } from '#shared/orders/order-rules.ts';
import { type FormErrors, fieldFaults, textOf } from '#web/ui/form/use-form-errors.ts';

export type BuyerKind = Buyer['kind'];

/** Reads the buyer from the form's fields. */
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

/** Missing or invalid fields, in the fields' order. A person may leave out the identity number. */
export function buyerErrors(kind: BuyerKind, form: FormData): FormErrors {
  const { identityNumber, ...person } = PERSON_BUYER;
  if (kind === 'company') return fieldFaults(COMPANY_BUYER, form);
  return fieldFaults(textOf(form, 'identityNumber').trim() === '' ? person : PERSON_BUYER, form);
}
