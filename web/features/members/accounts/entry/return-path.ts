/** The path after the login: the given page of this site, otherwise the member's own page. */
export function returnPath(next: unknown): string {
  // Browsers treat `//host` and `/\host` as another site, and ignore control characters.
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next) && !/^\/login(?![\w-])/.test(next);
  return isOwn ? next : '/user';
}
