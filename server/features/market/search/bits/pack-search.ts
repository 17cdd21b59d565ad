import type { PoolClient } from 'pg';
import { PACK_LOCK } from '#server/database/advisory-locks.ts';
import type { Deps } from '#server/deps.ts';
import { ISTANBUL_OFFSET_MS } from '#shared/text/dates.ts';
import { countCommonWords } from '../common/count-common-words.ts';
import { forgetReach } from '../common/find-reach.ts';
import { forgetBlocks } from './can-use-blocks.ts';
import { BIN_WIDTHS, PRICE_BIN_STARTS, UNTOLD_PRICE } from './price-bins.ts';

export type PackOptions = {
  /** Below this many open auctions the index alone is fast enough. */
  readonly minOpen?: number;
  /** This many rows that no block knows cost a search little. */
  readonly minLoose?: number;
};

const SERIALIZATION_FAILURE = '40001';
const ATTEMPTS = 5;
/** A word is common when one listing in this many has it. */
const COMMON_ONE_IN = 1000;
const SAMPLE_ROWS = 20_000;
/** A block with fewer live rows than this is given up and its rows go into a new one. */
const SPARSE_ROWS = 800;

/**
 * Brings the blocks of bits up to date (see the migration): rows that no block knows yet are packed, what has gone is
 * left out. Also counts which words are common. For a job every minute and after an import; changes no answer, only how
 * fast it is found. Safe at any time.
 */
export async function packSearch(
  deps: Pick<Deps, 'db' | 'clock'>,
  { minOpen = 5000, minLoose = 200 }: PackOptions = {},
): Promise<{ packedBlocks: number }> {
  const client = await deps.db.$client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [PACK_LOCK]);
    if (!rows[0]?.locked) return { packedBlocks: 0 };
    try {
      return { packedBlocks: await pack(client, { minOpen, minLoose, now: deps.clock.now() }) };
    } finally {
      await client.query('select pg_advisory_unlock($1)', [PACK_LOCK]);
      forgetBlocks(deps);
      forgetReach(deps);
    }
  } finally {
    client.release();
  }
}

type Packing = Required<PackOptions> & { readonly now: Date };

async function pack(client: PoolClient, { minOpen, minLoose, now }: Packing): Promise<number> {
  const { rows } = await client.query<{ open: number; loose: number; dead: number; outgrown: boolean }>(STATUS);
  const status = rows[0];
  if (!status) return 0;
  await countCommonWords(client, now, status.open);
  if (status.open < minOpen) return 0;
  if (status.outgrown) await inTransaction(client, chooseCommonWords);
  else if (status.loose < minLoose && status.dead < minLoose) return 0;
  await inTransaction(client, leaveOutDead);
  await inTransaction(client, dissolveSparseBlocks);
  const blocks = await client.query<{ block: number }>(
    'select distinct (slot >> 14)::int as block from search_loose order by block',
  );
  for (const { block } of blocks.rows) await inTransaction(client, () => packBlock(client, block));
  await client.query(status.outgrown ? `${ANALYSE_MARKS}, ${BLOCK_TABLES}` : ANALYSE_MARKS);
  return blocks.rows.length;
}

/** One snapshot for all statements; what a writer did to the same marks meanwhile makes it start again. */
async function inTransaction(client: PoolClient, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query('begin isolation level repeatable read');
    // A market of millions takes its time; nobody waits for it.
    await client.query("set local statement_timeout = '10min'");
    try {
      await work(client);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const isRetryable = error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE;
      if (!isRetryable || attempt === ATTEMPTS) throw error;
    }
  }
}

const STATUS = `select (select count(*)::int from open_property_search) as open,
  (select count(*)::int from search_loose) as loose,
  (select count(*)::int from search_dead) as dead,
  (select count(*) from search_common) = 0
    or (select last_value from search_slots) > 2 * (select max(slots) from search_choices) as outgrown`;

/**
 * What was loose is packed, and the planner has to know at once: taking the marks for as many as before, it makes a
 * search by a range take a hundred times as long. The rest changes little by little, which autovacuum follows.
 */
const ANALYSE_MARKS = 'analyze search_loose, search_dead';
const BLOCK_TABLES =
  'search_bits (lexeme, block), facet_bits (lexeme, block), search_common, open_property_search (id, slot, end_date, price)';

/** Decides again which words blocks hold; until they are packed again every row counts as unknown to them. */
async function chooseCommonWords(client: PoolClient): Promise<void> {
  await client.query('delete from search_bits');
  await client.query('delete from facet_bits');
  await client.query('delete from search_dead');
  await client.query('delete from search_common');
  await client.query('insert into search_choices (slots) select last_value from search_slots');
  await client.query(
    `with sample as (
      select words from open_property_search
      where slot % greatest(1, (select count(*) from open_property_search) / $1) = 0
    )
    insert into search_common (lexeme, listings)
    select lexeme, count(*) * (select count(*) from open_property_search) / (select count(*) from sample) from sample cross join lateral unnest(tsvector_to_array(words)) as l(lexeme)
    where left(lexeme, 1) not in ('@', '^', '=', '~')
    group by lexeme having count(*) * $2 >= (select count(*) from sample)`,
    [SAMPLE_ROWS, COMMON_ONE_IN],
  );
  await client.query(
    'insert into search_loose (slot, id) select slot, id from open_property_search on conflict do nothing',
  );
}

async function leaveOutDead(client: PoolClient): Promise<void> {
  await client.query(`with dead as (
      delete from search_dead returning slot
    ), masks as (
      select (slot >> 14)::int as block, bit_or(set_bit(B'0'::bit(16384), (slot & 16383)::int, 1)) as bits
      from dead group by 1
    )
    update search_bits b set bits = b.bits & ~m.bits from masks m where b.block = m.block and b.lexeme = '@live'`);
}

/** Rows of blocks that are nearly empty get new slots; what is left of the blocks goes. */
async function dissolveSparseBlocks(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ block: number }>(
    `select block from search_bits
     where lexeme = '@live' and bit_count(bits) < $1 and block < (select last_value >> 14 from search_slots)`,
    [SPARSE_ROWS],
  );
  for (const { block } of rows) {
    await client.query(
      `with locked as (
        select id from properties
        where id in (select id from open_property_search where slot >> 14 = $1 and slot is not null)
        order by source collate "C", source_key collate "C" for no key update
      ) select index_properties(array(select id from locked))`,
      [block],
    );
    await client.query('delete from search_bits where block = $1', [block]);
    await client.query('delete from facet_bits where block = $1', [block]);
    await client.query('delete from search_dead where slot >> 14 = $1', [block]);
  }
}

async function packBlock(client: PoolClient, block: number): Promise<void> {
  // Millions of words pass through: the planner expects ten per row, and sorting them would go to disk.
  await client.query("set local work_mem = '256MB'");
  await client.query('set local enable_mergejoin = off');
  await client.query('delete from search_bits where block = $1', [block]);
  await client.query('delete from facet_bits where block = $1', [block]);
  await client.query(PACK, [block, PRICE_BIN_STARTS, BIN_WIDTHS]);
  await client.query(KEEP_FACETS, [block]);
  await client.query('delete from search_loose where slot >> 14 = $1', [block]);
  await client.query('delete from search_dead where slot >> 14 = $1', [block]);
}

/** The bits of the choices that filters count, made again by `&`: a plain copy would stay compressed. */
const KEEP_FACETS = `insert into facet_bits (lexeme, block, bits)
  select lexeme, block, bits & bits from search_bits where block = $1 and left(lexeme, 2) in ('@k', '@t', '@p', '@r', '@m')`;

/**
 * Bits of every common lexeme of a block's rows. Besides words: @live every row, @r round, @m satış memurluğu, @f bins
 * of price (@f- without one), @e and @h the day and hour in Istanbul in which it ends. 32 bits at a time become a
 * hexadecimal string.
 */
const PACK = `with block_rows as (
    select (slot & 16383)::int as place, words, price, end_date, second_round, sulh_mahkeme
    from open_property_search where slot >= $1::bigint << 14 and slot < ($1::bigint + 1) << 14
  ), names as materialized (
    select lexeme, row_number() over () as name from (
      select prefix || lexeme as lexeme from search_common cross join unnest(array['', '^', '=', '~']) as p(prefix)
    ) common
  ), postings as (
    select n.name, r.place
    from block_rows r cross join lateral unnest(tsvector_to_array(words)) as l(lexeme) join names n using (lexeme)
  ), filters as (
    select l.lexeme, r.place
    from block_rows r cross join lateral (
      select lexeme from unnest(tsvector_to_array(words)) as w(lexeme) where left(lexeme, 1) = '@'
      union all select unnest(array['@live', '@r' || second_round::int, '@m' || sulh_mahkeme::int])
      union all select '@f' || width || '/' || bin / width
        from width_bucket(price, $2::bigint[]) as b(bin) cross join unnest($3::int[]) as w(width) where price is not null
      union all select '${UNTOLD_PRICE}' where price is null
      union all select unnest(array['@e' || floor(hour / 24)::int, '@h' || hour::int])
        from floor((extract(epoch from end_date) + ${ISTANBUL_OFFSET_MS / 1000}) / 3600) as h(hour) where end_date is not null
    ) as l
  ), quads as (
    select n.lexeme, q.quad, q.bits
    from (select name, place / 32 as quad, sum(1::bigint << (31 - place % 32)) as bits from postings group by 1, 2) q
      join names n using (name)
    union all
    select lexeme, place / 32, sum(1::bigint << (31 - place % 32)) from filters group by 1, 2
  ), spaced as (
    select lexeme, quad, bits, coalesce(lag(quad) over (partition by lexeme order by quad), -1) as before from quads
  )
  insert into search_bits (lexeme, block, bits)
  select lexeme, $1, ('x' || string_agg(
    repeat('0', 8 * (quad - before - 1)) || lpad(to_hex(bits::bigint), 8, '0'), '' order by quad
  ) || repeat('0', 8 * (511 - max(quad))))::bit(16384)
  from spaced group by lexeme`;
