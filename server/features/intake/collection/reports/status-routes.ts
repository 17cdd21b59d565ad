import type { Deps } from '#server/deps.ts';
import { AnswerCache } from '#server/platform/answers/answer-cache.ts';
import { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import type { App } from '#server/platform/app-type.ts';
import { Reads } from '#server/platform/reads/reads.ts';
import { collectionStatusSchema } from '#shared/collection-status.ts';
import type { Source } from '../source.ts';
import { getStatus } from './get-status.ts';

/** Where the data comes from and how old it is, for everybody. Kept for half a minute, no matter who asks. */
export function statusRoutes(app: App, deps: Deps, sources: readonly Source[]): void {
  const timeOnly = async () => ({ version: 'status', holdsUntil: null });
  const cached = new CachedAnswers(
    new AnswerCache(deps.clock, deps.config.ANSWER_CACHE),
    new Reads(deps, undefined, timeOnly),
  );
  app.get(
    '/api/status',
    {
      config: { caller: 'anyone' },
      onRequest: cached.answerRepeated,
      schema: { tags: ['Veri'], summary: 'Veri kaynakları ve verinin yaşı', response: { 200: collectionStatusSchema } },
    },
    async (request, reply) =>
      cached.answer(request, reply, 'status', async () => collectionStatusSchema.parse(await getStatus(deps, sources))),
  );
}
