import type { Deps } from '#server/deps.ts';
import { deskCall, operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { conversationIdSchema, readyAnswerSchema, readyAnswersSchema } from '#shared/desk/desk-support.ts';
import { addReadyAnswer, changeReadyAnswer, listReadyAnswers } from './ready-answers.ts';

/** Texts with which operators begin an answer. */
export function readyAnswerRoutes(app: App, deps: Deps): void {
  const call = deskCall(deps, 'destek');
  const path = '/api/desk/support/ready';
  const response = { 200: doneSchema };
  const params = conversationIdSchema;
  app.get(path, { ...call, schema: { hide: true, response: { 200: readyAnswersSchema } } }, () =>
    listReadyAnswers(deps),
  );
  app.post(path, { ...call, schema: { hide: true, body: readyAnswerSchema, response } }, async (request) => {
    await addReadyAnswer(deps, request.body, operatorOf(request));
    return { message: 'Hazır yanıt eklendi.' };
  });
  app.put(
    `${path}/:id`,
    { ...call, schema: { hide: true, params, body: readyAnswerSchema, response } },
    async (request) => {
      await changeReadyAnswer(deps, { id: request.params.id, answer: request.body }, operatorOf(request));
      return { message: 'Hazır yanıt değişti.' };
    },
  );
  app.delete(`${path}/:id`, { ...call, schema: { hide: true, params, response } }, async (request) => {
    await changeReadyAnswer(deps, { id: request.params.id, answer: null }, operatorOf(request));
    return { message: 'Hazır yanıt silindi.' };
  });
}
