import type { FastifyReply, FastifyRequest } from 'fastify';
import { AddressBook } from './address-book.ts';
import type { Answer, AnswerCache, Encoding } from './answer-cache.ts';

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

/** Sends an answer from the cache: 304 when the caller has it already, compressed once for all who can read that. */
async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', answer.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.status(304).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await answer.compressed(encoding));
}

function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(text) ? 'gzip' : undefined;
}
