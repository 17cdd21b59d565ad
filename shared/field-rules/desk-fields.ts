import { mostGiftDays } from '../desk/member-rules.ts';
import { SEATS } from '../organisations/organisation-rules.ts';
import { LONGEST_READY_TITLE } from '../support/support-rules.ts';
import { cleanText } from '../text/turkish-text.ts';
import type { CountRule, FieldRule } from './field-rule.ts';

/** The operator's reason for an act, as the audit log stores it. */
export const DESK_REASON: FieldRule = {
  missing: 'Gerekçeyi yazın.',
  min: 3,
  max: 500,
  tooLong: 'Gerekçe en çok 500 karakter olabilir.',
};

export const MEMBER_QUERY: FieldRule = {
  missing: 'Ne arandığını yazın.',
  min: 3,
  tooShort: 'En az üç karakter yazın.',
  max: 254,
};

export const ANNOUNCEMENT_TEXT: FieldRule = {
  missing: 'Duyuruyu yazın.',
  min: 10,
  tooShort: 'Duyuru en az 10 karakter olmalıdır.',
  max: 300,
  tooLong: 'Duyuru en çok 300 karakter olabilir.',
  clean: cleanText,
};
/** Messages for moments and days that have not been chosen. */
export const ANNOUNCEMENT_START = 'Başlangıcı yazın.';
export const ANNOUNCEMENT_END = 'Bitişi yazın.';
export const PLAN_LAST_DAY = 'Planın son gününü yazın.';

export const READY_ANSWER_TITLE: FieldRule = {
  missing: 'Başlığı yazın.',
  max: LONGEST_READY_TITLE,
  tooLong: `Başlık en çok ${LONGEST_READY_TITLE} karakter olabilir.`,
};

const MAX_REMOVAL_TEXT = 10_000;
/** A request for removal: the applicant, the request, and the answer (KVKK 11). */
export const REMOVAL_NAME: FieldRule = { missing: 'Başvuranın adını yazın.', max: 200, clean: cleanText };
export const REMOVAL_DEMAND: FieldRule = { missing: 'Ne istendiğini yazın.', max: MAX_REMOVAL_TEXT };
export const REMOVAL_ANSWER: FieldRule = { missing: 'Yanıtı yazın.', max: MAX_REMOVAL_TEXT };
export const REMOVAL_DECISION = 'Kararı seçin.';

export const ORDER_REFERENCE: FieldRule = { missing: 'Sipariş kodunu yazın.', max: 40 };

export const ORGANISATION_SEATS: CountRule = {
  ...SEATS,
  wrong: `Kişi sayısı ${SEATS.min} ile ${SEATS.max} arasında bir sayı olmalıdır.`,
};

export const OTHER_LISTING: CountRule = { min: 1, max: 999_999_999_999_999, wrong: 'Diğer ilanın numarasını yazın.' };

export const DOCUMENT_PAGE: CountRule = { min: 1, max: 10_000, wrong: 'Sayfa numarasını yazın.' };

export const MASKED_WORDS: FieldRule = { missing: 'Kapatılacak kelimeyi yazın.', max: 200 };

/** Days of premium that are given away; each role also has a lower limit (`mostGiftDays`). */
export const GIFT_DAYS: CountRule = {
  min: 1,
  max: mostGiftDays('yonetici'),
  wrong: `Gün sayısını yazın; en çok ${mostGiftDays('yonetici')} gün verilir.`,
};
