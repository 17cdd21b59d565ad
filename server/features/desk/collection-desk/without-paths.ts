/**
 * A path of this machine of at least two parts, on Unix or Windows; an address on the web has its `//` or host before
 * it.
 */
const PATH = /(?<![\w/.:])(?:\/[^\s/:"'“”(),]+)+\/([^\s/:"'“”(),]*)|\b[A-Z]:\\(?:[^\s\\:"'“”]+\\)*([^\s\\:"'“”]*)/g;

/** A sentence of a report without the folders that it names: readers at the desk need not know the machine. */
export function withoutPaths(text: string): string {
  return text.replace(PATH, (_, unix?: string, windows?: string) => unix || windows || '…');
}
