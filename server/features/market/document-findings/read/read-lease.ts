import { isNot, type PaperRule, there } from './paper-rule.ts';
import { daysIn, type Printed } from './printed-values.ts';
import { leaseLengthIn, leasePeriodIn } from './terms/lease-length.ts';
import { saidAfter } from './what-is-said.ts';

const LEASE =
  /kira (?:sozlesme|serh|kontrat|akd|mukavele)|kontrat|kiraci[a-z]* [^.;]{0,40}sozlesme|sozlesme[a-z]* [^.;]{0,30}kiraci|kira (?:iliskisi|baslangi)/;
/** In a paper about a tenant: `sözleşme 20.05.2021 tarihlidir`. */
const CONTRACT = /(?<![a-z])sozlesme(?:si)?(?= (?:baslangic[a-z]* )?(?:tarihi? )?:? ?\d)/;
/** With a length these words also indicate a lease: `3 yıllığına kiralanmıştır`. */
const LET = /kiral(?:an(?!ma(?!k|si(?!z)))|adi|amis)|kiraya ver(?!il?me)|kira(?:nin|lama)? (?:sure|muddet)/;
const CONTRACT_OF_LENGTH = /(?<![a-z])(?:sozlesme|kontrat)/;
const NONE =
  /(?<!yazili |arasinda |arasinda (?:bir|herhangi bir) )kira (?:sozlesmesi|serhi|kontrati)(?: kaydi| serhi)? (?:yok(?:tur)?(?![a-z])|bulunma(?:makta|dig)|mevcut degil)/;
/** Words after or before a day that make it a day of the lease. */
const OF_LEASE_AFTER =
  /^['a-z]{0,5} ?(?:\(?baslangic|tarihli|tarihinde|tarihin|basla|gunlu|itibaren|duzenleme|imza|tarih (?:ve )?\d|\)?$)/;
const OF_LEASE_BEFORE = /(?:baslangi[cg]|sozlesme|kontrat|kira|serh)[a-z]*(?: tarih[a-z]*)?(?: ve [a-z]+)? ?[:|(,]? ?$/;
const OTHER_DAY = /kesif|kesfe|inceleme|rapor|yazi(?:si|niz)|ilgi|ihtar|bit(?:is|me)|sona er|tapu kayd|tahliye taahhud/;
/** The day on which a lease ended. */
const ENDED =
  /^['a-z]{0,5} ?(?:tarih[a-z]* |gunu )?(?:itibar[a-z]* )?(?:sona er|fesh|bit(?:mis|ecek|is)|dol(?:mus|acak|dug))/;
const NOT_SHOWN =
  /(?:edile|alina|belirlene)m[ae]|olup olma|ibraz edilme|ibraz etme|gosterilme|sunulma|sunma[md]|gosterme[md]|goremed/;

/** A lease with its day and its length: from the contract, or from its entry in the register. */
export const readLease: PaperRule = ({ firm }, { hasTenancy }) => {
  const length = leaseLengthIn(firm);
  const name =
    LEASE.exec(firm) ??
    (hasTenancy ? CONTRACT.exec(firm) : undefined) ??
    (length && (LET.exec(firm) ?? (hasTenancy ? CONTRACT_OF_LENGTH.exec(firm) : undefined)));
  if (!name) return [];
  if (NONE.test(firm)) return [isNot('lease')];
  if (NOT_SHOWN.test(firm)) return [];
  const day = leasePeriodIn(firm)?.from ?? dayOfLease(firm, name.index);
  const isEntered = /kira serh/.test(firm) || /kira sozlesmesi[^.;]{0,40}serh (?:edil|veril)/.test(firm);
  const said = saidAfter(firm, name.index + name[0].length);
  if (!day && (said === 'not' || (!length && (said !== 'there' || daysIn(firm).length > 0)))) return [];
  return [there('lease', { ...(day && { day }), ...length, ...(isEntered && { word: 'entered' }) })];
};

/** The day on which it begins, otherwise the one nearest to its name. */
function dayOfLease(firm: string, at: number): string | undefined {
  const days = daysIn(firm).filter((day) => isOfLease(firm, day));
  const beginning = days.filter(({ from, to }) =>
    /baslangic|basla(?:yan|mis|dig)|itibaren/.test(
      `${firm.slice(Math.max(0, from - 25), from)} ${firm.slice(to, to + 25)}`,
    ),
  );
  const chosen = beginning.length === 1 ? beginning : days;
  return chosen.toSorted((a, b) => distance(a.from, at) - distance(b.from, at))[0]?.value;
}

function isOfLease(firm: string, { from, to }: Printed<string>): boolean {
  const [before, after] = [firm.slice(Math.max(0, from - 45), from), firm.slice(to, to + 30)];
  if (
    /^['a-z]{0,5} ?(?:tarihli |tarihinde |gunlu |gunu |tarihindeki )?(?:yapilan )?(?:kesif|kesfe|inceleme|rapor|yazi|ihtar)/.test(
      after,
    )
  )
    return false;
  if (ENDED.test(after)) return false;
  if (OTHER_DAY.test(before.slice(-25)) || /yev/.test(before.slice(-12))) return false;
  return OF_LEASE_AFTER.test(after) || OF_LEASE_BEFORE.test(before) || /^ ?(?:\(|,)/.test(after);
}

const distance = (one: number, other: number) => Math.abs(one - other);
