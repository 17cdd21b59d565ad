import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, Encoding } from './answer-cache.ts';

/** Sends an answer from the cache: 304 when the caller has it already, compressed once for all who can read that. */
export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
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
