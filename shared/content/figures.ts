import { PASSWORD_LENGTH, PHONE_CODE, SMS_A_DAY } from '../account-rules.ts';
import { SUPPORT_HOURS } from '../company.ts';
import { LAW_TEXTS } from '../law/figure-texts.ts';
import { EXTEND_DAYS } from '../orders/order-rules.ts';
import { APP_REQUEST_MINUTES, MAX_OWN_APPS } from '../organisations/app-rules.ts';
import { MAX_LIVING_KEYS } from '../organisations/key-scopes.ts';
import { INVITATION_DAYS } from '../organisations/organisation-rules.ts';
import {
  MAX_WEBHOOKS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_ANSWER_SECONDS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_OFF_AFTER_DAYS,
  WEBHOOK_TRY_HOURS,
} from '../organisations/webhook-rules.ts';
import {
  API_QUOTAS,
  CORPORATE_SEATS,
  FREE_DOCUMENTS_PER_DAY,
  FREE_VIEWS_PER_DAY,
  PLANS,
  PREVIEW,
  TRIAL_DAYS,
} from '../plans.ts';
import { RETENTION } from '../retention.ts';
import { DAYS_SLIDER, PAGE_SIZE, PRICE_SLIDER } from '../search-filters/search-values.ts';
import { formatLira, formatNumber } from '../text/money.ts';

/**
 * The product's figures and those of law. Texts of `content/` use them by name (`{{name}}`), so that each is defined
 * once.
 */
export const FIGURES: Readonly<Record<string, string>> = {
  ...LAW_TEXTS,
  'gunluk-ilan': String(FREE_VIEWS_PER_DAY),
  'gunluk-belge': String(FREE_DOCUMENTS_PER_DAY),
  'deneme-gun': String(TRIAL_DAYS),
  'onizleme-sozcuk': String(PREVIEW.words),
  'onizleme-karakter': String(PREVIEW.plainCharacters),
  'premium-aylik': formatLira(PLANS.premium.monthly),
  'premium-yillik': formatLira(PLANS.premium.yearly),
  'uzatma-gun': String(EXTEND_DAYS),
  'kurum-kisi': String(CORPORATE_SEATS),
  'kurumsal-aylik': formatLira(PLANS.corporate.monthly),
  'kurumsal-yillik': formatLira(PLANS.corporate.yearly),
  'hafta-ici': SUPPORT_HOURS[0].hours,
  cumartesi: SUPPORT_HOURS[1].hours,
  'sifre-en-az': String(PASSWORD_LENGTH.min),
  'sifre-sahip-en-az': String(PASSWORD_LENGTH.trusted),
  'sifre-en-cok': String(PASSWORD_LENGTH.max),
  'kod-hane': String(PHONE_CODE.digits),
  'kod-dakika': String(PHONE_CODE.minutes),
  'kisa-mesaj-gun': String(SMS_A_DAY),
  'sayfadaki-ilan': String(PAGE_SIZE),
  'bedel-ust-sinir': formatNumber(PRICE_SLIDER.max),
  'bedel-adim': formatNumber(PRICE_SLIDER.step),
  'kalan-gun-en-az': String(DAYS_SLIDER.min),
  'kalan-gun-en-cok': String(DAYS_SLIDER.max),
  'pasif-hesap-yil': String(RETENTION.passiveAccountYears),
  'onaysiz-hesap-gun': String(RETENTION.unconfirmedAccountDays),
  'pasif-hesap-uyari-gun': String(RETENTION.passiveAccountWarningDays),
  'odeme-yil': String(RETENTION.paymentYears),
  'odenmeyen-siparis-gun': String(RETENTION.unpaidOrderDays),
  'iletisim-yil': String(RETENTION.contactYears),
  'gunluk-kaydi-yil': String(RETENTION.logYears),
  'bildirim-yil': String(RETENTION.notificationYears),
  'gonderi-gun': String(RETENTION.deliveryDays),
  'bos-oturum-gun': String(RETENTION.sessionIdleDays),
  'en-uzun-oturum-gun': String(RETENTION.sessionMaxDays),
  'giris-denemesi-gun': String(RETENTION.attemptDays),
  'cihaz-cerezi-gun': String(RETENTION.deviceMarkDays),
  'bilinen-cihaz-gun': String(RETENTION.knownDeviceDays),
  'deneme-kaydi-yil': String(RETENTION.usedTrialYears),
  'ilan-sayimi-gun': String(RETENTION.viewDays),
  'islem-kaydi-yil': String(RETENTION.auditYears),
  'silinen-hesap-yil': String(RETENTION.forgottenAccountYears),
  'alinamayan-kayit-gun': String(RETENTION.rejectedRecordDays),
  'davet-gun': String(INVITATION_DAYS),
  'anahtar-sayisi': String(MAX_LIVING_KEYS),
  'anahtar-dakika': formatNumber(API_QUOTAS.key.minute),
  'anahtar-gun': formatNumber(API_QUOTAS.key.day),
  'kurum-dakika': formatNumber(API_QUOTAS.organisation.minute),
  'kurum-gun': formatNumber(API_QUOTAS.organisation.day),
  'webhook-sayisi': String(MAX_WEBHOOKS),
  'webhook-yanit-saniye': String(WEBHOOK_ANSWER_SECONDS),
  'webhook-saat': String(WEBHOOK_TRY_HOURS),
  'webhook-gun': String(WEBHOOK_OFF_AFTER_DAYS),
  'webhook-kayit-gun': String(WEBHOOK_LOG_DAYS),
  'webhook-gecis-saat': String(SECRET_OVERLAP_HOURS),
  'uygulama-sayisi': String(MAX_OWN_APPS),
  'uygulama-istegi-dakika': String(APP_REQUEST_MINUTES),
  'uygulama-baglantisi-gun': String(RETENTION.appConnectionDays),
  'uygulama-baglantisi-en-cok-gun': String(RETENTION.appConnectionMaxDays),
  'kesilen-baglanti-gun': String(RETENTION.endedConnectionDays),
  'baglanmayan-uygulama-gun': String(RETENTION.unusedAppDays),
  'kurum-raporu-gun': String(RETENTION.reportDays),
  'biten-kurum-yil': String(RETENTION.endedOrganisationYears),
  'biten-ilan-yil': String(RETENTION.endedListingYears),
};
