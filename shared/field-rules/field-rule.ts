/**
 * What may be written in a text field. The call's schema (`fieldSchema`) and the form (`fieldFault`) read the same row,
 * so a rule and its sentences stand once. Lengths count characters of the cleaned text.
 */
export type FieldRule = {
  /** Said when nothing is given. */
  readonly missing: string;
  /** 1 where none is given. */
  readonly min?: number;
  /** Said when too little is given; `missing` where there is no such sentence. */
  readonly tooShort?: string;
  readonly max?: number;
  /** Where none is given, a sentence with the limit. */
  readonly tooLong?: string;
  /** What is kept of what was typed; without it spaces around are dropped. */
  readonly clean?: (typed: string) => string;
  /** What is wrong with a text of a right length; undefined when nothing is. */
  readonly fault?: (text: string) => string | undefined;
  /** The format's name in the API's document. */
  readonly format?: 'email';
};

/** A whole number in a field, from `min` to `max`; `wrong` is said of everything else. */
export type CountRule = { readonly min: number; readonly max: number; readonly wrong: string };

/** What is kept of a typed text. */
export const cleanField = (rule: FieldRule, typed: string): string => (rule.clean ?? ((text) => text.trim()))(typed);

/** What is wrong with a typed text, as a sentence; undefined when nothing is. */
export function fieldFault(rule: FieldRule, typed: string): string | undefined {
  const text = cleanField(rule, typed);
  const { missing, min = 1, tooShort = missing, max = Number.POSITIVE_INFINITY } = rule;
  if (text.length < min) return tooShort;
  if (text.length > max) return rule.tooLong ?? `En çok ${max} karakter yazın.`;
  return rule.fault?.(text);
}

/** What is wrong with a typed number, as a sentence; undefined when nothing is. */
export function countFault({ min, max, wrong }: CountRule, typed: string): string | undefined {
  const text = typed.trim();
  return /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? undefined : wrong;
}

/** The fault of a text that does not match a form. */
export const unless = (form: RegExp, wrong: string) => (text: string) => (form.test(text) ? undefined : wrong);
