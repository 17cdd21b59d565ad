import type { Config } from '../config.ts';

/** The one line that tells where the site is open. */
export function readyLine({ PUBLIC_ORIGIN }: Config, port: number): string {
  return `Peyda hazır: ${PUBLIC_ORIGIN ?? `http://localhost:${port}`}`;
}
