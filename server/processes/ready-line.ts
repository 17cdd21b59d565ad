import type { Config } from '../config.ts';

/** The single line that says where the site is open. */
export function readyLine({ PUBLIC_ORIGIN }: Config, port: number): string {
  return `Peyda hazır: ${PUBLIC_ORIGIN ?? `http://localhost:${port}`}`;
}
