import { to as copyTo } from 'pg-copy-streams';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDeps, type TestDeps } from '#tests/support/open-test-deps.ts';
import { CopyReader } from './copy-reader.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await openTestDeps();
});
afterEach(() => deps.close());

const ROWS = `copy (
    select 9007199254740993 + n, case n when 2 then null else n / 4.0::float8 end, n = 3,
      case n when 1 then '' when 2 then null else repeat('şğ', n) end, array_to_tsvector(array['ev', 'ğ' || n])
    from generate_series(1, 3) n order by n
  ) to stdout (format binary)`;

async function sent(): Promise<Buffer> {
  const client = await deps.db.$client.connect();
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of client.query(copyTo(ROWS))) chunks.push(chunk);
    return Buffer.concat(chunks);
  } finally {
    client.release();
  }
}

function rowsIn(all: Buffer, size: number): unknown[] {
  const reader = new CopyReader();
  const rows: unknown[] = [];
  for (let from = 0; from < all.length; from += size) {
    reader.take(all.subarray(from, from + size));
    while (reader.nextRow())
      rows.push([
        reader.bigint(),
        reader.number(),
        reader.flag(),
        reader.text(),
        Buffer.from(reader.bytes() ?? []).toString(),
      ]);
  }
  return rows;
}

it('reads the same rows wherever the data from the database is split', async () => {
  const all = await sent();
  const words = (n: number) => `\0\0\0\x02ev\0\0\0ğ${n}\0\0\0`;
  const expected = [
    ['9007199254740994', 0.25, false, '', words(1)],
    ['9007199254740995', null, false, null, words(2)],
    ['9007199254740996', 0.75, true, 'şğşğşğ', words(3)],
  ];
  for (const size of [1, 2, 7, 19, 64, all.length])
    expect({ size, rows: rowsIn(all, size) }).toEqual({ size, rows: expected });
});

it('rejects data that is not such an answer', () => {
  const reader = new CopyReader();
  reader.take(Buffer.alloc(40, 'x'));
  expect(() => reader.nextRow()).toThrow('Not what COPY sends.');
});
