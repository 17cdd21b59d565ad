import { OFFLINE_WORKER } from './offline-page.ts';

type Policy = { createHTML(html: string): string };
type Rules = {
  createHTML?(html: string): string;
  createScript?(text: string): string;
  createScriptURL?(address: string): string;
};
type TrustedTypes = { createPolicy(name: string, rules: Rules): Policy };

/** Browsers from before 2026 and the server don't support Trusted Types; there, strings pass unchanged. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** React creates a script element from exactly this markup, so that it doesn't run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * From now on a string can become markup or a script address only in two ways: by this default policy, for our code and
 * libraries, and by `trustContent`. Browsers refuse all others on our pages (server/pages/page-policy.ts).
 */
export function refuseUntrustedMarkup(): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      // Text without “<” contains no markup: React writes the data blocks for search engines this way.
      if (html === EMPTY_SCRIPT || !html.includes('<')) return html;
      throw new TypeError('Markup from a string is refused.');
    },
    // The data for search engines is in script elements too. JSON is never code: an object is a syntax error.
    createScript(text) {
      JSON.parse(text);
      return text;
    },
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      const isOurs = pathname.startsWith('/assets/') || pathname === OFFLINE_WORKER;
      if (origin === location.origin && isOurs) return address;
      throw new TypeError('A script from outside of /assets/ is refused.');
    },
  });
}

const contentPolicy = trustedTypes?.createPolicy('peyda-content', { createHTML: (html) => html });

/**
 * Trusts the HTML that our own parser created from Markdown (`shared/content`), from `content/` or as edited at the
 * desk: the parser escapes HTML. It must not contain other text unescaped.
 */
export function trustContent(html: string): string {
  return contentPolicy?.createHTML(html) ?? html;
}
