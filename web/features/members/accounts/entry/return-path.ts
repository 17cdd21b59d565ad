/** Where to go after the login: the given page of this site, or else the member's own page. */
export function returnPath(next: unknown): string {
  // `//host` and `/\host` lead a browser to another site, and it ignores control characters.
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) && !/^\/login(?![\w-])/.test(next);
  return isOwn ? next : '/user';
}
