import { DENIES } from '#server/turkish/denials.ts';

/** The end of a clause; the full stop of a number or date is not one. */
const END = /[;]|(?<!(?:^|[ .])[a-z]|\.|ltd|sti|san|tic|mud|md|no|\d)\.(?= |$)|,? (?:ancak|fakat|ama|buna karsilik) /;
const LONGEST_CLAUSE = 130;

const UNABLE =
  /(?:edile|belirlene|anlasila|alina|incelene|sorulana|sorgulana|ulasila|okuna|ogrenile|saptana|gorule|bakila|acila|netlestirile|dogrulana|yapila|giril?e|cikarila)m[ae]/;
const NOT = new RegExp(
  `(?<![a-z])yok(?:tur|ki|sa|tu|lug[a-z]*)?(?![a-z])|bulunma(?:makta|mis|dig|di|yan|yip|maz|sin)|bulunmuyor|mevcut (?:degil|olmad|olmay|bulunm)|rastlan(?:ma|ilma)${DENIES}|rastlamad|(?<![a-z])alma(?:mis|dig|di(?![a-z]))|alinma(?:mis|di|makta|yan|yip)|(?:gorul|gozlen)me(?:mis|di|mek|yip)|gorunme${DENIES}|gozukme${DENIES}|tespit (?:edilme|olunma)(?:mis|di|mek)|saptanma(?:mis|di)|olmadig|olmayan|olmayip|konulma(?:mis|di)|kayitli degil|(?:teslim |ibraz |temin |tesis |serh )edilme(?:mis|di|yen)|veril(?:me(?:mis|di|yen)|miyor)|yapilma(?:mis|di)|islenme(?:mis|di)|duzenlenme(?:mis|di|yen)|kurulma(?:mis|di)|(?:muracaat|basvuru) edilme(?:mis|di)|basvurulma(?:mis|dig|di)|basvuru(?:da)? (?:bulunulma|yapilma|olma)|haiz degil|sahip degil|(?:soz konusu|teslim|birlikte|uzerinde|[dt][ae]) degil|cikma(?:mis|di(?!g[a-z]* icin))|yer alma(?:makta|mis|dig|yan)|kayip|kaybol|eksik(?:tir)?(?![a-z])`,
);
const YES =
  /(?<![a-z])var(?:dir|di|\b)(?![a-z])|mevcut|bulun(?:makta|du(?![a-z])|dug|mus|an(?![a-z])|uyor)|(?<![a-z])al(?:mis|di(?![a-z]))|alin(?:mis|di(?![a-z])|dig|an(?![a-z]))|konul(?:mus|mas|du(?!g[a-z]*u? ?b)|an(?![a-z]))|tesis (?:edil|tarih|olun)|kurul(?:mus|du|an(?![a-z]))|islen(?:mis|di|dig)|serh (?:edil|veril)|kayitli|gorul(?:mus|du|mekte)|gorun(?:mekte|uyor)|tespit edil(?:mis|di)|duzenlen(?:mis|di|en(?![a-z]))|verilmis|verilen(?![a-z])|lehine|depoda|teslim (?:alin(?!ma)|edil(?:mis|di))|yapil(?:mis|di)|yer al(?:makta|mis|an(?![a-z])|dig)|sahip(?:tir)?(?! degil)|devam et|surmekte|(?:soz konusu|tamam)dir|onayla?nmis|(?:ol|bulun)masina (?:karsin|ragmen)|olmakla birlikte/;

/** Words that leave it open because nobody could find out. */
export const LEAVES_OPEN = new RegExp(
  `ol(?:up|ub) olma|bilgi(?:miz|si|sine|ye)? (?:[a-z]+ )?(?:yok|bulunma|verilem|alinam|mevcut degil|ulasilam)|bulunup bulunma|bilinme|${UNABLE.source}`,
);

/**
 * Whether the text says that a thing whose name ends at `end` exists, that it does not, or neither. It is neither if
 * nobody could find out: unknown is never shown as absent. `yesHere` contains further words of existence for this
 * thing.
 */
export function saidAfter(folded: string, end: number, yesHere?: RegExp): 'there' | 'not' | undefined {
  const after = folded.slice(end, end + LONGEST_CLAUSE);
  const clause = after.slice(0, END.exec(after)?.index ?? after.length);
  const placeOf = (pattern: RegExp) => pattern.exec(clause)?.index ?? clause.length;
  const [not, open] = [placeOf(NOT), placeOf(LEAVES_OPEN)];
  const yes = Math.min(placeOf(YES), yesHere ? placeOf(yesHere) : clause.length);
  if (Math.min(yes, not, open) === clause.length || open <= Math.min(yes, not)) return undefined;
  // `mevcut değil` begins as `mevcut` does.
  return yes < not ? 'there' : 'not';
}
