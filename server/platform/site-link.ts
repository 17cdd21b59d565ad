import type { Config } from '../config.ts';

/**
 * Returns an address on the site, for mails and text messages. Ignores the Host header of a call, which the caller
 * could forge.
 */
export function siteLink({ PUBLIC_ORIGIN, PORT }: Config, path: string): URL {
  return new URL(path, PUBLIC_ORIGIN ?? `http://localhost:${PORT}`);
}
