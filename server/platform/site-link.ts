import type { Config } from '../config.ts';

/** An address on the site, for mails and text messages. Never from the Host header of a call: whoever asks could set it. */
export function siteLink({ PUBLIC_ORIGIN, PORT }: Config, path: string): URL {
  return new URL(path, PUBLIC_ORIGIN ?? `http://localhost:${PORT}`);
}
