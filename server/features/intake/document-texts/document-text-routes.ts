import { z } from 'zod';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { documentTextSchema } from '#shared/read-documents/document-texts.ts';
import { getDocumentText } from './get-document-text.ts';

const paramsSchema = z.object({ grant: z.string().max(100), file: z.string().max(100), name: z.string() });
const querySchema = z.object({ from: z.coerce.number().int().min(1).max(100_000).default(1) });

/** Serves the words of documents, under the same signed address as the files themselves. */
export function documentTextRoutes(app: App, deps: Deps): void {
  app.get(
    '/files/locked/:grant/:file/:name/text',
    {
      config: { caller: 'visitor' },
      schema: { hide: true, params: paramsSchema, querystring: querySchema, response: { 200: documentTextSchema } },
    },
    async (request, reply) => {
      const { grant, file } = request.params;
      void reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return getDocumentText(deps, { grant, file, from: request.query.from });
    },
  );
}
