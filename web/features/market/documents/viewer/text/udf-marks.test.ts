import { expect, it } from 'vitest';
import type { UdfParagraph } from '#shared/read-documents/read-udf.ts';
import { udfPages } from '#shared/read-documents/udf-words.ts';
import { findHits } from './find-hits.ts';
import { udfText } from './member-text.ts';
import { markedPieces, udfMarks } from './udf-marks.ts';

function paragraph(...texts: string[]): UdfParagraph {
  const runs = texts.map((text) => ({ text, isBold: false, isItalic: false, isUnderlined: false }));
  return { kind: 'paragraph', align: 'left', indent: 0, marker: '', runs };
}

it('marks matches in their paragraph, even if the style changes within a word', () => {
  const blocks = [paragraph('Başka satır'), paragraph('Bodrumda kes', 'tanelik ve kestane', ' vardır')];
  const hits = findHits(udfText(blocks).texts, 'KESTANE');
  expect(hits).toHaveLength(2);
  const marks = udfMarks(udfPages(blocks), hits, hits[1]);
  const [first, second] = blocks;
  if (!first || !second) throw new Error('There are two.');
  expect(marks.get(first)).toBeUndefined();
  const pieces = second.runs.map((_, at) =>
    markedPieces(second.runs, at, marks.get(second) ?? []).map(({ text, mark }) => (mark ? `${mark}:${text}` : text)),
  );
  expect(pieces).toEqual([['Bodrumda ', 'other:kes'], ['other:tanelik', ' ve ', 'current:kestane'], [' vardır']]);
});
