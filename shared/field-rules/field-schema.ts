import { z } from 'zod';
import { type CountRule, cleanField, type FieldRule, fieldFault } from './field-rule.ts';

/** A field of a call, by the rule that its form reads, too. Answers the cleaned text. */
export function fieldSchema(rule: FieldRule) {
  const { min = 1, max, format } = rule;
  return z
    .string({ error: ({ input }) => (input == null ? rule.missing : (rule.fault?.('') ?? rule.missing)) })
    .overwrite((typed) => cleanField(rule, typed))
    .check((context) => {
      const message = fieldFault(rule, context.value);
      if (message !== undefined) context.issues.push({ code: 'custom', message, input: context.value });
    })
    .meta({ minLength: min, ...(max && { maxLength: max }), ...(format && { format }) });
}

/** A whole number of a call, by the rule that its form reads, too. */
export const countSchema = ({ min, max, wrong }: CountRule) =>
  z.number({ error: wrong }).int(wrong).min(min, wrong).max(max, wrong);

/** Several fields of a call, by their names. */
export const fieldSchemas = <K extends string>(rules: Readonly<Record<K, FieldRule>>) =>
  // Safe: the entries are those of the record.
  Object.fromEntries(
    Object.entries<FieldRule>(rules).map(([name, rule]) => [name, fieldSchema(rule)]),
  ) as unknown as Record<K, ReturnType<typeof fieldSchema>>;
