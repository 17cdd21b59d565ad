/**
 * A path on this machine with at least two parts, on Unix or Windows; a web address has `//` or a host before its path.
 */
const PATH = /(?<![\w/.:])(?:\/[^\s/:"'“”(),]+)+\/([^\s/:"'“”(),]*)|\b[A-Z]:\\(?:[^\s\\:"'“”]+\\)*([^\s\\:"'“”]*)/g;

/** Removes the folders from the paths in a message: readers at the desk need not know the machine. */
export function withoutPaths(text: string): string {
  return text.replace(PATH, (_, unix?: string, windows?: string) => unix || windows || '…');
}
