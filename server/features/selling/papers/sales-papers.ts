import type { Config } from '#server/config.ts';
import type { PaperFacts, Papers, RenewalFacts } from '#server/features/selling/orders/index.ts';
import { chosenProvider, transferAccountOf } from '#server/features/selling/payments/index.ts';
import { siteLink } from '#server/platform/site-link.ts';
import { LAW_TEXTS } from '#shared/law/figure-texts.ts';
import { ORDER_TERMS, RENEWAL, toLira, vatInside } from '#shared/orders/order-rules.ts';
import { keptList } from '#shared/promises/promise-texts.ts';
import { RETENTION } from '#shared/retention.ts';
import { formatDateTime } from '#shared/text/dates.ts';
import { formatLiraExact } from '#shared/text/money.ts';
import { missingForSale } from './missing-for-sale.ts';
import { planWords } from './plan-words.ts';
import { type PaperForm, paperVersions, RENEWAL_DOCUMENTS, readPaperForms, SALE_DOCUMENTS } from './read-papers.ts';

const MARK = /\{\{([a-z-]+)\}\}/g;
const VERSION = paperVersions().at(-1) ?? '';
const SALE_FORMS = readPaperForms(VERSION, SALE_DOCUMENTS);
const RENEWAL_FORMS = readPaperForms(VERSION, RENEWAL_DOCUMENTS);
const PERIODS = {
  monthly: { name: 'aylık plan', length: 'bir takvim ayı' },
  yearly: { name: 'yıllık plan', length: 'on iki takvim ayı' },
} as const;

/**
 * The documents of a sale (`content/legal/satis`) in their newest version: pre-contractual information with all that
 * MSY 5 lists, the contract, the separate consent of MSY 15/1-h, and the form of withdrawal. A renewal extends the
 * contract that was agreed to, even if there are newer versions. So it has only one separate document: its price, its
 * period and the consent to it (TKHK 52/3).
 */
export const salesPapers: Papers = {
  missing: missingForSale,
  of: (config, facts) => fill(SALE_FORMS, { ...sellerOf(config), ...saleOf(config, facts) }),
  ofRenewal: (config, facts) =>
    fill(RENEWAL_FORMS, { ...sellerOf(config), ...saleOf(config, facts), ...renewalOf(facts) }),
};

function fill(forms: readonly PaperForm[], facts: Readonly<Record<string, string>>) {
  const values: Readonly<Record<string, string>> = {
    ...LAW_TEXTS,
    'odenmeyen-siparis-gun': String(RETENTION.unpaidOrderDays),
    ...facts,
  };
  return forms.map(({ document, version, title, body }) => {
    const text = body.replace(MARK, (_mark, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A paper asks for ${name}, which nobody knows.`);
      return value;
    });
    return { document, version, title, text };
  });
}

function sellerOf(config: Config): Record<string, string> {
  const unsaid = missingForSale(config);
  if (unsaid.length > 0) throw new Error(`Nothing is sold without ${unsaid.join(', ')}.`);
  const said = (value: string | undefined) => value ?? '';
  return {
    unvan: said(config.COMPANY_NAME),
    sicil: config.COMPANY_MERSIS
      ? `MERSİS numarası: ${config.COMPANY_MERSIS}`
      : `Vergi dairesi ve numarası: ${config.COMPANY_TAX_OFFICE}, ${config.COMPANY_TAX_NUMBER}`,
    adres: said(config.COMPANY_ADDRESS),
    telefon: said(config.SUPPORT_PHONE),
    eposta: said(config.SUPPORT_EMAIL),
    kep: said(config.COMPANY_KEP),
    etbis: said(config.COMPANY_ETBIS),
    site: siteLink(config, '/').host,
  };
}

function saleOf(
  config: Config,
  { reference, plan, period, organisationName, totalKurus, vatPercent, buyer, email, at }: PaperFacts,
) {
  const { name, length } = PERIODS[period];
  const words = planWords(plan, organisationName);
  const provider = chosenProvider(config);
  const ways = [
    ...(provider ? [`banka ya da kredi kartıyla, ${provider.label} ödeme sayfasında, tek çekim`] : []),
    ...(transferAccountOf(config)
      ? [`havale ya da EFT ile, onaydan sonra ${ORDER_TERMS.transferWorkingDays} iş günü içinde`]
      : []),
  ];
  return {
    'siparis-no': reference,
    ...words,
    plan: `${words.hizmet}, ${name}`,
    sure: length,
    kapsam: keptList(plan, config.SMTP_URL !== undefined),
    toplam: formatLiraExact(toLira(totalKurus)),
    'kdv-orani': `%${vatPercent}`,
    kdv: formatLiraExact(toLira(vatInside(totalKurus, vatPercent))),
    odeme: ways.join('; '),
    alici: buyerLines(buyer, email).join('\n'),
    'alici-eposta': email,
    zaman: `${formatDateTime(at)} (Türkiye saati)`,
  };
}

function renewalOf({ renewed, from, until, consent, consentedAt, cardLastFour }: RenewalFacts) {
  return {
    'ilk-siparis': renewed,
    baslangic: formatDateTime(from),
    bitis: formatDateTime(until),
    kart: cardLastFour,
    'yenileme-bildirimi': `${RENEWAL.announceDays} gün`,
    'onay-zamani': formatDateTime(consentedAt),
    onay: consent,
  };
}

function buyerLines(buyer: PaperFacts['buyer'], email: string): string[] {
  const { companyTitle, taxOffice, taxNumber, identityNumber } = buyer;
  const who =
    buyer.kind === 'company'
      ? [`Unvan: ${companyTitle}`, `Vergi dairesi ve numarası: ${taxOffice}, ${taxNumber}`, `Yetkili: ${buyer.name}`]
      : [`Ad ve soyad: ${buyer.name}`, ...(identityNumber ? [`T.C. kimlik numarası: ${identityNumber}`] : [])];
  const where = `Adres: ${buyer.address}, ${buyer.district}, ${buyer.city}`;
  return [...who, where, `E-posta: ${email}`].map((line) => `- ${line}`);
}
