import type { Pool } from 'pg';
import type { Deps } from '#server/deps.ts';
import { SLOTS } from './bits.ts';
import { type Changes, readChanges, readManyChanges, readRows, readSnapshot, type State } from './catch-up.ts';
import { KeptCards } from './kept-cards.ts';
import { MarketIndex } from './market-index.ts';
import { TakenInTurn } from './taken-in-turn.ts';

/** The time until the next attempt after a failure, such as an unreachable database. */
const TRY_AGAIN_MS = 1000;

/** The index, and the cached cards of its listings, both from the same state of the database. */
export type HeldMarket = { readonly index: MarketIndex; readonly cards: KeptCards };

/** The index of a database's open listings in this process. */
class HeldIndex {
  readonly #pool: Pool;
  #index: MarketIndex | undefined;
  /** The state of the database when the index was last brought up to date. */
  #state: State = { snapshot: '', recovered: null };
  #writes: string | null = null;
  #cards = new KeptCards();
  #reading: Promise<void> | undefined;
  #notBefore = 0;
  readonly #turns = new TakenInTurn(() => this.#bringUpToDate());

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** The index with everything committed before the call; undefined while it is being loaded. */
  current(): Promise<HeldMarket | undefined> {
    return this.#turns.take();
  }

  /** The number of listings in it; 0 while it is being loaded. */
  get size(): number {
    return this.#index?.size ?? 0;
  }

  /** Waits until everything has been loaded. */
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
    // Requests that still read cards of the previous state write them to the old cache, which is no longer used.
    if (changes.writes !== this.#writes || this.#cards.isOld) this.#cards = new KeptCards();
    this.#writes = changes.writes;
    return { index, cards: this.#cards };
  }

  /** Whether the database has crashed since the index was brought up to date. */
  #isOfBefore({ recovered }: State): boolean {
    return recovered !== this.#state.recovered;
  }

  /** Loads everything, or only the changes of an existing index, in the background. */
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

  /** Changes made during the reading come after its snapshot, so they are read again afterwards. */
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

/** The state without the rows. */
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

/**
 * The open listings of a database, including everything committed; undefined while they are being loaded, which this
 * call starts.
 */
export function currentMarket(deps: Pick<Deps, 'db'>): Promise<HeldMarket | undefined> {
  return heldIndex(deps).current();
}

/** The same without cards. */
export async function currentIndex(deps: Pick<Deps, 'db'>): Promise<MarketIndex | undefined> {
  return (await currentMarket(deps))?.index;
}

/** Loads the index of a database now, as the first search would. */
export function readIndex(deps: Pick<Deps, 'db'>): Promise<void> {
  return heldIndex(deps).ready();
}

/** The number of a database's listings in this process; 0 while they are being loaded. */
export function indexSize({ db: { $client } }: Pick<Deps, 'db'>): number {
  return held.get($client)?.size ?? 0;
}
