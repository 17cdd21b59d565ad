import { lawText } from '#shared/law/figure-texts.ts';
import { LAW } from '#shared/law/law-figures.ts';
import type {
  CreditorKind,
  Deadline,
  DebtKind,
  Occupant,
  PaperField,
  PaperValue,
  TermUnit,
  Validity,
  ZoneName,
} from '#shared/read-documents/finding-fields.ts';
import {
  CREDITOR_LABELS,
  DEADLINE_LABELS,
  DEBT_LABELS,
  OCCUPANT_LABELS,
  TERM_UNIT_LABELS,
  VALIDITY_LABELS,
  ZONE_LABELS,
} from '#shared/read-documents/finding-labels.ts';
import { dayText } from '#shared/text/day-text.ts';
import { formatNumber } from '#shared/text/money.ts';
import { areaText, exactLira } from '#shared/text/notice-value-texts.ts';

const ABSENT = 'Yok';
const PRESENT = 'Var';
const MISSING = 'Eksik';

const lira = ({ number }: PaperValue) => (number === undefined ? PRESENT : exactLira(number));
const area = ({ number = 0 }: PaperValue) => areaText(number);
const word = ({ word: text = '' }: PaperValue) => text;
const present = () => PRESENT;
/** Safe for every label below: the rules write only listed names. */
const named = <Name extends string>(labels: Readonly<Record<Name, string>>, name: string | undefined) =>
  name === undefined ? undefined : labels[name as Name];
/** `12.03.2027`, `7 gün`, `19 yıl 10 ay`; after the name of what the term is for. */
const termText = (name: string | undefined, { day, number = 0, unit = 'day' }: PaperValue) =>
  [name, day === undefined ? lengthText(number, unit) : dayText(day)].filter((part) => part !== undefined).join(', ');

function lengthText(number: number, unit: TermUnit): string {
  if (unit !== 'month' || number < 12) return `${number} ${TERM_UNIT_LABELS[unit]}`;
  const months = number % 12 === 0 ? '' : ` ${number % 12} ay`;
  return `${Math.floor(number / 12)} yıl${months}`;
}

/** `12.05.2016 tarihli, 2016/118 sayılı`; `Var` for a permit without date and number. */
function permitText({ day, number: year, word: number }: PaperValue): string {
  const issued = day === undefined ? year : dayText(day);
  const parts = [
    issued === undefined ? undefined : `${issued} tarihli`,
    number === undefined ? undefined : `${number} sayılı`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? PRESENT : parts.join(', ');
}

const TEXTS: Readonly<Record<PaperField, (value: PaperValue) => string>> = {
  share: word,
  pledge: ({ degree, word: creditor, number }) => {
    const parts = [
      degree === undefined ? undefined : `${degree}. derece`,
      number === undefined ? undefined : exactLira(number),
      named<CreditorKind>(CREDITOR_LABELS, creditor),
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? PRESENT : parts.join(', ');
  },
  seizure: lira,
  precaution: present,
  familyHome: present,
  usufruct: present,
  easement: present,
  priorClaim: lira,
  debt: ({ word: kind, number }) =>
    [named<DebtKind>(DEBT_LABELS, kind), number === undefined ? undefined : exactLira(number)]
      .filter((part) => part !== undefined)
      .join(', '),
  lease: ({ day, number, unit = 'year', word: entered }) => {
    const length = number === undefined ? undefined : `${lengthText(number, unit)} süreli`;
    const first = day === undefined ? (length === undefined ? PRESENT : undefined) : `${dayText(day)} tarihli`;
    return [first, length, entered === undefined ? undefined : 'tapuda şerhli']
      .filter((part) => part !== undefined)
      .join(', ');
  },
  occupancy: ({ word: who }) => named<Occupant>(OCCUPANT_LABELS, who) ?? '',
  km: ({ number = 0 }) => `${formatNumber(number)} km`,
  damage: lira,
  missingKey: () => MISSING,
  missingPapers: () => MISSING,
  engine: present,
  chassis: present,
  zoning: ({ word: zone }) => named<ZoneName>(ZONE_LABELS, zone) ?? '',
  unpermitted: present,
  licence: permitText,
  occupancyPermit: permitText,
  buildingAge: ({ number = 0 }) => `${number} yıl`,
  appraisedOn: ({ day = '' }) => dayText(day),
  extractOn: ({ day = '' }) => dayText(day),
  leaseEnd: ({ day = '' }) => dayText(day),
  auctionEnd: ({ number, day = '' }) => `${dayText(day)}${number === undefined ? '' : ` (${number}. ihale)`}`,
  validity: (value) => termText(named<Validity>(VALIDITY_LABELS, value.word), value),
  deadline: (value) => termText(named<Deadline>(DEADLINE_LABELS, value.word), value),
  appraisal: lira,
  partValue: lira,
  grossM2: area,
  netM2: area,
  deedM2: area,
  plotM2: area,
  unit: word,
  floor: ({ word: floor = '' }) => (/^\d+$/.test(floor) ? `${floor}. kat` : `${floor} kat`),
};

/** What a paper says about a field, in words. */
export function findingText(field: PaperField, value: PaperValue): string {
  if (value.isThere) return TEXTS[field](value);
  // For vehicles a paper says what is missing: what is not missing is present.
  if (field === 'missingKey' || field === 'missingPapers') return PRESENT;
  const debt = field === 'debt' ? named<DebtKind>(DEBT_LABELS, value.word) : undefined;
  return debt === undefined ? ABSENT : `${debt} borcu yok`;
}

const CONDITIONS = 'İİK 124';
const AREA = `Alan, değeri ve kirayı etkiler. Teklif vermeden şartnameye ve tapu kaydına bakın (${CONDITIONS}).`;
const OF_LAND_REGISTER = 'Kaydın güncel halini tapu müdürlüğünden öğrenin (TMK 1020).';
const AS_IT_IS = 'Mal, olduğu haliyle satılır';
const BUILDING = `${AS_IT_IS}; yapının durumunu belediyeden öğrenin (TBK 280).`;
const VEHICLE = `${AS_IT_IS}; teklif vermeden aracı yerinde görün (TBK 280).`;
const UNIT = `Satılanın hangi bağımsız bölüm olduğunu şartnameden ve tapu kaydından öğrenin (${CONDITIONS}).`;

/** What a contradiction may mean for a bidder, with the law article; never which side is right. */
export const MEANINGS: Readonly<Partial<Record<PaperField, string>>> = {
  share: `Hangi payın satıldığı, ödenecek bedeli belirler. Şartnameye bakın, icra dairesine sorun (${CONDITIONS}).`,
  pledge: `Rehinli alacak, en düşük bedeli yükseltebilir (${LAW.openingPercent.article}). ${OF_LAND_REGISTER}`,
  priorClaim: `Rüçhanlı alacak, en düşük bedeli yükseltir (${LAW.openingPercent.article}).`,
  seizure: OF_LAND_REGISTER,
  precaution: OF_LAND_REGISTER,
  familyHome: OF_LAND_REGISTER,
  usufruct: OF_LAND_REGISTER,
  easement: OF_LAND_REGISTER,
  lease:
    'Kira, hacizden önceki resmi bir belgeye dayanıyorsa kiracı çıkarılamayabilir (İİK 135). Rehinden sonra tapuya yazılan kira, rehin alacaklısını bağlamaz (İİK 132). Konutta ve çatılı iş yerinde kira, süresi bitince uzar (TBK 347).',
  occupancy: 'İçinde oturan varsa tahliye ayrı bir iştir; icra dairesine sorun (İİK 135).',
  km: VEHICLE,
  damage: VEHICLE,
  missingKey: VEHICLE,
  missingPapers: VEHICLE,
  engine: VEHICLE,
  chassis: VEHICLE,
  zoning: `${AS_IT_IS}; imar durumunu belediyeden yazılı isteyin (TBK 280).`,
  unpermitted: BUILDING,
  licence: BUILDING,
  occupancyPermit: BUILDING,
  buildingAge: BUILDING,
  appraisedOn: `Kesinleşen kıymet takdirinden ${lawText(LAW.appraisalYears)} geçmeden yenisi istenemez (${LAW.appraisalYears.article}).`,
  extractOn: `İkisinin arasında tapuya yeni şerh yazılmış ya da eskisi silinmiş olabilir. ${OF_LAND_REGISTER}`,
  leaseEnd: 'Konutta ve çatılı iş yerinde kira, süresi bitince uzar (TBK 347). Sözleşmeyi icra dosyasından isteyin.',
  auctionEnd: 'İhale günü değişmiş olabilir. Güncel günü e-satış portalından ve icra dairesinden öğrenin (İİK 114).',
  validity: `${AS_IT_IS}; sürenin bitip bitmediğini belgeyi veren kurumdan öğrenin (TBK 280).`,
  deadline: `Bedel ${lawText(LAW.paymentDays)} içinde ödenir (${LAW.paymentDays.article}). Süreyi icra dairesine sorun.`,
  appraisal: `Teminat ve en düşük teklif muhammen bedele göre hesaplanır (${LAW.depositPercent.article}, ${LAW.openingPercent.article}).`,
  grossM2: AREA,
  netM2: AREA,
  deedM2: AREA,
  plotM2: AREA,
  unit: UNIT,
  floor: UNIT,
};
