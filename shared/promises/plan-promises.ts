import { CORPORATE_SEATS, FREE_DOCUMENTS_PER_DAY, FREE_VIEWS_PER_DAY, type PlanId } from '../plans.ts';
import { FIRST_ANSWER_HOURS } from '../support/first-answer.ts';

/** A feature of a plan, as worded on the pricing page and in the subscription dialog. */
export type PlanPromise = {
  readonly text: string;
  /**
   * The test that fails if the promise is broken, as file and name. For a feature that does not exist yet, the test
   * that the page says so (D33).
   */
  readonly keptBy: readonly [file: string, test: string];
  /** The addition if premium members have a separate telephone line. */
  readonly withPhone?: string;
  /** When `Yakında` is shown beside it: while the site sends no mail (D8). */
  readonly soon?: 'withoutMail';
};

const ACCESS = ['tests/access-matrix.test.ts', 'is answered as each row says'] as const;
const PLAN_RIGHTS = 'server/features/market/listing/plan-rights.test.ts';
const TERMS = ['tests/promises.test.ts', 'the terms say the same'] as const;

/**
 * Every promise about plans, defined once (D27–D33). The pricing page, the subscription dialog and docs/promises.md use
 * it; `tests/promises.test.ts` checks that each names an existing test.
 */
export const PROMISES = {
  dailyViews: {
    text: `Günde ${FREE_VIEWS_PER_DAY} farklı ilan`,
    keptBy: [
      'server/features/members/subscriptions/daily-limit.test.ts',
      'opens five different listings a day, each as often as wanted',
    ],
  },
  searching: {
    text: 'Bütün ilanlarda arama ve bütün temel filtreler',
    keptBy: [PLAN_RIGHTS, 'everybody searches with every filter of the specification'],
  },
  openFacts: {
    text: 'Bedel, açılış bedeli, teminat, süreler, yer ve satışı yapan daire',
    keptBy: [
      'server/features/market/listing/shown-notice-values.test.ts',
      'without it only what the listing tells everybody',
    ],
  },
  legalBounds: {
    text: 'Açılış, en az artış ve sıradaki en düşük teklif',
    keptBy: ['shared/law/bid/highest-bid.test.ts', 'the next lawful bid above a bid is lawful after it'],
  },
  favourites: {
    text: 'Üyelere ilan kaydetme ve arama uyarıları',
    keptBy: [PLAN_RIGHTS, 'a member of the free plan saves listings and alerts'],
  },
  dailyDocument: {
    text: `Belgelere sınırlı erişim: üyelere günde ${FREE_DOCUMENTS_PER_DAY} belge`,
    keptBy: [PLAN_RIGHTS, 'a member of the free plan opens one document a day, as often as wanted'],
  },
  adFree: {
    text: 'Reklamsız kullanım',
    keptBy: [PLAN_RIGHTS, 'pages take scripts, frames and pictures of advertisers from nowhere'],
  },
  previewOnly: {
    text: 'Açıklamanın yalnızca başı',
    keptBy: ['server/features/market/listing/get-listing.test.ts', 'keeps back what is locked and says what that is'],
  },
  closedLinks: { text: 'UYAP, parsel ve değerleme bağlantıları kapalı', keptBy: ACCESS },
  noVisitorDocuments: { text: 'Üye olmayanlara belge açılmaz', keptBy: [PLAN_RIGHTS, 'a visitor opens no document'] },

  unlimitedViews: {
    text: 'İlan ayrıntılarına sınırsız erişim',
    keptBy: [PLAN_RIGHTS, 'premium opens every listing and every document without a count'],
  },
  allDocuments: { text: 'Bütün belgeler (PDF, TIFF)', keptBy: ACCESS },
  wholeText: {
    text: 'Açıklamanın tamamı, her bilginin ilandaki kaynağıyla',
    keptBy: [
      'server/features/market/listing/shown-notice-values.test.ts',
      'with premium every value comes with its sentence',
    ],
  },
  links: { text: 'Değerleme ve harita bağlantıları', keptBy: ACCESS },
  officeContact: {
    text: 'Yetkiliyle doğrudan iletişim',
    keptBy: ['server/features/intake/importing/import-offices.test.ts', 'premium sees where the office is reached'],
  },
  advancedFilters: {
    text: 'Gelişmiş arama filtreleri',
    keptBy: [
      'server/features/market/search/understood/advanced-filters.test.ts',
      'an alert asks for them as long as its owner has premium, and tells nothing of them to others',
    ],
  },
  calculator: {
    text: 'Masraf ve en yüksek teklif hesaplayıcısı, ilanla birlikte saklanır',
    keptBy: [
      'server/features/deciding/calculations/calculations.test.ts',
      'comes with premium: others are refused, and learn nothing',
    ],
  },
  liveSupport: {
    text: `Canlı destek: ${FIRST_ANSWER_HOURS.premium} çalışma saatinde ilk yanıt`,
    withPhone: ', telefonla da',
    keptBy: [
      'server/features/help/support/support.test.ts',
      'notes each opening, answers once, and measures the first answer against its promise',
    ],
  },
  prioritySupport: {
    text: 'Öncelikli destek',
    keptBy: [
      'server/features/help/contact/contact-routes.test.ts',
      'carries the plan of the member who sent it, and premium comes first',
    ],
  },
  mailAlerts: {
    text: 'Yeni ilanlar için e-posta uyarıları',
    keptBy: ['server/features/members/notifications/deliver-notifications.test.ts', 'come as one digest a run'],
    soon: 'withoutMail',
  },
  onePerson: { text: 'Tek kişilik kullanım', keptBy: TERMS },

  everythingPremium: { text: 'Premium’daki her şey', keptBy: ACCESS },
  apiAccess: {
    text: 'API erişimi',
    keptBy: ['server/features/company/api-keys/api-keys.test.ts', 'opens /api/v1 to programs, and nothing else'],
  },
  // Inviting people requires mail.
  manyUsers: {
    text: 'Çok kullanıcılı yönetim',
    keptBy: [
      'server/features/company/organisations/organisations.test.ts',
      'are mailed with a link that works once, for the account of that address alone, and confirm it',
    ],
    soon: 'withoutMail',
  },
  bulkAnalysis: {
    text: 'Toplu analiz',
    keptBy: ['server/features/company/analysis/analysis.test.ts', 'counts, sums and divides a set by its groups'],
  },
  customReports: {
    text: 'Özel raporlar',
    keptBy: [
      'server/features/company/reports/kept/kept-reports.test.ts',
      'has its view made a report of, once a morning, and tells its readers by mail',
    ],
  },
  fewPeople: {
    text: `${CORPORATE_SEATS} kişiye kadar; daha kalabalık ekipler için teklif`,
    keptBy: [
      'server/features/selling/orders/corporate/corporate-orders.test.ts',
      'founds the organisation once, with the payer as its owner, and gives its people their rights',
    ],
  },
} as const satisfies Readonly<Record<string, PlanPromise>>;
export type PromiseName = keyof typeof PROMISES;

/** What each plan includes and its limits, in the order of the pricing page (spec §1, §9). */
export const PLAN_PROMISES: Readonly<
  Record<PlanId, { readonly features: readonly PromiseName[]; readonly limitations: readonly PromiseName[] }>
> = {
  free: {
    features: ['dailyViews', 'searching', 'openFacts', 'legalBounds', 'favourites', 'dailyDocument'],
    limitations: ['previewOnly', 'closedLinks', 'noVisitorDocuments'],
  },
  premium: {
    features: [
      'unlimitedViews',
      'allDocuments',
      'wholeText',
      'links',
      'officeContact',
      'advancedFilters',
      'calculator',
      'mailAlerts',
      'liveSupport',
      'prioritySupport',
    ],
    limitations: ['onePerson'],
  },
  corporate: {
    features: ['everythingPremium', 'apiAccess', 'manyUsers', 'bulkAnalysis', 'customReports'],
    limitations: ['fewPeople'],
  },
};

/** The list in the subscription dialog (spec §9). */
export const DIALOG_PROMISES: readonly PromiseName[] = [
  'unlimitedViews',
  'links',
  'officeContact',
  'advancedFilters',
  'prioritySupport',
  'adFree',
];
