import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { doneSchema, passwordConfirmationSchema, signedInSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  newPasskeySchema,
  passkeyCeremonySchema,
  passkeyIdSchema,
  passkeySignInSchema,
  passkeysSchema,
} from '#shared/sign-in/passkeys.ts';
import { accountOf, callerOf, memberOf } from '../admit-members-routes.ts';
import type { BackgroundWork } from '../entry/background-work.ts';
import { noteSignIn } from '../entry/note-sign-in.ts';
import { keepKnownMark, knownMarkOf } from '../known-mark-routes.ts';
import { refusals } from '../refusals.ts';
import { beginPasskeyProof } from './confirm-passkey.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';

const tags = ['Hesap'];

/** Passkeys: signing in without a password, and a member's own list of them. */
export function passkeyRoutes(app: App, deps: Deps, work: BackgroundWork): void {
  signInRoutes(app, deps, work);
  ownPasskeyRoutes(app, deps);
}

function signInRoutes(app: App, deps: Deps, work: BackgroundWork): void {
  app.post(
    '/api/auth/passkey/challenge',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Geçiş anahtarıyla girişi başlatır',
        response: { 200: passkeyCeremonySchema, ...refusals },
      },
    },
    (request) => beginPasskeySignIn(deps, callerOf(request)),
  );
  app.post(
    '/api/auth/passkey',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Geçiş anahtarıyla oturum başlatır',
        body: passkeySignInSchema,
        response: { 200: signedInSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const { token, email } = await signInWithPasskey(deps, request.body, caller);
      keepKnownMark(reply, await noteSignIn(deps, work, { email, caller, mark: knownMarkOf(request) }));
      return { token, message: 'Giriş Başarılı' };
    },
  );
}

function ownPasskeyRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/passkeys',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Üyenin geçiş anahtarları', response: { 200: passkeysSchema, ...refusals } },
    },
    async (request) => ({
      passkeys: await listPasskeys(deps, accountOf(request)),
    }),
  );
  app.post(
    '/api/user/passkeys/challenge',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Yeni bir geçiş anahtarı için tarayıcının gereksindiği seçenekler',
        body: passwordConfirmationSchema,
        response: { 200: passkeyCeremonySchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => beginPasskey(deps, memberOf(request), request.body.password),
  );
  app.post(
    '/api/user/passkeys',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Tarayıcının oluşturduğu geçiş anahtarını ekler',
        body: newPasskeySchema,
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      await addPasskey(deps, memberOf(request), request.body);
      return { message: 'Geçiş anahtarı eklendi.' };
    },
  );
  app.post(
    '/api/user/proof/challenge',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Üyenin kendi geçiş anahtarıyla doğrulamayı başlatır',
        response: { 200: passkeyCeremonySchema, ...refusals, 409: apiErrorSchema },
      },
    },
    async (request) => beginPasskeyProof(deps, memberOf(request)),
  );
  app.delete(
    '/api/user/passkeys/:id',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Geçiş anahtarını siler',
        params: passkeyIdSchema,
        response: { 200: doneSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const account = accountOf(request);
      if (!(await removePasskey(deps, account, request.params.id)))
        throw new ExpectedError(404, 'PASSKEY_NOT_FOUND', 'Böyle bir geçiş anahtarınız yok.');
      return { message: 'Geçiş anahtarı silindi.' };
    },
  );
}
