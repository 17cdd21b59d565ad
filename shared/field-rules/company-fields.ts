import { KEY_NAME_LENGTH } from '../organisations/key-scopes.ts';
import { MAX_SHARED_NOTE_LENGTH } from '../organisations/organisation-rules.ts';
import { MAX_WEBHOOK_URL_LENGTH } from '../organisations/webhook-rules.ts';
import { cleanLines, cleanText } from '../text/turkish-text.ts';
import type { FieldRule } from './field-rule.ts';

const NAME_LENGTH = { min: 2, max: 80 };
const NAME_FORM = /^[\p{L}\p{N}][\p{L}\p{N} .,&'’()-]*$/u;
/** Text that a mail program would turn into a link. */
const ADDRESS_LIKE = /www\.|[\p{L}\p{N}]\.[a-z]{2,}/iu;
const NAME_WRONG_LENGTH = `Kurumun adı ${NAME_LENGTH.min} ile ${NAME_LENGTH.max} karakter arasında olmalıdır.`;

/** The name appears in mails to people who don't know the organisation, so it must not contain an address. */
export const ORGANISATION_NAME: FieldRule = {
  missing: 'Kurumun adını yazın.',
  ...NAME_LENGTH,
  tooShort: NAME_WRONG_LENGTH,
  tooLong: NAME_WRONG_LENGTH,
  clean: cleanText,
  fault: (name) => {
    if (!NAME_FORM.test(name)) return 'Kurumun adında yalnızca harf, rakam, boşluk ve . , & ’ ( ) - olabilir.';
    if (!ADDRESS_LIKE.test(name)) return undefined;
    return 'Kurumun adı internet adresi gibi okunuyor; noktadan sonra boşluk bırakın.';
  },
};

/** A note on a shared listing, or on a conversation at the desk. */
export const SHARED_NOTE: FieldRule = {
  missing: 'Notu yazın.',
  max: MAX_SHARED_NOTE_LENGTH,
  tooLong: `Not en çok ${MAX_SHARED_NOTE_LENGTH} karakter olabilir.`,
  clean: cleanLines,
};

export const KEY_NAME: FieldRule = {
  missing: 'Anahtara bir ad verin.',
  ...KEY_NAME_LENGTH,
  tooLong: `Anahtarın adı en çok ${KEY_NAME_LENGTH.max} karakter olabilir.`,
  clean: cleanText,
};
export const NO_SCOPE = 'En az bir yetki seçin.';

/** The address of a webhook. Which addresses are allowed is checked when it is stored. */
export const WEBHOOK_URL: FieldRule = {
  missing: 'Adresi yazın.',
  max: MAX_WEBHOOK_URL_LENGTH,
  tooLong: `Adres en çok ${MAX_WEBHOOK_URL_LENGTH} karakter olabilir.`,
};
export const NO_EVENT = 'En az bir olay seçin.';
