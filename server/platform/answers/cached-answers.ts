import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataVersion } from '#server/database/data-version.ts';
import type { Database } from '#server/database/open-database.ts';
import { type Admission, isRefusal } from '../admission.ts';
import { ExpectedError } from '../expected-error.ts';
import type { Reads } from '../reads/reads.ts';
import { isRendering, versionOfPage } from '../rendering-mark.ts';
import { AddressBook } from './address-book.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type KeptBody, sendKept } from './kept-body.ts';

/**
 * Answers GET calls from a cache. A known address is answered without parsing it again. What is not cached is computed
 * only as far as the admission allows, if there is one.
 */
export class CachedAnswers {
  readonly #cache: AnswerCache;
  readonly #reads: Reads;
  readonly #admission: Admission | undefined;
  readonly #keysByAddress = new AddressBook();

  constructor(cache: AnswerCache, reads: Reads, admission?: Admission) {
    this.#cache = cache;
    this.#reads = reads;
    this.#admission = admission;
  }

  /** Whether an address was answered before, so that a call to it may be cheap. */
  readonly knows = (address: string): boolean => this.#keysByAddress.find(address) !== undefined;

  /** A route's `onRequest` hook: answers from the cache if it can, and refuses what `answer` would refuse. */
  readonly answerRepeated = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const key = this.#keysByAddress.find(request.raw.url);
    const answer =
      key === undefined
        ? undefined
        : await this.#reads.run(request, ({ currentVersion }) =>
            this.#cache.find(key, versionFor(request, currentVersion)),
          );
    if (answer) return sendAnswer(request, reply, answer);
    // Under heavy load a refusal must be cheap: here nothing has been read or checked yet.
    if (!isRendering(request.headers)) this.#admission?.refuseIfFull();
    return undefined;
  };

  /**
   * Answers a call from the cache by a key; addresses with the same meaning share one key. A private response is for
   * callers with rights: its key names these, and its address is not remembered. `make` reads from `db` only.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: (db: Database) => Promise<unknown>,
    { isPrivate = false }: { isPrivate?: boolean } = {},
  ): Promise<never> {
    const compute = () =>
      this.#reads.run(request, ({ db, currentVersion }) =>
        this.#cache.get(key, versionFor(request, currentVersion), () => this.admit(request, () => make(db))),
      );
    const made = await compute().catch((error: unknown) => {
      // A page that is being rendered shared the computation of an outside caller who was then refused: try again.
      if (isRefusal(error) && isRendering(request.headers)) return compute();
      throw error;
    });
    if (!isPrivate) this.#keysByAddress.keep(request.raw.url, key);
    // Safe: a handler may return a reply that is already sent instead of an answer.
    return (await sendAnswer(request, reply, made, isPrivate)) as never;
  }

  /** Computes a response that is not cached, from the database that this request reads. */
  read<T>(request: FastifyRequest, make: (db: Database) => Promise<T>): Promise<T> {
    return this.#reads.run(request, ({ db }) => this.admit(request, () => make(db)));
  }

  /** Finds one item for a page that is rendered; falls back to the primary because a replica may not have it yet. */
  find<T>(request: FastifyRequest, work: (db: Database) => Promise<T>): Promise<T> {
    return this.#reads.find(request, work, (error) => error instanceof ExpectedError && error.status === 404);
  }

  /** Computes a response that is not cached. Calls of a page that is being rendered were admitted with their page. */
  admit<T>(request: FastifyRequest, make: () => Promise<T>): Promise<T> {
    return this.#admission && !isRendering(request.headers) ? this.#admission.run(make) : make();
  }
}

/**
 * A page that is being rendered has its own data version, which was read after the page was requested. Its calls must
 * not use older data.
 */
function versionFor({ headers }: FastifyRequest, current: () => Promise<DataVersion>): () => Promise<DataVersion> {
  const version = versionOfPage(headers);
  return version ? async () => version : current;
}

/** `no-cache` makes callers check each time whether the response has changed. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptBody,
  isPrivate = false,
): Promise<FastifyReply> {
  reply.header('cache-control', isPrivate ? 'private, no-cache' : 'no-cache').type('application/json; charset=utf-8');
  return sendKept(request, reply, answer);
}
