import { type Company, SUPPORT_HOURS, shownParticular } from '#shared/company.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { formatLira, formatLiraExact } from '#shared/money.ts';
import { FREE_VIEWS_PER_DAY, PLANS, PREMIUM_PRICES, PREVIEW, TRIAL_DAYS } from '#shared/plans.ts';

const MARK = /\{\{([a-zçğıöşü0-9-]+)\}\}/gu;

/** What texts may ask for as `{{name}}`, so that no figure or particular stands in two places. */
function valuesOf(company: Company): Readonly<Record<string, string>> {
  return {
    unvan: shownParticular(company, 'name'),
    adres: shownParticular(company, 'address'),
    mersis: shownParticular(company, 'mersis'),
    kep: shownParticular(company, 'kep'),
    'destek-eposta': shownParticular(company, 'supportEmail'),
    'destek-telefon': shownParticular(company, 'supportPhone'),
    'kvkk-eposta': shownParticular(company, 'privacyEmail'),
    // Beside e-mail alerts only while no mail leaves (D8).
    yakinda: company.sendsMail ? '' : ' (Yakında)',
    'gunluk-ilan': String(FREE_VIEWS_PER_DAY),
    'deneme-gun': String(TRIAL_DAYS),
    'onizleme-sozcuk': String(PREVIEW.words),
    'onizleme-karakter': String(PREVIEW.plainCharacters),
    'premium-aylik': formatLira(PLANS.premium.monthly),
    'premium-yillik': formatLira(PLANS.premium.yearly),
    'premium-lansman': formatLiraExact(PREMIUM_PRICES.launchMonthly),
    'kurumsal-aylik': formatLira(PLANS.corporate.monthly),
    'kurumsal-yillik': formatLira(PLANS.corporate.yearly),
    'hafta-ici': SUPPORT_HOURS[0].hours,
    cumartesi: SUPPORT_HOURS[1].hours,
  };
}

/** The names a text asks for. */
export function marksIn(text: string): string[] {
  return [...text.matchAll(MARK)].map(([, name = '']) => name);
}

/** Whether texts may ask for a name; every text of `content/` is checked against it. */
export function isKnownMark(name: string): boolean {
  const nobody = { name: null, address: null, mersis: null, kep: null, supportEmail: null, supportPhone: null };
  const company = { ...nobody, salesEmail: null, salesPhone: null, privacyEmail: null, origin: null, sendsMail: false };
  return name in valuesOf(company);
}

/** A text of the build with the operator's particulars and the product's figures put in. */
export function fillHtml(html: string, company: Company): string {
  const values = valuesOf(company);
  return html.replace(MARK, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

/** The same for plain text, which is escaped by whoever shows it. */
export function fillText(text: string, company: Company): string {
  const values = valuesOf(company);
  return text.replace(MARK, (mark, name: string) => values[name] ?? mark);
}
