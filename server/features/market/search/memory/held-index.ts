import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { SLOTS } from './bits.ts';
import { type Changes, readChanges, readManyChanges, readRows, readSnapshot, type State } from './catch-up.ts';
import { KeptCards } from './kept-cards.ts';
import { MarketIndex } from './market-index.ts';
import { TakenInTurn } from './taken-in-turn.ts';

/** After a failure, such as a database that is away, this long until it is tried again. */
const TRY_AGAIN_MS = 1000;

/** What is found, and cards that are shown of it, both of one state of the database. */
export type HeldMarket = { readonly index: MarketIndex; readonly cards: KeptCards };

/** The index of the open listings of one database, as far as this process has read it. */
class HeldIndex {
  readonly #pool: Pool;
  #index: MarketIndex | undefined;
  /** Of the database, when the index was brought up to date last. */
  #state: State = { snapshot: '', recovered: null };
  #writes: string | null = null;
  #cards = new KeptCards();
  #reading: Promise<void> | undefined;
  #notBefore = 0;
  readonly #turns = new TakenInTurn(() => this.#bringUpToDate());

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The index with all that was committed before the call; undefined while it is being read. */
  current(): Promise<HeldMarket | undefined> {
    return this.#turns.take();
  }

  /** How many listings it holds; 0 while it is being read. */
  get size(): number {
    return this.#index?.size ?? 0;
  }

  /** Waits until everything has been read. */
  async ready(): Promise<void> {
    this.#read();
    await this.#reading;
  }

  async #bringUpToDate(): Promise<HeldMarket | undefined> {
    const index = this.#index;
    if (!index) {
      this.#read();
      return undefined;
    }
    const changes = await readChanges(this.#pool, this.#state.snapshot);
    if (changes === 'many' || changes === 'unknown' || this.#isOfBefore(changes)) {
      this.#index = undefined;
      this.#cards = new KeptCards();
      this.#read(changes === 'many' ? index : undefined);
      return undefined;
    }
    take(index, changes);
    this.#state = stateIn(changes);
    // Who still reads cards of the state before puts them where nobody looks any more.
    if (changes.writes !== this.#writes || this.#cards.isOld) this.#cards = new KeptCards();
    this.#writes = changes.writes;
    return { index, cards: this.#cards };
  }

  /** Whether the database has crashed since the index was brought up to date. */
  #isOfBefore({ recovered }: State): boolean {
    return recovered !== this.#state.recovered;
  }

  /** Reads everything, or all that has changed in an index, in the background. */
  #read(before?: MarketIndex): void {
    if (this.#reading || this.#index || performance.now() < this.#notBefore) return;
    this.#reading = (before ? this.#readChanged(before) : this.#readAll())
      .catch(() => {
        this.#notBefore = performance.now() + TRY_AGAIN_MS;
      })
      .finally(() => {
        this.#reading = undefined;
      });
  }

  /** What changes while it is read counts from the snapshot before: it is read once more as a change. */
  async #readAll(): Promise<void> {
    const state = await readSnapshot(this.#pool);
    const index = new MarketIndex();
    for await (const row of readRows(this.#pool)) index.put(row, SLOTS);
    index.close();
    this.#state = state;
    this.#index = index;
  }

  async #readChanged(index: MarketIndex): Promise<void> {
    let state = this.#state;
    for await (const changes of readManyChanges(this.#pool, state.snapshot)) {
      if (changes === 'unknown' || this.#isOfBefore(changes)) return this.#readAll();
      take(index, changes);
      state = stateIn(changes);
    }
    this.#state = state;
    this.#index = index;
  }
}

/** Without the rows. */
function stateIn({ snapshot, recovered }: Changes): State {
  return { snapshot, recovered };
}

function take(index: MarketIndex, { gone, changed }: Changes): void {
  for (const id of gone) index.remove(id);
  for (const row of changed) index.put(row);
}

const held = new WeakMap<Pool, HeldIndex>();

function heldIndex({ db: { $client } }: Pick<Deps, 'db'>): HeldIndex {
  const known = held.get($client);
  if (known) return known;
  const made = new HeldIndex($client);
  held.set($client, made);
  return made;
}

/** The open listings of a database, with all that is committed; undefined while they are read, which this begins. */
export function currentMarket(deps: Pick<Deps, 'db'>): Promise<HeldMarket | undefined> {
  return heldIndex(deps).current();
}

/** The same without cards. */
export async function currentIndex(deps: Pick<Deps, 'db'>): Promise<MarketIndex | undefined> {
  return (await currentMarket(deps))?.index;
}

/** Reads the index of a database now, as the first search would. */
export function readIndex(deps: Pick<Deps, 'db'>): Promise<void> {
  return heldIndex(deps).ready();
}

/** How many listings of a database this process holds; 0 while it reads them. */
export function indexSize({ db: { $client } }: Pick<Deps, 'db'>): number {
  return held.get($client)?.size ?? 0;
}
