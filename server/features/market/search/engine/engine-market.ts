import { z } from 'zod';
import type { SearchEngine } from '#server/platform/search-engine.ts';
import { readChanges, TakenInTurn } from '../memory/index.ts';
import { type EngineState, readMarket, readState, writeState } from './engine-state.ts';
import { feedChanges, repairEngine } from './feed-engine.ts';

/** The time until the engine is tried again after a failure, or while another process fills it. */
const TRY_AGAIN_MS = 1000;

/** This process's knowledge of the open listings in a search engine. */
class EngineMarket {
  readonly #engine: SearchEngine;
  readonly #turns = new TakenInTurn(() => this.#bringUpToDate());
  #market = '';
  #state: EngineState | undefined;
  #notBefore = 0;
  #repairing: Promise<void> | undefined;

  constructor(engine: SearchEngine) {
    this.#engine = engine;
  }

  /**
   * The name of the index with everything committed before the call; undefined while it is being filled or unreachable.
   */
  async current(): Promise<string | undefined> {
    if (performance.now() < this.#notBefore) return undefined;
    return this.#turns.take();
  }

  /** Runs a query on it; undefined if it can't answer now. */
  async ask<Answer>(question: (index: string) => Promise<Answer>): Promise<Answer | undefined> {
    const index = await this.current();
    if (index === undefined) return undefined;
    try {
      return await question(index);
    } catch (fault) {
      this.#leave(fault);
      return undefined;
    }
  }

  /** Waits until this process has filled the engine, if it does so. */
  async ready(): Promise<void> {
    await this.current();
    await this.#repairing;
  }

  async #bringUpToDate(): Promise<string | undefined> {
    try {
      const { primary } = this.#engine;
      const market = await readMarket(primary.$client);
      if (market !== this.#market) this.#state = undefined;
      this.#market = market;
      const state = this.#state ?? (await readState(this.#engine, market));
      const changes =
        state && state.filledTo === undefined ? await readChanges(primary.$client, state.snapshot) : 'unknown';
      if (!state || changes === 'unknown' || changes === 'many') {
        this.#state = undefined;
        this.#repair();
        return undefined;
      }
      await feedChanges(this.#engine, state.index, changes);
      this.#state = { ...state, snapshot: changes.snapshot };
      if (changes.changed.length + changes.gone.length > 0) await writeState(this.#engine, market, this.#state);
      this.#engine.note();
      return state.index;
    } catch (fault) {
      this.#leave(fault);
      return undefined;
    }
  }

  /** Forgets the engine's state, which may have changed when it is reachable again. */
  #leave(fault: unknown): void {
    this.#state = undefined;
    this.#notBefore = performance.now() + TRY_AGAIN_MS;
    this.#engine.note(fault);
  }

  #repair(): void {
    this.#repairing ??= repairEngine(this.#engine)
      .then((isDone) => {
        if (!isDone) this.#notBefore = performance.now() + TRY_AGAIN_MS;
      })
      .catch((fault: unknown) => this.#leave(fault))
      .finally(() => {
        this.#repairing = undefined;
      });
  }
}

const markets = new WeakMap<SearchEngine, EngineMarket>();

/** The open listings in an engine, including everything committed. */
export function engineMarket(engine: SearchEngine): EngineMarket {
  const known = markets.get(engine) ?? new EngineMarket(engine);
  markets.set(engine, known);
  return known;
}

/** The number of listings in the engine; 0 while it is being filled or unreachable. */
export async function engineSize(engine: SearchEngine): Promise<number> {
  const size = await engineMarket(engine).ask(async (index) => {
    const { json } = await engine.call('GET', `/${index}/_count`);
    return z.object({ count: z.number() }).parse(json).count;
  });
  return size ?? 0;
}
