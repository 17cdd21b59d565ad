import { WRITER_COOKIE } from '#server/platform/reads/writer-mark.ts';

/* A site with replicas marks callers who have just written with a cookie, which is irrelevant for tests. */
const isWriterMark = (cookie: string) => cookie.replace(/^__Host-/, '').startsWith(WRITER_COOKIE);

/** Cookies of an answer without that mark. */
export function withoutWriterMark<Cookie extends { readonly name: string }>(cookies: readonly Cookie[]): Cookie[] {
  return cookies.filter(({ name }) => !isWriterMark(name));
}

/** The lines that set cookies, without that mark. */
export function cookieLines({ 'set-cookie': given = [] }: { readonly 'set-cookie'?: string | string[] }): string[] {
  return [given].flat().filter((line) => !isWriterMark(line));
}
