import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import { keyOf } from '#server/features/company/api-keys/index.ts';
import { exportListings, listChanges, takeExport } from '#server/features/company/change-feed/index.ts';
import type { Admission } from '#server/platform/admission.ts';
import type { App } from '#server/platform/app-type.ts';
import { keyWith } from '#server/platform/callers/route-callers.ts';
import { changesQuerySchema, changesSchema, exportQuerySchema } from '#shared/organisations/change-feed.ts';
import { v1RefusalsOfFeed, v1Tags } from './v1-parts.ts';

/** Routes with which API clients keep a copy of the listings: a full export, then the changes. */
export function changeV1Routes(app: App, deps: Deps, admission: Admission): void {
  app.get(
    '/api/v1/changes',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'İlanlarda ne değişti: her değişiklik bir kez, sırayla',
        querystring: changesQuerySchema,
        response: { 200: changesSchema, ...v1RefusalsOfFeed },
      },
    },
    (request) => listChanges(deps, request.query),
  );
  app.get(
    '/api/v1/properties/export',
    {
      config: { caller: keyWith('listings') },
      schema: {
        tags: v1Tags,
        summary: 'Bütün ilanlar satır satır JSON (NDJSON) olarak; kesilirse kaldığı yerden',
        querystring: exportQuerySchema,
        response: {
          200: {
            description: 'Önce {"cursor"}, sonra her satırda {"property"}, sonda {"end", "count"}',
            content: { 'application/x-ndjson': { schema: z.string() } },
          },
          ...v1RefusalsOfFeed,
        },
      },
    },
    async (request, reply) => {
      const caller = keyOf(request);
      await takeExport(deps, caller);
      const lines = await exportListings(deps, { ...request.query, rights: caller.rights });
      void reply.type('application/x-ndjson; charset=utf-8');
      return sendStream(reply, await admittedStream(admission, lines));
    },
  );
}

/**
 * Streams the lines once an export slot is free; the slot is released after the last line or when the caller
 * disconnects.
 */
function admittedStream(admission: Admission, lines: AsyncIterable<string>): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const write = async () => {
      const stream = Readable.from(lines, { objectMode: false });
      resolve(stream);
      await finished(stream).catch(() => undefined);
    };
    admission.run(write).catch(reject);
  });
}

/** Safe: a stream is sent unchanged; the schema only describes its text in the API reference. */
const sendStream = (reply: FastifyReply, stream: Readable): never => reply.send(stream) as never;
