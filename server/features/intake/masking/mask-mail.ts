const MAIL_MASK = '***@***';
const IN_ADDRESS = /[\p{L}\p{M}\d._%+\-']/u;

/**
 * Masks e-mail addresses, by extending each `@` in both directions. A pattern would start again at every letter of a
 * long word and need quadratic time.
 */
export function maskMail(text: string): string {
  let masked = '';
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', Math.max(at + 1, from))) {
    let start = at;
    while (start > from && IN_ADDRESS.test(text.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < text.length && IN_ADDRESS.test(text.charAt(end))) end += 1;
    if (start === at || end === at + 1) continue;
    masked += text.slice(from, start) + MAIL_MASK;
    from = end;
  }
  return masked + text.slice(from);
}
