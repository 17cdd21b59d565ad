import { isNot, there } from '../paper-rule.ts';
import { daysIn, liraIn } from '../printed-values.ts';
import { leaseLengthOf, leasePeriodIn } from '../terms/lease-length.ts';
import { being, IS_NOT, type Reader, type Row } from './row-reader.ts';

const leaseDay: Reader = (value) => {
  const days = daysIn(value);
  const [day] = days;
  return day && days.length === 1 && day.from < 25 ? [there('lease', { day: day.value }, 2)] : [];
};

/** `3 yıl`, or the first and last day. */
const leaseTerm: Reader = (value) => {
  const period = leasePeriodIn(value);
  if (period) return [there('lease', { day: period.from }, 2), there('leaseEnd', { day: period.to }, 2)];
  const length = leaseLengthOf(value);
  return length ? [there('lease', length, 2)] : [];
};

/** Rows about entries of the register, claims that rank first, and leases. */
export const REGISTER_ROWS: readonly Row[] = [
  {
    label: /ipotek(?:ler)?(?: kaydi| bilgisi)?|rehin(?:ler)?(?: hakki| kaydi)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('pledge', 2)] : []),
  },
  {
    label: /kaydindaki serh(?:ler)?|takyidat(?:lar)?(?: durumu| bilgisi| bilgileri)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('pledge', 2), isNot('seizure', 2)] : []),
  },
  {
    label: /haciz(?:ler)?(?: serhi| serhleri| kaydi)?/,
    read: (value, paper) => (liraIn(value).length > 0 ? [] : being('seizure')(value, paper)),
  },
  { label: /kira serhi/, read: (value) => (IS_NOT.test(value) ? [isNot('lease', 2)] : []) },
  { label: /aile konutu(?: serhi)?/, read: being('familyHome') },
  { label: /intifa(?: hakki)?/, read: being('usufruct') },
  {
    label: /intifa(?: hakki)? sahibi/,
    read: (value) => (/[a-z]{2}/.test(value) && !IS_NOT.test(value) ? [there('usufruct', {}, 2)] : []),
  },
  { label: /(?:irtifak|gecit)(?: hakki| haklari)?/, read: being('easement') },
  { label: /(?:ihtiyati )?tedbir(?: serhi| kaydi)?/, read: being('precaution') },
  {
    label: /ruchanli alaca[kg](?:lar|i|lari)?|oncelikli alaca[kg](?:lar)?/,
    read: (value) => (IS_NOT.test(value) ? [isNot('priorClaim', 2)] : []),
  },
  {
    label:
      /(?:kira )?(?:sozlesme(?:si)?|kontrat)(?:nin)?(?: baslangic| duzenleme)? tarihi(?: ve baslangici)?|kira(?:nin| suresinin)? baslangi(?:c|ci)(?: tarihi|i)?|(?:sozlesme )?baslangic(?:i| tarihi)/,
    read: (value, paper) => leaseDay(value, paper),
  },
  {
    label:
      /(?:kira(?:nin|lama)?|(?:kira )?(?:sozlesme|kontrat)(?:si)?(?:nin)?) (?:sure|muddet)(?:si|i)?|(?:sure|muddet)(?:si|i)?/,
    read: leaseTerm,
  },
];
