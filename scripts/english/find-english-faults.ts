import { REFUSED_WORDS } from './refused-words.ts';

export const MOST_CHARACTERS = 120;

const COMMENT = /^\s*(?:\/\/|\/\*|\*(?:[\s/]|$)|\{\/\*)(.*)/;
const COMMENT_AT_END = /\s\/\/ (.*)$/;
/** The title of a test, or the message of an error. */
const SENTENCE = /\b(?:it|describe|test)(?:\.\w+)?\(\s*(?:\[.*\]\)\()?(['"`].*)|\bnew \w*Error\((['"`].*)/;
/** Lines that a tool must find unwrapped. */
const FOR_TOOLS = /biome-ignore|@ts-|@vite-|@type|https?:\/\//;
/** Names and examples are not prose. */
const QUOTED = /`[^`]*`|“[^”]*”|"[^"]*"/g;

/** Finds refused words and lines of prose that are too long in a file. One line per fault. */
export function findEnglishFaults(path: string, text: string): string[] {
  const isPage = path.endsWith('.md');
  const lines = isPage ? proseOf(text) : text.split('\n').map((line) => ({ line, prose: proseIn(line) }));
  return lines.flatMap(({ line, prose }, index) => {
    if (prose === undefined) return [];
    const isLong = (isPage || COMMENT.test(line)) && line.length > MOST_CHARACTERS && !mayBeLong(path, line);
    return [
      ...(isLong ? [`${path}:${index + 1} has ${line.length} characters, ${MOST_CHARACTERS} are allowed.`] : []),
      ...REFUSED_WORDS.flatMap(([words, instead]) => {
        const found = words.exec(prose.replace(QUOTED, ''))?.[0];
        return found ? [`${path}:${index + 1} says “${found}”. Write: ${instead}.`] : [];
      }),
    ];
  });
}

function proseIn(line: string): string | undefined {
  const [, comment] = COMMENT.exec(line) ?? COMMENT_AT_END.exec(line) ?? [];
  if (comment !== undefined) return comment;
  const [, test, message] = SENTENCE.exec(line) ?? [];
  // The opening quote belongs to the sentence and not to a quoted name in it.
  return (test ?? message)?.slice(1);
}

/** The lines of a page, without those in code blocks. */
function proseOf(text: string) {
  let isCode = false;
  return text.split('\n').map((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return { line, prose: isCode || isFence ? undefined : line };
  });
}

/** Rows of tables, links, lines for tools, and entries of the changelog, which are one line each. */
const mayBeLong = (path: string, line: string) =>
  FOR_TOOLS.test(line) || (path.endsWith('.md') && (/^\s*\||\]\(/.test(line) || path === 'CHANGELOG.md'));
