import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isAccountGone, isDatabaseAway, isDatabaseBusy, isStatementTooSlow } from '#server/database/database-away.ts';
import type { ApiErrorBody } from '#shared/api-error.ts';
import { ExpectedError } from './expected-error.ts';

/** Turkish messages for requests that Fastify itself refuses, by Fastify's error code. */
const REFUSALS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Bu içerik türü desteklenmiyor. İstek gövdesi JSON olmalıdır.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'Gönderilen veri çok büyük.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'İstek gövdesi boş. JSON gönderin.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'İstek gövdesi geçerli bir JSON değil.',
  FST_ERR_BAD_URL: 'Adres çözümlenemedi.',
  FST_ERR_MAX_LIMIT: 'Adres çok uzun.',
};

type Answer = { status: number; body: ApiErrorBody };

function answerToInvalid(error: unknown): Answer | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const [issue] = error.validation;
  const field = issue?.instancePath.split('/').filter(Boolean)[0];
  const message = issue?.message ?? 'İstek geçersiz.';
  return { status: 400, body: { message, code: 'INVALID_PARAMETER', ...(field ? { field } : {}) } };
}

/** The error of a call while the database does not respond. */
export function unavailable(): ExpectedError {
  return new ExpectedError(503, 'UNAVAILABLE', 'Verilere şu an ulaşılamıyor. Birkaç saniye sonra yeniden deneyin.');
}

/**
 * Returns the ExpectedError for database failures that a caller may meet: they are temporary, or the same call would
 * succeed with fewer criteria, or the caller's account was deleted during the call.
 */
function expectedOf(error: unknown): unknown {
  if (isDatabaseAway(error)) return unavailable();
  if (isDatabaseBusy(error))
    return new ExpectedError(503, 'BUSY', 'Şu an çok yoğunuz. Birkaç saniye sonra yeniden deneyin.');
  if (isStatementTooSlow(error))
    return new ExpectedError(503, 'TOO_SLOW', 'Yanıt çok uzun sürdü. Daha az kriterle ya da biraz sonra deneyin.');
  if (isAccountGone(error)) return new ExpectedError(401, 'UNAUTHENTICATED', 'Bu hesap artık yok.');
  return error;
}

/** A database that was killed is available again within seconds. */
export const RETRY_AFTER_SECONDS = 5;

/** Makes the response to a failure: its status and a body that the caller may see. */
export function answerTo(error: FastifyError, requestId: string): Answer {
  const expected = expectedOf(error);
  if (expected instanceof ExpectedError) {
    const { status, message, code, field } = expected;
    return { status, body: { message, code, ...(field ? { field } : {}) } };
  }
  const validation = answerToInvalid(error);
  if (validation) return validation;
  const status = error.statusCode ?? 500;
  if (status === 503)
    return { status, body: { message: 'Sunucu şu an çok yoğun. Biraz sonra yeniden deneyin.', code: 'BUSY' } };
  if (status >= 400 && status < 500)
    return { status, body: { message: REFUSALS[error.code] ?? 'İstek anlaşılamadı.', code: 'BAD_REQUEST' } };
  return {
    status: 500,
    body: { message: `Beklenmeyen bir hata oluştu. Bize ulaşırken şu numarayı iletin: ${requestId}`, code: 'INTERNAL' },
  };
}

/**
 * The only place that turns failures into responses (D26): expected ones are explained, bugs are logged with a request
 * id.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // The client disconnected while sending its body and gets no response: neither our fault nor the database's.
  if (request.raw.readableAborted) return reply.status(400).send();
  const { status, body } = answerTo(error, String(request.id));
  if (status >= 500 && body.code !== 'BUSY') request.log.error({ err: error }, 'request failed');
  if (error instanceof ExpectedError && error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers 404 for an address that does not exist in the API. */
export function answerUnknownCall(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body: ApiErrorBody = { message: 'Böyle bir adres yok.', code: 'NOT_FOUND' };
  return reply.status(404).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
