import { turkishNumber } from '#shared/text/turkish-number.ts';

const short = (value: number) => turkishNumber(value, { least: 0, most: 1 });

/** "640 B", "12,4 kB", "3,2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${short(bytes / 1000)} kB` : `${short(bytes / 1_000_000)} MB`;
}
