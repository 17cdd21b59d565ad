import type { CollectionStatus } from '../collection-status.ts';
import { type Company, type Providers, shownParticular } from '../company.ts';
import { confirmTexts, LAW_TO_CONFIRM } from '../law/law-to-confirm.ts';
import { isYearSold, monthlyCharge, PREMIUM_PRICES, unsoldYearText, YEARLY_DISCOUNT_PERCENT } from '../plans.ts';
import { keptList, soonSentence } from '../promises/promise-texts.ts';
import { dayText } from '../text/day-text.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { formatLira, formatLiraExact } from '../text/money.ts';
import { FIGURES } from './figures.ts';
import { freshnessSentence } from './freshness-sentence.ts';

/** The placeholder of a value in a text: `{{name}}`. */
const MARK = /\{\{([a-zçğıöşü0-9-]+)\}\}/gu;

/** The placeholder of the sentence that depends on the state of the sources. */
export const FRESHNESS_MARK = '{{tazelik}}';

/** The details of the company that runs the site. Texts use them by name, too. */
function particularsOf(company: Company, status: CollectionStatus | undefined): Readonly<Record<string, string>> {
  return {
    unvan: shownParticular(company, 'name'),
    adres: shownParticular(company, 'address'),
    mersis: shownParticular(company, 'mersis'),
    kep: shownParticular(company, 'kep'),
    'destek-eposta': shownParticular(company, 'supportEmail'),
    'destek-telefon': shownParticular(company, 'supportPhone'),
    'kvkk-eposta': shownParticular(company, 'privacyEmail'),
    // Shown beside e-mail alerts as long as the site sends no mail (D8).
    yakinda: company.sendsMail ? '' : ' (Yakında)',
    lansman: launchSentence(company),
    'yillik-premium': yearSentence(company),
    ...providerTexts(company.providers),
    ...confirmTexts(company.lawToConfirm),
    tazelik: freshnessSentence(status),
    'premium-kapsami': keptList('premium', company.sendsMail),
    'premium-yakinda': soonSentence('premium', company.sendsMail),
    'kurumsal-yakinda': soonSentence('corporate', company.sendsMail),
  };
}

/** The recipients of data, to append to what they do: ` (smtp.example.com)`; or that nothing is configured. */
function providerTexts({ hosting, ...others }: Providers): Readonly<Record<string, string>> {
  const named = (name: string | null) => (name === null ? ' (şu an kapalı)' : ` (${name})`);
  return {
    'barindirma-saglayici': ` (${hosting ?? '[Barındırma sağlayıcısı henüz girilmedi]'})`,
    'eposta-saglayici': named(others.mail),
    'sms-saglayici': named(others.sms),
    'model-saglayici': named(others.model),
    'okuyucu-saglayici': named(others.reader),
    'odeme-saglayici': named(others.payment),
    'fatura-saglayici': named(others.invoice),
  };
}

/** The monthly price during the launch and its end (D31); afterwards, that the launch is over. */
function launchSentence({ launchEndsOn }: Company): string {
  if (launchEndsOn === null) return 'Lansman dönemi sona ermiştir.';
  const lastDay = dayText(launchEndsOn);
  return `Lansman döneminde, ${lastDay} gününün sonuna kadar, aylık üyelik için liste fiyatı yerine ${formatLiraExact(PREMIUM_PRICES.launchMonthly)} alınır.`;
}

/** The yearly price of premium and the saving; or that it is not sold while twelve months cost less (D53). */
function yearSentence(company: Company): string {
  const saving = `Yıllık premium ${formatLira(PREMIUM_PRICES.yearly)}: aylık liste fiyatıyla on iki aya göre %${YEARLY_DISCOUNT_PERCENT} daha az.`;
  if (isYearSold(company)) return saving;
  return unsoldYearText(monthlyCharge(company));
}

/** Replaces the placeholders in the HTML of a text. An unknown name stays unchanged. */
export function fillHtml(html: string, company: Company, status?: CollectionStatus): string {
  const values = { ...FIGURES, ...particularsOf(company, status) };
  return html.replace(MARK, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

/** Replaces the placeholders in plain text, which is escaped when it is shown. */
export function fillText(text: string, company: Company, status?: CollectionStatus): string {
  const values = { ...FIGURES, ...particularsOf(company, status) };
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}

/**
 * Replaces only the figures; the company's details stay placeholders. Every unconfirmed figure is marked, because no
 * configuration is available here.
 */
export function fillFigures(text: string): string {
  const values = { ...FIGURES, ...confirmTexts(LAW_TO_CONFIRM) };
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}
