/** A clause ends here; a full stop of a number or date does not end it. */
const END = /[;]|\.(?= |$)|,? (?:ancak|fakat|ama|buna karsilik) /;
const LONGEST_CLAUSE = 130;

const UNABLE = /(?:edile|belirlene|anlasila|alina|incelene|sorulana|sorgulana|ulasila)m[ae]/;
const NOT =
  /(?<![a-z])yok(?:tur|ki|sa)?(?![a-z])|bulunma(?:makta|mis|dig|di|yan|maz)|bulunmuyor|mevcut (?:degil|olmad)|rastlan(?:ma|ilma)|alinma(?:mis|di|makta|yan)|gorulme(?:mis|di|mek)|tespit edilme(?:mis|di)|olmadig|olmayan|konulma(?:mis|di)|kayitli degil|teslim edilme(?:mis|di)|verilme(?:mis|di)|yapilma(?:mis|di)|islenme(?:mis|di)|haiz degil|sahip degil/;
const YES =
  /(?<![a-z])var(?:dir|di|\b)(?![a-z])|mevcut|bulun(?:makta|dug|mus|an(?![a-z])|uyor)|alin(?:mis|di(?![a-z])|dig)|konul(?:mus|mas|du(?!g[a-z]*u? ?b))|tesis (?:edil|tarih)|islen(?:mis|di|dig)|serh (?:edil|veril)|kayitli|gorul(?:mus|du)|tespit edil(?:mis|di)|duzenlenmis|verilmis|lehine|depoda|teslim (?:alin|edildi)|yapil(?:mis|di)/;

/** Leaves it open: nobody could find it out. */
const OPEN = new RegExp(`ol(?:up|ub) olma|bulunup bulunma|bilinme|${UNABLE.source}`);

/**
 * What is said of a thing whose name ends at `end`: that it is there, that it is not, or neither. What could not be
 * found out is neither: unknown is never shown as absent.
 */
export function saidAfter(folded: string, end: number): 'there' | 'not' | undefined {
  const after = folded.slice(end, end + LONGEST_CLAUSE);
  const clause = after.slice(0, END.exec(after)?.index ?? after.length);
  const [yes, not, open] = [YES, NOT, OPEN].map((pattern) => pattern.exec(clause)?.index ?? clause.length);
  if (yes === undefined || not === undefined || open === undefined) return undefined;
  if (Math.min(yes, not, open) === clause.length || open <= Math.min(yes, not)) return undefined;
  // `mevcut değil` begins as `mevcut` does.
  return yes < not ? 'there' : 'not';
}
