import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { LOGO_MB, LOGO_TOO_LARGE } from '#shared/organisations/organisation-rules.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import { keepLogo, openLogo, removeLogo } from './logos.ts';
import { forbidding, tags } from './route-parts.ts';

const PATH = '/api/organisations/:id/logo';
const FILE_TYPE = 'application/octet-stream';
const bodyLimit = LOGO_MB * 1024 ** 2;
const tooLarge = () => new ExpectedError(413, 'TOO_LARGE', LOGO_TOO_LARGE, 'file');

/** Routes for the logo on an organisation's reports. */
export async function logoRoutes(parent: App, deps: Deps): Promise<void> {
  await parent.register(async (app: App) => {
    app.addContentTypeParser(FILE_TYPE, { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    app.addHook('preParsing', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > bodyLimit) throw tooLarge();
    });
    writingRoutes(app, deps);
  });
}

function writingRoutes(app: App, deps: Deps): void {
  app.post(
    PATH,
    {
      config: { caller: 'member', rateLimit: { max: 20, timeWindow: 60 * 60_000 } },
      bodyLimit,
      schema: {
        tags,
        summary: 'Raporlarda duran logoyu yükler: PNG, JPG ya da WebP, gövdede olduğu gibi',
        consumes: [FILE_TYPE],
        params: organisationPathSchema,
        response: { 200: doneSchema, ...forbidding, 413: apiErrorSchema, 503: apiErrorSchema },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await keepLogo(deps, { ...request.params, userId, content: request.body });
      return { message: 'Logo saklandı. Yeni raporlarda görünecek.' };
    },
  );
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumun logosu',
        params: organisationPathSchema,
        response: { 200: { description: 'Logo', content: { 'image/png': { schema: z.string() } } }, ...forbidding },
      },
    },
    async (request, reply) => {
      const { id: userId } = accountOf(request);
      const { png } = await openLogo(deps, { ...request.params, userId });
      void reply.type('image/png');
      // Safe: bytes are sent unchanged; the schema only describes them in the API reference.
      return reply.send(png as never);
    },
  );
  app.delete(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Logoyu kaldırır',
        params: organisationPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await removeLogo(deps, { ...request.params, userId });
      return { message: 'Logo kaldırıldı.' };
    },
  );
}
