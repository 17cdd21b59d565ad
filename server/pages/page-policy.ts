import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The content security policy of a page: it allows the site's own script files, and the page's inline scripts by their
 * hashes. A nonce would make every copy of a page different, so that neither this server nor a proxy could cache it.
 */
export function pagePolicy(html: string): string {
  const hashes = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => hashOf(script)));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self' https:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
