import { readFileSync } from 'node:fs';
import type { DecidedExample } from '#server/features/desk/finding-desk/decided-examples.ts';
import { readPaperText } from '#server/features/market/document-findings/read/read-paper.ts';
import { saidText } from './labelled-papers.ts';

/**
 * Findings that members marked and the desk decided, in the form of the desk's download (`/api/desk/finding-examples`).
 */
export function decidedFindings(): DecidedExample[] {
  return JSON.parse(readFileSync('tests/fixtures/papers/decided-findings.json', 'utf8'));
}

/** Where the current rules find something that is wrong, or do not find something that is right. */
export function mistakesOf(examples: readonly DecidedExample[]): string[] {
  return examples.flatMap(({ text, kind, value, expected }) => {
    const said = saidText(kind, value);
    const isFound = readPaperText(text).findings.some((finding) => saidText(finding.field, finding.value) === said);
    return isFound === expected ? [] : [`${said} ${expected ? 'is missed' : 'is found'}`];
  });
}
