/** `eksik`: the site must not be opened to the public so. `uyarı`: worth a look, or nothing that a program can tell. */
export type FindingState = 'tam' | 'uyarı' | 'eksik';

/** One line of the doctor's. */
export type Finding = { readonly state: FindingState; readonly subject: string; readonly text: string };

export const fine = (subject: string, text: string): Finding => ({ state: 'tam', subject, text });
export const warn = (subject: string, text: string): Finding => ({ state: 'uyarı', subject, text });
export const missing = (subject: string, text: string): Finding => ({ state: 'eksik', subject, text });

/** What a failed attempt says of itself, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ');
}
