import { isIban, isIdentityNumber, isTaxNumber } from '../orders/tax-numbers.ts';
import { cleanText } from '../text/turkish-text.ts';
import { type FieldRule, unless } from './field-rule.ts';

const line = (what: string, max: number, asked = `${what} yazın.`): FieldRule => ({
  missing: asked,
  min: 2,
  max,
  tooLong: `${what} kısaltın.`,
  clean: cleanText,
});

const compact = (typed: string) => typed.replace(/\s+/gu, '');
const IDENTITY_WRONG = 'T.C. kimlik numarası geçerli değil; rakamları kontrol edin.';
const TAX_WRONG = 'Vergi numarası geçerli değil; rakamları kontrol edin.';

export const INVOICE_PLACE = {
  address: line('Fatura adresini', 300),
  district: line('İlçeyi', 60),
  city: line('İli', 60, 'İli seçin.'),
} as const;

export const PERSON_BUYER = {
  name: line('Adınızı ve soyadınızı', 100),
  identityNumber: {
    missing: IDENTITY_WRONG,
    max: 40,
    clean: compact,
    fault: (number) => (isIdentityNumber(number) ? undefined : IDENTITY_WRONG),
  },
  ...INVOICE_PLACE,
} as const satisfies Readonly<Record<string, FieldRule>>;

/** A company as buyer; the tax number of a sole trader is an identity number. */
export const COMPANY_BUYER = {
  companyTitle: line('Şirketin unvanını', 200),
  taxOffice: line('Vergi dairesini', 100),
  taxNumber: {
    missing: 'Vergi numarasını yazın.',
    max: 40,
    clean: compact,
    fault: (number) => (isTaxNumber(number) || isIdentityNumber(number) ? undefined : TAX_WRONG),
  },
  name: line('Yetkilinin adını ve soyadını', 100),
  ...INVOICE_PLACE,
} as const satisfies Readonly<Record<string, FieldRule>>;

/** The account to which a transfer is refunded. */
export const REFUND_IBAN: FieldRule = {
  missing: 'Paranın geri gönderileceği IBAN’ı yazın.',
  max: 50,
  clean: (typed) => compact(typed).toUpperCase(),
  fault: (iban) => (isIban(iban) ? undefined : 'IBAN geçerli değil: TR ve 24 rakam olmalı; rakamları kontrol edin.'),
};

/** The reason for ending a monthly plan (TKHK 52/4). */
export const ENDING_REASON: FieldRule = {
  missing: 'Planı neden sona erdirdiğinizi yazın.',
  min: 3,
  tooShort: 'Nedeni birkaç kelimeyle yazın.',
  max: 500,
};

const NUMBER_WRONG = 'Fatura numarası 3–30 harf ve rakam olmalı.';
/** Three letters or digits, the year and nine digits (e-Arşiv), or the serial number of a printed document. */
export const INVOICE_NUMBER: FieldRule = {
  missing: 'Fatura numarası eksik.',
  max: 30,
  tooLong: NUMBER_WRONG,
  fault: unless(/^[A-Z0-9](?:[A-Z0-9-]{1,28})[A-Z0-9]$/, NUMBER_WRONG),
};
