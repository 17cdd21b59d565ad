/** A figure that a law sets, with its article and its validity. */
export type LawFigure = {
  readonly value: number;
  readonly unit: 'percent' | 'permille' | 'lira' | 'day' | 'month' | 'year' | 'minute' | 'clock';
  /** The article: `İİK 111/b`. */
  readonly article: string;
  /**
   * `yyyy-mm-dd`. It has been valid since this day at the latest: the day on which the law that gave it its present
   * form was published.
   */
  readonly validFrom: string;
  /** `yyyy-mm-dd`, the last day of its validity; absent if no end is known. */
  readonly validUntil?: string;
  /** The value until the day before `validFrom`, if it is still relevant. */
  readonly before?: number;
  readonly source: string;
  /** The Gazette itself was not read: the figure is shown as to be confirmed until an operator confirms it. */
  readonly isToBeConfirmed?: true;
};

const PUBLISHED = {
  law7343: { validFrom: '2021-11-30', source: '7343 sayılı Kanun, RG 30.11.2021/31675' },
  law7531: { validFrom: '2024-11-14', source: '7531 sayılı Kanun, RG 14.11.2024/32722' },
  law7571: { validFrom: '2025-12-25', source: '7571 sayılı Kanun’la değişik İİK metni, RG 25.12.2025/33118' },
  law7589: {
    validFrom: '2026-07-31',
    source: '7589 sayılı Kanun, RG 31.07.2026/33326 (iki hukuk bürosunun duyurusundan)',
    isToBeConfirmed: true,
  },
  wards: {
    validFrom: '2026-10-31',
    source: '7589 sayılı Kanun, RG 31.07.2026/33326 (iki hukuk bürosunun duyurusundan)',
    isToBeConfirmed: true,
  },
  incomeTax: {
    validFrom: '2007-01-01',
    source: 'genel bilgi; 193 sayılı Kanun’un güncel metninden kontrol edilecek',
    isToBeConfirmed: true,
  },
  obligations: { validFrom: '2012-07-01', source: '6098 sayılı Türk Borçlar Kanunu, RG 4.2.2011/27836' },
  traffic: { validFrom: '2018-07-03', source: '2918 sayılı Karayolları Trafik Kanunu' },
  titleFees: { validFrom: '2019-12-31', source: '492 sayılı Harçlar Kanunu, (4) sayılı tarife' },
  stampDuty2026: {
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    source: '488 sayılı Damga Vergisi Kanunu, 2026 yılı tutarları',
  },
  consumer: { validFrom: '2014-05-28', source: '6502 sayılı Kanun, RG 28.11.2013/28835' },
  distance: {
    validFrom: '2015-02-27',
    source: 'Mesafeli Sözleşmeler Yönetmeliği, RG 27.11.2014/29188 (6502 sayılı Kanun 48 ve 84)',
  },
  tax: { validFrom: '2005-01-01', source: '213 sayılı Vergi Usul Kanunu 231/5' },
  commerce: { validFrom: '2012-07-01', source: '6102 sayılı Kanun, RG 14.2.2011/27846' },
  privacy: { validFrom: '2016-10-07', source: '6698 sayılı Kanun, RG 7.4.2016/29677' },
} as const;

/**
 * Every legal figure that the product shows or calculates with, defined only here: texts use placeholders
 * (figure-texts.ts), calculations import it. `tests/law-figures.test.ts` finds figures written elsewhere.
 */
export const LAW = {
  /** How long bidding lasts. */
  biddingDays: { value: 7, unit: 'day', article: 'İİK 111/b', ...PUBLISHED.law7343 },
  /** Minimum bid increment, as a share of the appraisal. */
  leastStepPermille: { value: 5, unit: 'permille', article: 'İİK 111/b', ...PUBLISHED.law7531 },
  /**
   * Minimum bid increment for any appraisal. It is not adjusted yearly: that clause of article 114 covers only the
   * limits of notices.
   */
  leastStepLira: { value: 1000, unit: 'lira', article: 'İİK 111/b', ...PUBLISHED.law7531 },
  /** A bid made within this time before the end extends the auction for the first time. */
  extensionWindowMinutes: { value: 10, unit: 'minute', article: 'İİK 111/b-6', ...PUBLISHED.law7531 },
  /** The extension: counted from the old end, and during an extension from the bid. */
  extensionMinutes: { value: 3, unit: 'minute', article: 'İİK 111/b-6', ...PUBLISHED.law7531 },
  /** The maximum length of all extensions together; the Ministry may change it. */
  extensionCapMinutes: { value: 60, unit: 'minute', article: 'İİK 111/b-6', ...PUBLISHED.law7531 },
  /** Deposit, as a share of the appraisal. */
  depositPercent: { value: 10, unit: 'percent', article: 'İİK 114', ...PUBLISHED.law7343 },
  /** The deadline for cash on the day before the end, in minutes of the day: 23.30. */
  cashDepositMinute: { value: 23 * 60 + 30, unit: 'clock', article: 'İİK 114', ...PUBLISHED.law7343 },
  /** Minimum time between the publication of the notice and the start of the auction. */
  noticeDays: { value: 15, unit: 'day', article: 'İİK 114', ...PUBLISHED.law7343 },
  /** The maximum time between the end of the first auction and the start of the second. */
  secondRoundMonths: { value: 1, unit: 'month', article: 'İİK 114', ...PUBLISHED.law7343 },
  /** Opening price of both auctions, as a share of the appraisal; also the minimum share that a bid must exceed. */
  openingPercent: { value: 50, unit: 'percent', article: 'İİK 115', ...PUBLISHED.law7343 },
  /** Opening price of the first auction among owner-heirs, in partition sales of inherited real estate. */
  heirsOpeningPercent: { value: 100, unit: 'percent', article: 'İİK 114', ...PUBLISHED.law7589 },
  /** Statutory interest per year, for late claims without another rate. */
  statutoryInterestPercent: {
    value: 31,
    before: 24,
    unit: 'percent',
    article: '3095 sayılı Kanun 1',
    ...PUBLISHED.law7589,
  },
  /** The time in which the court confirms the sale of a ward's real estate. */
  wardConfirmationDays: { value: 10, unit: 'day', article: 'TMK 440, 444', ...PUBLISHED.wards },
  /** The gain from real estate that is sold within this time after its acquisition may be taxed. */
  resaleTaxYears: { value: 5, unit: 'year', article: '193 sayılı Kanun mükerrer 80', ...PUBLISHED.incomeTax },
  /** After a fault of the portal at the end, the auction reopens for this long. */
  portalFaultDays: { value: 1, unit: 'day', article: 'İİK 115/8', ...PUBLISHED.law7343 },
  /** Only a fault in the last minutes reopens the auction. */
  portalFaultWindowMinutes: { value: 10, unit: 'minute', article: 'İİK 115/8', ...PUBLISHED.law7343 },
  /** It reopens within this time after the decision of the next working day. */
  portalFaultStartDays: { value: 3, unit: 'day', article: 'İİK 115/8', ...PUBLISHED.law7343 },
  /** The buyer must pay within this time after the portal announced the minutes of the result. */
  paymentDays: { value: 7, unit: 'day', article: 'İİK 115/4, 118 ve 130', ...PUBLISHED.law7343 },
  /** An appraisal may be renewed after this time. */
  appraisalYears: { value: 2, unit: 'year', article: 'İİK 128/a', ...PUBLISHED.law7343 },
  /** Complaint against an appraisal, from the day of its notification. */
  appraisalComplaintDays: { value: 7, unit: 'day', article: 'İİK 128/a', ...PUBLISHED.law7343 },
  /** Complaint against the sale: from the sale or from knowledge of the fault. */
  annulmentDays: { value: 7, unit: 'day', article: 'İİK 134', ...PUBLISHED.law7343 },
  /** The same, at the latest from the day on which the portal announced the minutes of the result. */
  annulmentYears: { value: 1, unit: 'year', article: 'İİK 134/10', ...PUBLISHED.law7343 },
  /** The time in which holders of a right in real estate must report it to the office. */
  claimDays: { value: 15, unit: 'day', article: 'İİK 126', ...PUBLISHED.law7343 },
  /** The security that a complaining bidder must give, as a share of the sale price. */
  annulmentSecurityPercent: { value: 5, unit: 'percent', article: 'İİK 134', ...PUBLISHED.law7343 },
  /** The maximum fine if the complaint is rejected, as a share of the sale price. */
  annulmentFinePercent: { value: 10, unit: 'percent', article: 'İİK 134/6', ...PUBLISHED.law7571 },
  /** The same in a sale of property that secures a claim of housing finance or of TOKİ. */
  annulmentFineHousingPercent: { value: 20, unit: 'percent', article: 'İİK 134/6', ...PUBLISHED.law7571 },
  /** The time that an eviction order gives to leave. */
  evictionDays: { value: 15, unit: 'day', article: 'İİK 135', ...PUBLISHED.law7343 },
  /** The time in which the buyer of a let dwelling or roofed business place must give notice of own need. */
  leaseNoticeMonths: { value: 1, unit: 'month', article: 'TBK 351', ...PUBLISHED.obligations },
  /** After the notice, a suit for own need may be brought this long after the acquisition. */
  leaseSuitMonths: { value: 6, unit: 'month', article: 'TBK 351', ...PUBLISHED.obligations },
  /** How long such a lease continues automatically after its term before the lessor may end it without a reason. */
  leaseExtensionYears: { value: 10, unit: 'year', article: 'TBK 347', ...PUBLISHED.obligations },
  /** The time in which a vehicle must be registered; after it, a fine and a driving ban are possible. */
  vehicleRegistrationMonths: { value: 1, unit: 'month', article: 'KTK 20', ...PUBLISHED.traffic },
  stampDutyPermille: {
    value: 5.69,
    unit: 'permille',
    article: '488 sayılı Kanun, (1) sayılı tablo',
    ...PUBLISHED.stampDuty2026,
  },
  /** The maximum stamp duty of one document. */
  stampDutyCapLira: { value: 29_115_961.1, unit: 'lira', article: '488 sayılı Kanun 14', ...PUBLISHED.stampDuty2026 },
  /** Total title fee, as a share of the sale price. */
  titleFeePercent: {
    value: 4,
    unit: 'percent',
    article: '492 sayılı Kanun, (4) sayılı tarife',
    ...PUBLISHED.titleFees,
  },
  /** The buyer's part of it, unless the conditions say otherwise. */
  buyerTitleFeePercent: {
    value: 2,
    unit: 'percent',
    article: '492 sayılı Kanun, (4) sayılı tarife',
    ...PUBLISHED.titleFees,
  },
  /** The time in which a consumer may withdraw from a distance contract. */
  withdrawalDays: { value: 14, unit: 'day', article: 'TKHK 48', ...PUBLISHED.consumer },
  /** The extension of that time if the consumer was not informed as the law requires. */
  withdrawalExtensionYears: { value: 1, unit: 'year', article: 'TKHK 48/4', ...PUBLISHED.consumer },
  /** The time in which everything must be refunded after a withdrawal, from the arrival of its notice. */
  withdrawalRefundDays: { value: 14, unit: 'day', article: 'MSY 12/1', ...PUBLISHED.distance },
  /** How long the documents of a distance contract must be kept. */
  contractYears: { value: 3, unit: 'year', article: 'MSY 20', ...PUBLISHED.distance },
  /** The time in which an invoice must be issued, from the service. */
  invoiceDays: { value: 7, unit: 'day', article: '213 sayılı Kanun 231', ...PUBLISHED.tax },
  /** How long commercial books and their vouchers must be kept, from the end of their calendar year (TTK 82/6). */
  recordYears: { value: 10, unit: 'year', article: 'TTK 82', ...PUBLISHED.commerce },
  /** The time in which the rest of a yearly subscription must be refunded after it was ended. */
  subscriptionRefundDays: { value: 15, unit: 'day', article: 'TKHK 52', ...PUBLISHED.consumer },
  /** The time in which a request about personal data must be answered, from its arrival (D37). */
  privacyAnswerDays: { value: 30, unit: 'day', article: 'KVKK 13/2', ...PUBLISHED.privacy },
  /** Complaint to the Board: from the answer, and at the latest from the request. */
  privacyComplaintDays: { value: 30, unit: 'day', article: 'KVKK 14', ...PUBLISHED.privacy },
  privacyComplaintAtLatestDays: { value: 60, unit: 'day', article: 'KVKK 14', ...PUBLISHED.privacy },
} as const satisfies Readonly<Record<string, LawFigure>>;
