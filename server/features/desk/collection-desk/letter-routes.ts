import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskLetterMeantSchema,
  deskLetterOpenedSchema,
  deskLettersMeantSchema,
  deskLettersSchema,
} from '#shared/desk/collection/desk-letters.ts';
import { formatNumber } from '#shared/text/money.ts';
import { decideLetters } from './letters/decide-letters.ts';
import { openLetter, readLetters } from './letters/read-letters.ts';

/**
 * Routes for mails, text messages and webhook messages that were given up, for `yonetici` because they contain
 * addresses.
 */
export function letterRoutes(app: App, deps: Deps): void {
  const path = '/api/desk/collection/letters';
  app.get(
    path,
    { config: { caller: operatorWith('yonetici') }, schema: { hide: true, response: { 200: deskLettersSchema } } },
    () => readLetters(deps),
  );
  app.post(
    `${path}/open`,
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, body: deskLetterMeantSchema, response: { 200: deskLetterOpenedSchema } },
    },
    (request) => openLetter(deps, request.body, operatorOf(request)),
  );
  const schema = { hide: true, body: deskLettersMeantSchema, response: { 200: doneSchema } };
  app.post(`${path}/retry`, { config: { caller: operatorWith('yonetici') }, schema }, async (request) => {
    const letters = await decideLetters(deps, 'retry', request.body, operatorOf(request));
    return { message: `${formatNumber(letters)} mesaj yeniden denenecek.` };
  });
  app.post(`${path}/discard`, { config: { caller: operatorWith('yonetici') }, schema }, async (request) => {
    const letters = await decideLetters(deps, 'discard', request.body, operatorOf(request));
    return { message: `${formatNumber(letters)} mesaj atıldı.` };
  });
}
