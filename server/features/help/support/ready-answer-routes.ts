import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { conversationIdSchema, readyAnswerSchema, readyAnswersSchema } from '#shared/desk/desk-support.ts';
import { addReadyAnswer, changeReadyAnswer, listReadyAnswers } from './ready-answers.ts';

/** Routes for the text templates with which operators begin an answer. */
export function readyAnswerRoutes(app: App, deps: Deps): void {
  const path = '/api/desk/support/ready';
  const response = { 200: doneSchema };
  const params = conversationIdSchema;
  app.get(
    path,
    { config: { caller: operatorWith('destek') }, schema: { hide: true, response: { 200: readyAnswersSchema } } },
    () => listReadyAnswers(deps),
  );
  app.post(
    path,
    { config: { caller: operatorWith('destek') }, schema: { hide: true, body: readyAnswerSchema, response } },
    async (request) => {
      await addReadyAnswer(deps, request.body, operatorOf(request));
      return { message: 'Hazır yanıt eklendi.' };
    },
  );
  app.put(
    `${path}/:id`,
    { config: { caller: operatorWith('destek') }, schema: { hide: true, params, body: readyAnswerSchema, response } },
    async (request) => {
      await changeReadyAnswer(deps, { id: request.params.id, answer: request.body }, operatorOf(request));
      return { message: 'Hazır yanıt değişti.' };
    },
  );
  app.delete(
    `${path}/:id`,
    { config: { caller: operatorWith('destek') }, schema: { hide: true, params, response } },
    async (request) => {
      await changeReadyAnswer(deps, { id: request.params.id, answer: null }, operatorOf(request));
      return { message: 'Hazır yanıt silindi.' };
    },
  );
}
