import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { originOf } from '#server/platform/request-origin.ts';
import { sendXlsx, XLSX_TYPE } from '#server/platform/send-xlsx.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { boardChangeSchema, boardNotedSchema, boardSchema } from '#shared/board/board.ts';
import { savedAdPathSchema } from '#shared/saved-ads.ts';
import { boardCsv, boardXlsx } from './board-files.ts';
import { changeCard } from './change-card.ts';
import { type BoardOwner, listBoard } from './list-board.ts';

const tags = ['Pano'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema };
/** Making a file takes as long as some dozen other calls. */
const limit = { max: 20, timeWindow: 60_000 };

/** Routes for a member's board: saved listings with stage, notes, tags, own sums and checks. */
export function boardRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/board',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Kaydedilen ilanlar, üyenin notlarıyla', response: { 200: boardSchema, ...refusals } },
    },
    async (request) => ({ cards: await listBoard(deps, await ownerOf(deps, request)) }),
  );
  app.put(
    '/api/user/board/:propertyId',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kayıtlı bir ilanın notlarını değiştirir; yazılmayan alanlar olduğu gibi kalır',
        params: savedAdPathSchema,
        body: boardChangeSchema,
        response: { 200: boardNotedSchema, ...refusals, 404: apiErrorSchema, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return changeCard(deps, id, request.params.propertyId, request.body);
    },
  );
  fileRoutes(app, deps);
}

async function ownerOf(deps: Deps, request: FastifyRequest): Promise<BoardOwner> {
  const { id: userId } = accountOf(request);
  return { userId, rights: await rightsOf(deps, request) };
}

/** Routes for the board as CSV and as XLSX. */
function fileRoutes(app: App, deps: Deps): void {
  const fileOf = (request: FastifyRequest) => ({
    origin: originOf(request, deps.config.PUBLIC_ORIGIN),
    now: deps.clock.now(),
  });
  const schemaOf = (summary: string, type: string) => ({
    tags,
    summary,
    response: {
      200: { description: 'Dosya', content: { [type]: { schema: z.string() } } },
      ...refusals,
      429: apiErrorSchema,
    },
  });
  app.get(
    '/api/user/board.csv',
    { config: { caller: 'member', rateLimit: limit }, schema: schemaOf('Pano CSV olarak', 'text/csv') },
    async (request, reply) => {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="peyda-pano.csv"')
        .send(boardCsv(await listBoard(deps, await ownerOf(deps, request)), fileOf(request)));
    },
  );
  app.get(
    '/api/user/board.xlsx',
    { config: { caller: 'member', rateLimit: limit }, schema: schemaOf('Pano XLSX olarak', XLSX_TYPE) },
    async (request, reply) => {
      const content = await boardXlsx(await listBoard(deps, await ownerOf(deps, request)), fileOf(request));
      return sendXlsx(reply, { name: 'peyda-pano.xlsx', content });
    },
  );
}
