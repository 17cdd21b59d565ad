import type { Deps } from '#server/deps.ts';
import { readSampleHoldings } from '#server/features/intake/sample-market/index.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskCollectionSchema,
  deskFaultsSchema,
  deskNumberSchema,
  deskReplaceSchema,
  deskSourceSchema,
  deskWhySchema,
  SOURCE_ACTS,
  type SourceAct,
} from '#shared/desk/collection/desk-collection.ts';
import { deskJobNameSchema, deskJobsSchema } from '#shared/desk/collection/desk-jobs.ts';
import { droppedFileRoutes } from './dropped-file-routes.ts';
import { readFiles } from './files/read-files.ts';
import { askJob } from './jobs/ask-job.ts';
import { readJobs } from './jobs/read-jobs.ts';
import { letterRoutes } from './letter-routes.ts';
import { controlSource } from './sources/control-source.ts';
import { readFaults } from './sources/read-faults.ts';
import { type KnownSource, readSources } from './sources/read-sources.ts';

const DONE: Readonly<Record<SourceAct, string>> = {
  pause: 'Kaynak duraklatıldı; süren okuma durur.',
  resume: 'Kaynak sürdürülüyor.',
  run: 'Okuma istendi; birkaç saniye içinde başlar.',
  try: 'Deneme istendi; birkaç saniye içinde başlar.',
  stop: 'Durdurma istendi; okuma, sıradaki sayfadan önce biter.',
};

/** The collection part of the desk: sources and files for `icerik`, failed letters and jobs for `yonetici`. */
export async function collectionDeskRoutes(app: App, deps: Deps, known: readonly KnownSource[]): Promise<void> {
  app.get(
    '/api/desk/collection',
    { config: { caller: operatorWith('icerik') }, schema: { hide: true, response: { 200: deskCollectionSchema } } },
    async () => ({
      now: deps.clock.now().toISOString(),
      sources: await readSources(deps, known),
      files: await readFiles(deps),
      sample: (await readSampleHoldings(deps)) ?? null,
    }),
  );
  app.get(
    '/api/desk/collection/runs/:id/faults',
    {
      config: { caller: operatorWith('icerik') },
      schema: { hide: true, params: deskNumberSchema, response: { 200: deskFaultsSchema } },
    },
    (request) => readFaults(deps, request.params.id),
  );
  const schema = { hide: true, params: deskSourceSchema, body: deskReplaceSchema, response: { 200: doneSchema } };
  for (const act of SOURCE_ACTS)
    app.post(
      `/api/desk/collection/sources/:name/${act}`,
      { config: { caller: operatorWith('icerik') }, schema },
      async (request) => {
        await controlSource(deps, known, { ...request.params, ...request.body, act }, operatorOf(request));
        return { message: DONE[act] };
      },
    );
  await droppedFileRoutes(app, deps);
  letterRoutes(app, deps);
  jobRoutes(app, deps);
}

function jobRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/desk/collection/jobs',
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, response: { 200: deskJobsSchema } } },
    () => readJobs(deps),
  );
  app.post(
    '/api/desk/collection/jobs/:name/run',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, params: deskJobNameSchema, body: deskWhySchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await askJob(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'İş istendi; yarım dakika içinde başlar.' };
    },
  );
}
