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

/** The place of a value in a text: `{{name}}`. */
const MARK = /\{\{([a-zçğıöşü0-9-]+)\}\}/gu;

/** The mark of the sentence that depends on the sources' state. */
export const FRESHNESS_MARK = '{{tazelik}}';

/** The particulars of the company that runs the site. Texts ask for them by name, too. */
function particularsOf(company: Company, status: CollectionStatus | undefined): Readonly<Record<string, string>> {
  return {
    unvan: shownParticular(company, 'name'),
    adres: shownParticular(company, 'address'),
    mersis: shownParticular(company, 'mersis'),
    kep: shownParticular(company, 'kep'),
    'destek-eposta': shownParticular(company, 'supportEmail'),
    'destek-telefon': shownParticular(company, 'supportPhone'),
    'kvkk-eposta': shownParticular(company, 'privacyEmail'),
    // Stands beside e-mail alerts as long as the site sends no mail (D8).
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

/** Who gets data, behind what it does: ` (smtp.example.com)`; that it is off where nothing is configured. */
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

/** What a month costs during the launch and until when (D31); afterwards, that it is over. */
function launchSentence({ launchEndsOn }: Company): string {
  if (launchEndsOn === null) return 'Lansman dönemi sona ermiştir.';
  const lastDay = dayText(launchEndsOn);
  return `Lansman döneminde, ${lastDay} gününün sonuna kadar, aylık üyelik için liste fiyatı yerine ${formatLiraExact(PREMIUM_PRICES.launchMonthly)} alınır.`;
}

/** What a year of premium costs and saves; that it is not sold while twelve months cost less (D53). */
function yearSentence(company: Company): string {
  const saving = `Yıllık premium ${formatLira(PREMIUM_PRICES.yearly)}: aylık liste fiyatıyla on iki aya göre %${YEARLY_DISCOUNT_PERCENT} daha az.`;
  if (isYearSold(company)) return saving;
  return unsoldYearText(monthlyCharge(company));
}

/** Puts particulars and figures into the HTML of a text. An unknown name stays as it is. */
export function fillHtml(html: string, company: Company, status?: CollectionStatus): string {
  const values = { ...FIGURES, ...particularsOf(company, status) };
  return html.replace(MARK, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

/** The same for plain text, which is escaped when it is shown. */
export function fillText(text: string, company: Company, status?: CollectionStatus): string {
  const values = { ...FIGURES, ...particularsOf(company, status) };
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}

/** Puts in the figures only; particulars stay as marks. What must be confirmed is marked, for nobody can be asked. */
export function fillFigures(text: string): string {
  const values = { ...FIGURES, ...confirmTexts(LAW_TO_CONFIRM) };
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}
