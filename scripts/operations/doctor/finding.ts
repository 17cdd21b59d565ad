/**
 * `eksik`: the site must not be opened to the public in this state. `uyarı`: worth a look, or something that a program
 * can't check.
 */
export type FindingState = 'tam' | 'uyarı' | 'eksik';

/** One line of the doctor's report. */
export type Finding = { readonly state: FindingState; readonly subject: string; readonly text: string };

export const fine = (subject: string, text: string): Finding => ({ state: 'tam', subject, text });
export const warn = (subject: string, text: string): Finding => ({ state: 'uyarı', subject, text });
export const missing = (subject: string, text: string): Finding => ({ state: 'eksik', subject, text });

/** The message of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}
