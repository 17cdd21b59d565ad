import { NOTICE_VALUE_NAMES, NOTICE_VALUES, type NoticeValueName } from '../notice-values.ts';
import {
  type FactChange,
  type FactName,
  type FactValue,
  VERSION_FIELDS,
  type VersionFacts,
  type VersionField,
} from './version-facts.ts';

const FIELDS: ReadonlySet<string> = new Set(VERSION_FIELDS);
/** Values of the notice that have a different name from the listing's field of the same meaning. */
const SAME_AS: Readonly<Partial<Record<NoticeValueName, VersionField>>> = {
  appraisal: 'price',
  share: 'hisse',
  round: 'secondRound',
};
const ENDS: readonly FactName[] = ['firstEnd', 'secondEnd'];

/** Whether everybody may see a fact (D20, D38). */
export function isOpenFact(fact: FactName): boolean {
  return FIELDS.has(fact) || NOTICE_VALUES[fact as NoticeValueName].isOpen; // safe: what is not a field is a value
}

/**
 * The differences of two versions, the most important first. A fact that only one of them mentions is not a change: the
 * reader of notices may have improved in the meantime. If the notice repeats a changed field, the change is reported
 * once.
 */
export function factChanges(before: VersionFacts, after: VersionFacts): FactChange[] {
  const fields = VERSION_FIELDS.flatMap((fact) => change(fact, before.fields[fact], after.fields[fact]));
  const changed = new Map(fields.map((one) => [one.fact, one.after]));
  const values = NOTICE_VALUE_NAMES.filter((fact) => !FIELDS.has(fact)).flatMap((fact) =>
    change(fact, before.values[fact], after.values[fact]),
  );
  return [...fields, ...values.filter(({ fact, after: said }) => !isRepeated(fact, said, changed))];
}

function change(fact: FactName, before: FactValue | undefined, after: FactValue | undefined): FactChange[] {
  const isNews = before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after);
  return isNews ? [{ fact, before, after }] : [];
}

function isRepeated(fact: FactName, said: FactValue, changed: ReadonlyMap<FactName, FactValue>): boolean {
  const field = SAME_AS[fact as NoticeValueName];
  if (field) return changed.has(field);
  return ENDS.includes(fact) && typeof said === 'object' && 'at' in said && said.at === changed.get('endDate');
}
