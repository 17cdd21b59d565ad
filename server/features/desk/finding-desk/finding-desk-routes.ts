import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskFindingMarksSchema,
  deskFindingPathSchema,
  findingDecisionSchema,
} from '#shared/read-documents/finding-marks.ts';
import { decideFinding } from './decide-finding.ts';
import { decidedExamples } from './decided-examples.ts';
import { listMarks } from './list-marks.ts';

/**
 * Routes for findings in documents that members marked as wrong, for `icerik`: the list, the decision, the examples.
 */
export function findingDeskRoutes(app: App, deps: Deps): void {
  const path = '/api/desk/finding-marks';
  const config = { caller: operatorWith('icerik') };
  app.get(path, { config, schema: { hide: true, response: { 200: deskFindingMarksSchema } } }, () => listMarks(deps));
  app.post(
    `${path}/:finding`,
    {
      config,
      schema: {
        hide: true,
        params: deskFindingPathSchema,
        body: findingDecisionSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await decideFinding(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: request.body.isWrong ? 'Bilgi gizlendi.' : 'Bilgi doğru sayıldı.' };
    },
  );
  app.get('/api/desk/finding-examples', { config, schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="belge-ornekleri.json"')
      .send(await decidedExamples(deps)),
  );
}
