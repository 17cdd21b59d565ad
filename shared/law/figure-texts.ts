import { dayText } from '../text/day-text.ts';
import { formatNumber } from '../text/money.ts';
import { turkishNumber } from '../text/turkish-number.ts';
import { LAW, type LawFigure } from './law-figures.ts';

const two = (number: number) => String(number).padStart(2, '0');
const exact = (value: number) => turkishNumber(value, { least: 0, most: 5 });
const withKurus = (value: number) => turkishNumber(value, { least: 2, most: 2 });
const WORDS: Readonly<Record<number, string>> = {
  1: 'bir',
  2: 'iki',
  3: 'üç',
  5: 'beş',
  7: 'yedi',
  10: 'on',
  15: 'on beş',
  50: 'elli',
};

const UNIT_TEXTS: Readonly<Record<LawFigure['unit'], (value: number) => string>> = {
  percent: (value) => `%${formatNumber(value)}`,
  permille: (value) => `binde ${formatNumber(value)}`,
  lira: (value) => `${Number.isInteger(value) ? formatNumber(value) : withKurus(value)} lira`,
  day: (value) => `${value} gün`,
  month: (value) => `${value} ay`,
  year: (value) => `${value} yıl`,
  minute: (value) => (value % 60 === 0 ? `${value / 60} saat` : `${value} dakika`),
  clock: (value) => `${two(Math.floor(value / 60))}.${two(value % 60)}`,
};

/** A legal figure as in Turkish texts: `%10`, `binde 5`, `1.000 lira`, `7 gün`, `23.30`. */
export function lawText({ value, unit }: LawFigure): string {
  return UNIT_TEXTS[unit](value);
}

/** The same with round numbers in words: `yüzde on`, `binde beş`, `yedi gün`. */
export function lawWords(figure: LawFigure): string {
  const { value, unit } = figure;
  const number = WORDS[unit === 'minute' && value % 60 === 0 ? value / 60 : value];
  if (number === undefined || unit === 'lira' || unit === 'clock') return lawText(figure);
  return unit === 'percent' ? `yüzde ${number}` : lawText(figure).replace(/\d+/, number);
}

/** The legal figures by the names of their placeholders in texts of `content/` (`{{name}}`). */
export const LAW_TEXTS: Readonly<Record<string, string>> = {
  'artirma-suresi': lawText(LAW.biddingDays),
  'en-az-artis': lawText(LAW.leastStepPermille),
  'en-az-artis-lira': lawText(LAW.leastStepLira),
  'son-dilim': lawText(LAW.extensionWindowMinutes),
  uzatma: lawText(LAW.extensionMinutes),
  'uzatma-siniri': lawText(LAW.extensionCapMinutes),
  'teminat-orani': lawText(LAW.depositPercent),
  'nakit-saati': lawText(LAW.cashDepositMinute),
  'ilan-suresi': lawText(LAW.noticeDays),
  'ikinci-ihale-suresi': lawText(LAW.secondRoundMonths),
  'acilis-orani': lawText(LAW.openingPercent),
  'mirasci-acilis': lawText(LAW.heirsOpeningPercent),
  'mirasci-gunu': dayText(LAW.heirsOpeningPercent.validFrom),
  'yasal-faiz': lawText(LAW.statutoryInterestPercent),
  'yasal-faiz-once': lawText({ ...LAW.statutoryInterestPercent, value: LAW.statutoryInterestPercent.before }),
  'yasal-faiz-gunu': dayText(LAW.statutoryInterestPercent.validFrom),
  'vesayet-onayi': lawText(LAW.wardConfirmationDays),
  'vesayet-gunu': dayText(LAW.wardConfirmationDays.validFrom),
  'yeniden-satis': lawText(LAW.resaleTaxYears),
  'kesinti-suresi': lawText(LAW.portalFaultDays),
  'kesinti-dilimi': lawText(LAW.portalFaultWindowMinutes),
  'kesinti-baslangici': lawText(LAW.portalFaultStartDays),
  'odeme-suresi': lawText(LAW.paymentDays),
  'kiymet-takdiri-suresi': lawText(LAW.appraisalYears),
  'fesih-suresi': lawText(LAW.annulmentDays),
  'fesih-en-cok': lawText(LAW.annulmentYears),
  'fesih-teminati': lawText(LAW.annulmentSecurityPercent),
  'fesih-cezasi': lawText(LAW.annulmentFinePercent),
  'fesih-cezasi-konut': lawText(LAW.annulmentFineHousingPercent),
  'tahliye-suresi': lawText(LAW.evictionDays),
  'kira-ihtari': lawText(LAW.leaseNoticeMonths),
  'kira-davasi': lawText(LAW.leaseSuitMonths),
  'kira-uzamasi': lawText(LAW.leaseExtensionYears),
  'arac-tescili': lawText(LAW.vehicleRegistrationMonths),
  'damga-orani': lawText(LAW.stampDutyPermille),
  'damga-carpani': exact(LAW.stampDutyPermille.value / 1000),
  'damga-siniri': lawText(LAW.stampDutyCapLira),
  'damga-yili': LAW.stampDutyCapLira.validFrom.slice(0, 4),
  'tapu-harci': lawText(LAW.titleFeePercent),
  'tapu-harci-alici': lawText(LAW.buyerTitleFeePercent),
  'tapu-harci-carpani': exact(LAW.buyerTitleFeePercent.value / 100),
  'cayma-suresi': lawText(LAW.withdrawalDays),
  'cayma-uzamasi': lawText(LAW.withdrawalExtensionYears),
  'cayma-iade-suresi': lawText(LAW.withdrawalRefundDays),
  'sozlesme-suresi': lawText(LAW.contractYears),
  'odeme-saklama': lawText(LAW.recordYears),
  'iade-suresi': lawText(LAW.subscriptionRefundDays),
  'kvkk-yanit-suresi': lawText(LAW.privacyAnswerDays),
  'kvkk-sikayet-suresi': lawText(LAW.privacyComplaintDays),
  'kvkk-sikayet-en-cok': lawText(LAW.privacyComplaintAtLatestDays),
};
