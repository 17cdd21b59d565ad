import { describe, expect, it } from 'vitest';
import { lawText } from './figure-texts.ts';
import { LAW, type LawFigure } from './law-figures.ts';

/*
 * The figures as the articles give them. They are copied by hand from the law, never from the code, so that this test
 * finds a wrong digit in either place. A new law changes both.
 */
const FIGURES: Readonly<Record<keyof typeof LAW, readonly [text: string, article: string]>> = {
  biddingDays: ['7 gün', 'İİK 111/b'],
  leastStepPermille: ['binde 5', 'İİK 111/b'],
  leastStepLira: ['1.000 lira', 'İİK 111/b'],
  extensionWindowMinutes: ['10 dakika', 'İİK 111/b-6'],
  extensionMinutes: ['3 dakika', 'İİK 111/b-6'],
  extensionCapMinutes: ['1 saat', 'İİK 111/b-6'],
  depositPercent: ['%10', 'İİK 114'],
  cashDepositMinute: ['23.30', 'İİK 114'],
  noticeDays: ['15 gün', 'İİK 114'],
  secondRoundMonths: ['1 ay', 'İİK 114'],
  openingPercent: ['%50', 'İİK 115'],
  heirsOpeningPercent: ['%100', 'İİK 114'],
  statutoryInterestPercent: ['%31', '3095 sayılı Kanun 1'],
  wardConfirmationDays: ['10 gün', 'TMK 440, 444'],
  resaleTaxYears: ['5 yıl', '193 sayılı Kanun mükerrer 80'],
  portalFaultDays: ['1 gün', 'İİK 115/8'],
  portalFaultWindowMinutes: ['10 dakika', 'İİK 115/8'],
  portalFaultStartDays: ['3 gün', 'İİK 115/8'],
  paymentDays: ['7 gün', 'İİK 115/4, 118 ve 130'],
  appraisalYears: ['2 yıl', 'İİK 128/a'],
  appraisalComplaintDays: ['7 gün', 'İİK 128/a'],
  annulmentDays: ['7 gün', 'İİK 134'],
  annulmentYears: ['1 yıl', 'İİK 134/10'],
  claimDays: ['15 gün', 'İİK 126'],
  annulmentSecurityPercent: ['%5', 'İİK 134'],
  annulmentFinePercent: ['%10', 'İİK 134/6'],
  annulmentFineHousingPercent: ['%20', 'İİK 134/6'],
  evictionDays: ['15 gün', 'İİK 135'],
  leaseNoticeMonths: ['1 ay', 'TBK 351'],
  leaseSuitMonths: ['6 ay', 'TBK 351'],
  leaseExtensionYears: ['10 yıl', 'TBK 347'],
  vehicleRegistrationMonths: ['1 ay', 'KTK 20'],
  stampDutyPermille: ['binde 5,69', '488 sayılı Kanun, (1) sayılı tablo'],
  stampDutyCapLira: ['29.115.961,10 lira', '488 sayılı Kanun 14'],
  titleFeePercent: ['%4', '492 sayılı Kanun, (4) sayılı tarife'],
  buyerTitleFeePercent: ['%2', '492 sayılı Kanun, (4) sayılı tarife'],
  withdrawalDays: ['14 gün', 'TKHK 48'],
  withdrawalExtensionYears: ['1 yıl', 'TKHK 48/4'],
  withdrawalRefundDays: ['14 gün', 'MSY 12/1'],
  contractYears: ['3 yıl', 'MSY 20'],
  invoiceDays: ['7 gün', '213 sayılı Kanun 231'],
  recordYears: ['10 yıl', 'TTK 82'],
  subscriptionRefundDays: ['15 gün', 'TKHK 52'],
  privacyAnswerDays: ['30 gün', 'KVKK 13/2'],
  privacyComplaintDays: ['30 gün', 'KVKK 14'],
  privacyComplaintAtLatestDays: ['60 gün', 'KVKK 14'],
};
// Safe: these are the keys of exactly this object.
const NAMES = Object.keys(FIGURES) as (keyof typeof LAW)[];

describe('a figure of law', () => {
  it.each(NAMES)('has the value and the article of the law: %s', (name) => {
    expect([lawText(LAW[name]), LAW[name].article]).toEqual(FIGURES[name]);
  });

  it('of Law 7589 holds from the day of its publication, and is to be confirmed (İİK 114; Law 3095)', () => {
    const { heirsOpeningPercent, statutoryInterestPercent, wardConfirmationDays } = LAW;
    expect(heirsOpeningPercent).toMatchObject({ validFrom: '2026-07-31', isToBeConfirmed: true });
    expect(statutoryInterestPercent).toMatchObject({ validFrom: '2026-07-31', before: 24, isToBeConfirmed: true });
    expect(wardConfirmationDays).toMatchObject({ validFrom: '2026-10-31', isToBeConfirmed: true });
  });

  it('names the law that gave it its form: steps and extension are 7531, 114 and 115 are 7343, 134/6 is 7571', () => {
    const lawsOf = (article: RegExp) => {
      const found = Object.values<LawFigure>(LAW).filter((figure) => article.test(figure.article));
      return [...new Set(found.map(({ source }) => source.slice(0, 4)))];
    };
    expect(lawsOf(/^İİK 111\/b-6$/u)).toEqual(['7531']);
    expect(lawsOf(/^İİK 115/u)).toEqual(['7343']);
    expect(lawsOf(/^İİK 134\/6$/u)).toEqual(['7571']);
    expect(LAW.depositPercent.source).toContain('7343');
  });

  it('has a last day if it is set for one year, which are only rate and cap of the stamp duty', () => {
    const ends = Object.entries<LawFigure>(LAW).filter(([, { validUntil }]) => validUntil);
    expect(ends.map(([name, { validUntil }]) => `${name} ${validUntil}`)).toEqual([
      'stampDutyPermille 2026-12-31',
      'stampDutyCapLira 2026-12-31',
    ]);
  });
});
