import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressBook } from './address-book.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type KeptBody, sendKept } from './kept-body.ts';

/** Answers GET calls from a cache. An address that was answered before is answered again without parsing it. */
export class CachedAnswers {
  readonly #cache: AnswerCache;
  readonly #keysByAddress = new AddressBook();

  constructor(cache: AnswerCache) {
    this.#cache = cache;
  }

  /** A route's `onRequest` hook. */
  readonly answerRepeated = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const key = this.#keysByAddress.find(request.raw.url);
    const answer = key === undefined ? undefined : await this.#cache.find(key);
    return answer && sendAnswer(request, reply, answer);
  };

  /** Answers a call from the cache by a key; addresses with the same meaning share one key. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<never> {
    const made = await this.#cache.get(key, make);
    this.#keysByAddress.keep(request.raw.url, key);
    // Safe: a handler may return a reply that is already sent instead of an answer.
    return (await sendAnswer(request, reply, made)) as never;
  }
}

/** `no-cache` makes callers ask each time whether the answer has changed. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptBody): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  return sendKept(request, reply, answer);
}
