import { describe, expect, it } from 'vitest';
import { findEnglishFaults } from '../scripts/english/find-english-faults.ts';
import { wrapComments } from '../scripts/english/wrap-comments.ts';

describe('a refused word is reported', () => {
  it.each([
    ['a comment', 'one.ts', '// Whoever asks.'],
    ['a comment behind code', 'one.ts', 'const a = 1; // Made anew.'],
    ['a comment of several lines', 'one.ts', ' * It reckons the costs.'],
    ['the name of a test', 'one.test.ts', "it('answers whoever asks', () => {"],
    ['a message', 'one.ts', "throw new Error('No room of its own.');"],
    ['a page', 'one.md', 'Nothing but words, lest they be long.'],
  ])('in %s', (_place, path, line) => {
    expect(findEnglishFaults(path, line)[0]).toMatch(/^one\.\S+ says “.+”\. Write: .+\.$/);
  });

  it('is not reported in code or in names', () => {
    expect(findEnglishFaults('one.ts', "const lest = 'hence';\n// The column `lies`.")).toEqual([]);
  });
});

describe('a line that is too long', () => {
  const long = `${'word '.repeat(30)}end`;

  it.each([
    ['one.ts', `// ${long}`],
    ['one.ts', `/** ${long} */`],
    ['one.md', long],
  ])('is reported in %s', (path, line) => {
    expect(findEnglishFaults(path, line)).toEqual([expect.stringContaining('120 are allowed')]);
  });

  it.each([
    ['code', 'one.ts', `const text = '${long}';`],
    ['a table', 'one.md', `| ${long} |`],
    ['a link', 'one.md', `${long} [link](a.md)`],
  ])('may be %s', (_what, path, line) => {
    expect(findEnglishFaults(path, line)).toEqual([]);
  });

  it.each([`// ${long}`, `  /** ${long} */`, ` * ${long}\n * More words.`])('is wrapped: %s', (comment) => {
    const wrapped = wrapComments(comment);
    expect(findEnglishFaults('one.ts', wrapped)).toEqual([]);
    expect(wrapped.match(/\bword\b/g)).toHaveLength(30);
  });
});
