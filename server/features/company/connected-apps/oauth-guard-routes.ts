import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { answerTo, RETRY_AFTER_SECONDS } from '#server/platform/error-handler.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';

type OAuthError = { readonly error: string; readonly error_description: string };

/** OAuth's error codes for failures before the library is called, by status; the descriptions are ASCII. */
const FAILURES: Readonly<Record<number, OAuthError>> = {
  413: { error: 'invalid_request', error_description: 'the body is too large' },
  415: { error: 'invalid_request', error_description: 'the content type is not supported' },
  429: { error: 'temporarily_unavailable', error_description: 'too many requests, come again later' },
  503: { error: 'temporarily_unavailable', error_description: 'come again later' },
};
const INVALID: OAuthError = { error: 'invalid_request', error_description: 'the request could not be read' };
const OURS: OAuthError = { error: 'server_error', error_description: 'the request failed' };

/** Options of the calls that apps make: responses are not cached, and errors have OAuth's format (RFC 6749, 5.2). */
export const oauthCall = {
  onRequest: (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    void reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
    done();
  },
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const { status } = answerTo(error, String(request.id));
    if (status === 500) request.log.error({ err: error }, 'request failed');
    const waitS = (error instanceof ExpectedError && error.retryAfterS) || RETRY_AFTER_SECONDS;
    if (status === 429 || status === 503) void reply.header('retry-after', waitS);
    return reply.status(status).send(registrationFault(error) ?? FAILURES[status] ?? (status < 500 ? INVALID : OURS));
  },
};

/** The characters that a description may contain (RFC 6749, 5.2); Turkish sentences are not for programs. */
const DESCRIPTION = /^[\x20-\x21\x23-\x5b\x5d-\x7e]+$/;

/** RFC 7591, section 3.2.2. */
function registrationFault(error: FastifyError): OAuthError | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const [issue] = error.validation;
  const isAddress = issue?.instancePath.startsWith('/redirect_uris') ?? false;
  const said = issue?.message ?? '';
  const description = DESCRIPTION.test(said) ? said : 'the metadata could not be read';
  return { error: isAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata', error_description: description };
}

/** Sends the library's response. */
export async function passOn(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const challenge = answer.headers.get('www-authenticate');
  if (challenge !== null) void reply.header('www-authenticate', challenge);
  const text = await answer.text();
  return reply.status(answer.status).type('application/json; charset=utf-8').send(text);
}
