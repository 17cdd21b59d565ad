import { type Passage, sliceOf } from './passage.ts';

export type PassageLine = Passage & { start: number; end: number };

export function linesOf(passage: Passage): PassageLine[] {
  let start = 0;
  return passage.text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { ...sliceOf(passage, from, from + line.length), start: from, end: from + line.length };
  });
}
