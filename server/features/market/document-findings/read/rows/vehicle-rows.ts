import { DENIES } from '#server/turkish/denials.ts';
import type { PaperField } from '#shared/read-documents/finding-fields.ts';
import { isNot, there } from '../paper-rule.ts';
import { liraIn, NUMBER, numberOf } from '../printed-values.ts';
import { IS_NOT, IS_THERE, type Reader, type Row, UNKNOWN } from './row-reader.ts';

const NO_DAMAGE = new RegExp(
  `^\\W*(?:gozle gorulur |herhangi bir |tespit edilen )?(?:hasar[a-z]* |kayit )?(?:kaydi )?yok(?:tur)?(?![a-z])|^\\W*(?:hasarsiz|bulunma${DENIES})`,
);

/** For vehicles the finding is that something is missing. */
const lacking =
  (field: PaperField): Reader =>
  (value) => {
    if (UNKNOWN.test(value.slice(0, 60))) return [];
    if (IS_NOT.test(value) || /^\W*(?:kayip|teslim (?:edil|alin)ma|teslim edilme|verilme)/.test(value))
      return [there(field, {}, 2)];
    return IS_THERE.test(value) || /teslim alin(?!ma)|(?:d|t)[ae](?:dir)?(?![a-z])/.test(value.slice(0, 60))
      ? [isNot(field, 2)]
      : [];
  };

const km: Reader = (value, { isOfVehicle }) => {
  const printed = new RegExp(`^\\W*(?<digits>${NUMBER})(?! ?(?:tl|saat))`).exec(value)?.groups?.digits;
  const number = numberOf(printed ?? '');
  return isOfVehicle && number && number >= 10 && Number.isInteger(number) ? [there('km', { number }, 3)] : [];
};

const damage: Reader = (value, { isOfVehicle }) => {
  if (!isOfVehicle) return [];
  const sums = liraIn(value);
  if (sums.length === 1) return [there('damage', { number: sums[0]?.value ?? 0 }, 3)];
  if (sums.length > 1) return [];
  if (NO_DAMAGE.test(value)) return [isNot('damage', 2)];
  return IS_THERE.test(value) ? [there('damage', {}, 2)] : [];
};

const OF_VEHICLE =
  (read: Reader): Reader =>
  (value, paper) =>
    paper.isOfVehicle ? read(value, paper) : [];

/** Rows about vehicles. */
export const VEHICLE_ROWS: readonly Row[] = [
  {
    label:
      /(?:arac(?:in)? )?(?:gosterge[a-z]* |guncel )?(?:km|kilometre)(?:si)?(?: bilgisi| saati| sayaci)?|gosterge(?:deki)?(?: km)?/,
    read: km,
  },
  { label: /(?:kontak |arac )?anahtar(?:i|lari)?(?: durumu)?/, read: OF_VEHICLE(lacking('missingKey')) },
  {
    label: /(?:arac )?(?:ruhsat(?:i|name)?|tescil belgesi)(?: durumu| \(ruhsati?\))?/,
    read: OF_VEHICLE(lacking('missingPapers')),
  },
  {
    label: /(?:arac |tramer )?hasar(?:i| kaydi| durumu| bilgisi| gecmisi)?(?: \(tramer\))?|tramer(?: kaydi| sorgusu)?/,
    read: damage,
  },
];
