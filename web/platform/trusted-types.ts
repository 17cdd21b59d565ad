import { OFFLINE_WORKER } from './offline-page.ts';

type Policy = { createHTML(html: string): string };
type Rules = {
  createHTML?(html: string): string;
  createScript?(text: string): string;
  createScriptURL?(address: string): string;
};
type TrustedTypes = { createPolicy(name: string, rules: Rules): Policy };

/** Browsers of before 2026 and the server lack Trusted Types; there strings pass as they are. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** React makes a script element from exactly this markup, so that it does not run. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * From now on a string becomes markup or the address of a script in two ways only: our code and libraries need the
 * first, `trustContent` is the second. Browsers refuse all others on our pages (server/pages/page-policy.ts).
 */
export function refuseUntrustedMarkup(): void {
  trustedTypes?.createPolicy('default', {
    createHTML(html) {
      // Without “<” there is no markup in it: what React writes so are the data blocks for search engines.
      if (html === EMPTY_SCRIPT || !html.includes('<')) return html;
      throw new TypeError('Markup from a string is refused.');
    },
    // What a page says to search engines is in script elements too. JSON is never code: an object is a syntax error.
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
 * Lets markup pass that our own parser made of Markdown (`shared/content`), from `content/` or as edited at the desk:
 * it shows HTML as text. Nobody else's words may be in it unescaped.
 */
export function trustContent(html: string): string {
  return contentPolicy?.createHTML(html) ?? html;
}
