/**
 * The rule of a text field. The schema of the call (`fieldSchema`) and the form (`fieldFault`) share it, so each rule
 * and its messages are defined once. Lengths count characters of the cleaned text.
 */
export type FieldRule = {
  /** The message if nothing is given. */
  readonly missing: string;
  /** Default 1. */
  readonly min?: number;
  /** The message for a text that is too short; default `missing`. */
  readonly tooShort?: string;
  readonly max?: number;
  /** Default: a sentence with the limit. */
  readonly tooLong?: string;
  /** Cleans the typed text; by default it is trimmed. */
  readonly clean?: (typed: string) => string;
  /** The fault of a text of valid length; undefined if it is valid. */
  readonly fault?: (text: string) => string | undefined;
  /** The name of the format in the API document. */
  readonly format?: 'email';
};

/** A whole number from `min` to `max`; `wrong` is the message for everything else. */
export type CountRule = { readonly min: number; readonly max: number; readonly wrong: string };

/** The cleaned form of a typed text. */
export const cleanField = (rule: FieldRule, typed: string): string => (rule.clean ?? ((text) => text.trim()))(typed);

/** The fault of a typed text, as a sentence; undefined if it is valid. */
export function fieldFault(rule: FieldRule, typed: string): string | undefined {
  const text = cleanField(rule, typed);
  const { missing, min = 1, tooShort = missing, max = Number.POSITIVE_INFINITY } = rule;
  if (text.length < min) return tooShort;
  if (text.length > max) return rule.tooLong ?? `En çok ${max} karakter yazın.`;
  return rule.fault?.(text);
}

/** The fault of a typed number, as a sentence; undefined if it is valid. */
export function countFault({ min, max, wrong }: CountRule, typed: string): string | undefined {
  const text = typed.trim();
  return /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max ? undefined : wrong;
}

/** Returns a check that gives `wrong` for a text that does not match the pattern. */
export const unless = (form: RegExp, wrong: string) => (text: string) => (form.test(text) ? undefined : wrong);
