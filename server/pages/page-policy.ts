import { createHash } from 'node:crypto';

/** Inline scripts that are executed; data in `application/json` and `application/ld+json` is not. */
const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * The content security policy of a page: it allows the site's own files, and the page's inline scripts and styles by
 * their hashes. A nonce would make every copy of a page different, so that neither this server nor a proxy could cache
 * it. The spec keeps the member's token in local storage, so no other script may ever run here: strings become markup
 * or script addresses only through the policies of `web/platform/trusted-types.ts`. `loadsElsewhere` allows pictures
 * and files of any site: for the page where developers test such files (spec §2).
 */
export function pagePolicy(page: Buffer, { loadsElsewhere = false } = {}): string {
  const elsewhere = loadsElsewhere ? ' https:' : '';
  // Only bytes are compared and hashed, and Latin-1 decodes many times faster than UTF-8.
  const html = page.toString('latin1');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, INLINE_SCRIPT)].join(' '),
    ["style-src 'self'", ...hashesOf(html, INLINE_STYLE)].join(' '),
    // React and Radix write positions and sizes as style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self'${elsewhere}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default peyda-content peyda-start',
  ].join('; ');
}

function hashesOf(html: string, elements: RegExp): ReadonlySet<string> {
  return new Set([...html.matchAll(elements)].map(([, text = '']) => hashOf(text)));
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`;
}
