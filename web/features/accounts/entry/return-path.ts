/** Where to go after signing in: a page of this site, or the member's own page when the address names none. */
export function returnPath(next: unknown): string {
  // `//host` and `/\host` are other sites to a browser, and control characters are dropped before it looks.
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) && !/^\/login(?![\w-])/.test(next);
  return isOwn ? next : '/user';
}
