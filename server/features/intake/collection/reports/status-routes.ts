import type { Deps } from '#server/deps.ts';
import { AnswerCache } from '#server/platform/answers/answer-cache.ts';
import { CachedAnswers } from '#server/platform/answers/cached-answers.ts';
import { LastGood } from '#server/platform/answers/last-good.ts';
import type { App } from '#server/platform/app-type.ts';
import { Reads } from '#server/platform/reads/reads.ts';
import { type CollectionStatus, collectionStatusSchema } from '#shared/collection-status.ts';
import type { Source } from '../source.ts';
import { getStatus } from './get-status.ts';

/** On a busy machine, figures of the last hour are better than none; `now` says when they were counted. */
const PATIENCE = { patienceMs: 1500, goodForMs: 60 * 60_000 };

/** The public status of the data: its sources and its age. Cached for half a minute for everybody. */
export function statusRoutes(app: App, deps: Deps, sources: readonly Source[]): void {
  const timeOnly = async () => ({ version: 'status', holdsUntil: null });
  const cached = new CachedAnswers(
    new AnswerCache(deps.clock, deps.config.ANSWER_CACHE),
    new Reads(deps, undefined, timeOnly),
  );
  const counted = new LastGood<CollectionStatus>(deps.clock, PATIENCE);
  const count = async () => collectionStatusSchema.parse(await getStatus(deps, sources));
  app.get(
    '/api/status',
    {
      config: { caller: 'anyone' },
      onRequest: cached.answerRepeated,
      schema: { tags: ['Veri'], summary: 'Veri kaynakları ve verinin yaşı', response: { 200: collectionStatusSchema } },
    },
    async (request, reply) => cached.answer(request, reply, 'status', () => counted.get(count)),
  );
}
