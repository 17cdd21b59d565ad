import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import { KeptValues } from '#server/platform/answers/kept-values.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { deskReasonSchema } from '#shared/desk/desk-listings.ts';
import {
  deskTextSchema,
  deskTextsSchema,
  editionGivenSchema,
  previewAskedSchema,
  textNameSchema,
  textPreviewSchema,
} from '#shared/desk/desk-texts.ts';
import { type EditedText, editedTextsAskedSchema, editedTextsSchema } from '#shared/site/edited-texts.ts';
import { previewText, publishText, revertText } from './publish-text.ts';
import { listTexts, openText, readEditedTexts } from './read-editions.ts';

const KEPT_FOR_MS = 5000;

/** Routes for texts that were edited at the desk: reading for everybody, editing for `icerik`. */
export function editedTextRoutes(app: App, deps: Deps): void {
  const kept = new KeptValues<Map<string, EditedText>>(deps.clock, KEPT_FOR_MS, 1);
  app.get(
    '/api/edited-texts',
    {
      config: { caller: 'anyone' },
      schema: {
        tags: ['İletişim'],
        summary: 'Yardım yazıları ve sorulardan masada düzenlenmiş olanlar',
        querystring: editedTextsAskedSchema,
        response: { 200: editedTextsSchema, 400: apiErrorSchema },
      },
    },
    async (request) => {
      const texts = await kept.get('', () => readEditedTexts(deps));
      const names = request.query.names?.split(',');
      return { texts: Object.fromEntries([...texts].filter(([name]) => names?.includes(name) ?? true)) };
    },
  );
  deskRoutes(app, deps);
}

function deskRoutes(app: App, deps: Deps): void {
  const params = textNameSchema;
  const path = '/api/desk/texts/:folder/:file';
  app.get(
    '/api/desk/texts',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskTextsSchema } } },
    () => listTexts(deps),
  );
  app.get(
    path,
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, params, response: { 200: deskTextSchema } } },
    (request) => openText(deps, request.params),
  );
  app.post(
    `${path}/preview`,
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, body: previewAskedSchema, response: { 200: textPreviewSchema } },
    },
    (request) => previewText({ ...request.params, ...request.body }),
  );
  app.post(
    path,
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, body: editionGivenSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await publishText(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Metin yayımlandı.' };
    },
  );
  app.post(
    `${path}/revert`,
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params, body: deskReasonSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await revertText(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Dosyadaki metin geri geldi.' };
    },
  );
}
