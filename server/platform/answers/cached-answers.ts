import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressBook } from './address-book.ts';
import type { AnswerCache } from './answer-cache.ts';
import { type KeptBody, sendKept } from './kept-body.ts';

/** Answers of GET calls from a cache; the very same address is answered before anything of it is parsed. */
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

  /** Answers under a key: the same for addresses that mean the same. */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<unknown>,
  ): Promise<never> {
    const made = await this.#cache.get(key, make);
    this.#keysByAddress.keep(request.raw.url, key);
    // Safe: a handler may return its reply, already sent, in place of any answer.
    return (await sendAnswer(request, reply, made)) as never;
  }
}

/** Callers ask each time whether an answer has changed. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptBody): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
  return sendKept(request, reply, answer);
}
