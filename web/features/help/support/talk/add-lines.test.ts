import { expect, it } from 'vitest';
import type { SupportLine, SupportMarks } from '#shared/support/support.ts';
import { addLines, type Told } from './add-lines.ts';

const line = (seq: number, text = `${seq}`): SupportLine => ({
  seq,
  from: 'person',
  text,
  file: null,
  at: '2026-11-23T09:00:00Z',
});
const marks = (id: number, more: Partial<SupportMarks> = {}): SupportMarks => ({
  ...{ id, state: 'open', lastSeq: 3, personRead: 0, operatorRead: 0, rating: null },
  ...more,
});
const seqs = ({ messages }: Told) => messages.map(({ seq }) => seq);

it('a message received by stream and by polling is added once, in order', () => {
  const known: Told = { marks: marks(7), messages: [line(1), line(2)] };
  expect(seqs(addLines(known, { marks: marks(7), messages: [line(2), line(3)] }))).toEqual([1, 2, 3]);
  expect(seqs(addLines(known, { marks: null, messages: [line(1)] }))).toEqual([1, 2]);
});

it('marks without messages change only the marks', () => {
  const known: Told = { marks: marks(7), messages: [line(1)] };
  expect(addLines(known, { marks: marks(7, { state: 'closed' }), messages: [] })).toEqual({
    marks: marks(7, { state: 'closed' }),
    messages: [line(1)],
  });
});

it('a newer conversation, numbered from 1 again, replaces the older one', () => {
  const known: Told = { marks: marks(7), messages: [line(1), line(2), line(3)] };
  expect(addLines(known, { marks: marks(8), messages: [line(1, 'yeni')] })).toEqual({
    marks: marks(8),
    messages: [line(1, 'yeni')],
  });
});
