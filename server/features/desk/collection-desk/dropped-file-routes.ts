import { Readable } from 'node:stream';
import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskNumberSchema,
  deskReplaceSchema,
  droppedFileGivenSchema,
  droppedFileTakenSchema,
  droppedRejectionsSchema,
} from '#shared/desk/collection/desk-collection.ts';
import { dropFile, LARGEST_DROP_BYTES, tooLargeDrop } from './files/drop-file.ts';
import { importAgain } from './files/import-again.ts';
import { readRejections } from './files/read-files.ts';

const FILE_TYPE = 'application/octet-stream';

/** Routes for files uploaded at the desk; a request only stores them, jobs import them. */
export async function droppedFileRoutes(parent: App, deps: Deps): Promise<void> {
  await parent.register(async (app: App) => {
    app.addContentTypeParser(FILE_TYPE, (_request, payload, done) => done(null, payload));
    // Runs before the body is read, and after the sender is authenticated.
    app.addHook('preParsing', async ({ headers }) => {
      if (Number(headers['content-length'] ?? 0) > LARGEST_DROP_BYTES) throw tooLargeDrop();
    });
    app.post(
      '/api/desk/collection/files',
      {
        config: { caller: operatorWith('icerik') },
        bodyLimit: LARGEST_DROP_BYTES,
        schema: { hide: true, querystring: droppedFileGivenSchema, response: { 200: droppedFileTakenSchema } },
      },
      (request) => {
        const content: unknown = request.body;
        if (!(content instanceof Readable)) throw new ExpectedError(400, 'INVALID_PARAMETER', 'Dosyayı seçin.', 'file');
        const { name, trial } = request.query;
        return dropFile(deps, { name, content, isTrial: trial === '1' }, operatorOf(request));
      },
    );
  });
  parent.get(
    '/api/desk/collection/files/:id/rejections',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: deskNumberSchema, response: { 200: droppedRejectionsSchema } },
    },
    (request) => readRejections(deps, request.params.id),
  );
  parent.post(
    '/api/desk/collection/files/:id/again',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: deskNumberSchema, body: deskReplaceSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await importAgain(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Dosya yeniden sıraya kondu.' };
    },
  );
}
