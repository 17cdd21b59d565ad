import type { Deps } from '#server/deps.ts';
import { decideLot, readLot } from '#server/features/intake/lots/index.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { deskListingIdSchema } from '#shared/desk/desk-listings.ts';
import { deskLotSchema, lotDecisionSchema } from '#shared/desk/desk-lots.ts';
import { deskQualitySchema } from '#shared/desk/desk-quality.ts';
import { deskReadingSchema, readingUndoSchema, wrongReadingSchema } from '#shared/desk/desk-readings.ts';
import { correctionFixture } from './correction-fixture.ts';
import { readQuality } from './read-quality.ts';
import { markWrongReading, readReading, unmarkWrongReading, wrongReadingFixture } from './wrong-readings.ts';

/** Routes for a listing at the desk: the other listings of its lot, and its notice with what was read from it. */
export function lotAndReadingRoutes(app: App, deps: Deps): void {
  const params = deskListingIdSchema;
  const done = { hide: true, params, response: { 200: doneSchema } } as const;
  const path = '/api/desk/listings/:id';
  app.get(
    `${path}/lot`,
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, params, response: { 200: deskLotSchema } } },
    (request) => readLot(deps, request.params.id),
  );
  app.post(
    `${path}/lot`,
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: lotDecisionSchema } },
    async (request) => {
      await decideLot(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Karar yazıldı.' };
    },
  );
  app.get(
    `${path}/reading`,
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, response: { 200: deskReadingSchema } },
    },
    (request) => readReading(deps, request.params.id),
  );
  app.post(
    `${path}/reading`,
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: wrongReadingSchema } },
    async (request) => {
      await markWrongReading(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Okuma yanlış diye işaretlendi.' };
    },
  );
  app.post(
    `${path}/reading/undo`,
    { config: { caller: operatorWith('icerik') }, schema: { ...done, body: readingUndoSchema } },
    async (request) => {
      await unmarkWrongReading(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'İşaret kaldırıldı.' };
    },
  );
  app.get(
    '/api/desk/quality',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskQualitySchema } } },
    () => readQuality(deps),
  );
  app.get(
    '/api/desk/corrections',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="duzeltmeler.json"')
        .send(await correctionFixture(deps)),
  );
  app.get(
    '/api/desk/wrong-readings',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', 'attachment; filename="yanlis-okumalar.txt"')
        .send(await wrongReadingFixture(deps)),
  );
}
