import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { saidText } from '#tests/support/papers/labelled-papers.ts';
import { readPaperText } from './read-paper.ts';

/**
 * Wordings of courts, appraisers, registries and municipalities, each with its expected findings in lines after `>`.
 */
const wordings = readFileSync('tests/fixtures/paper-wordings.txt', 'utf8')
  .trim()
  .split('\n---\n')
  .map((block) => block.split('\n'))
  .map((lines) => ({
    text: lines.filter((line) => !line.startsWith('> ')).join('\n'),
    says: lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
  }));

it.each(wordings)('“$text” gives exactly the expected findings', ({ text, says }) => {
  const found = readPaperText(text).findings.map(({ field, value }) => saidText(field, value));
  expect([...new Set(found)].toSorted()).toEqual(says.toSorted());
});
