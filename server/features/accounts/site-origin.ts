import type { Config } from '#server/config.ts';

/** Where visitors find the site, for links in mails. Never the Host header of a call: whoever asks could set it. */
export function siteOrigin({ PUBLIC_ORIGIN, PORT }: Config): string {
  return new URL(PUBLIC_ORIGIN ?? `http://localhost:${PORT}`).origin;
}
