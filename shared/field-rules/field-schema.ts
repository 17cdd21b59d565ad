import { z } from 'zod';
import { type CountRule, cleanField, type FieldRule, fieldFault } from './field-rule.ts';

/** A text field of a call, by the same rule as its form. Its output is the cleaned text. */
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

/** A whole number of a call, by the same rule as its form. */
export const countSchema = ({ min, max, wrong }: CountRule) =>
  z.number({ error: wrong }).int(wrong).min(min, wrong).max(max, wrong);

/** Several fields of a call, by name. */
export const fieldSchemas = <K extends string>(rules: Readonly<Record<K, FieldRule>>) =>
  // Safe: the entries are those of the record.
  Object.fromEntries(
    Object.entries<FieldRule>(rules).map(([name, rule]) => [name, fieldSchema(rule)]),
  ) as unknown as Record<K, ReturnType<typeof fieldSchema>>;
