import type { Config } from '../config.ts';

/**
 * An address on the site, for mails and text messages. Ignores the Host header of a call: the caller could forge it.
 */
export function siteLink({ PUBLIC_ORIGIN, PORT }: Config, path: string): URL {
  return new URL(path, PUBLIC_ORIGIN ?? `http://localhost:${PORT}`);
}
