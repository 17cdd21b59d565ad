const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 1 });

/** "640 B", "12,4 kB", "3,2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`;
}
