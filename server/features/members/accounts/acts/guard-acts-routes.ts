import type { FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import type { RouteCaller } from '#server/platform/callers/route-callers.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { findAccountOf } from '../admit-members-routes.ts';
import { BackgroundWork } from '../entry/background-work.ts';
import type { Account } from '../find-account.ts';
import { ACTS_BEFORE_CONFIRMATION } from './acts-before-confirmation.ts';
import { GUARDED_ACTS, organisationToldOf } from './guarded-acts.ts';
import { requireRecentProof } from './prove.ts';
import { mailboxesOf, type Telling, tellOfAct } from './tell-of-act.ts';

/** Calls of programs and operators concern no member, and what opens a session has no account yet. */
const OF_MEMBERS: readonly (RouteCaller | undefined)[] = ['anyone', 'visitor', 'member'];
const OPENS_SESSION = /^\/api\/auth\//;

/** Whether a call changes something for a member. */
const isGuarded = (method: string, url: string, caller: RouteCaller | undefined) =>
  method !== 'GET' && url.startsWith('/api/') && OF_MEMBERS.includes(caller) && !OPENS_SESSION.test(url);

/**
 * Stands before every call that changes something for a member. Throws 403 EMAIL_UNCONFIRMED for what has to wait for
 * the confirmed address, 403 PROOF_NEEDED where the password was not given lately. What was done is mailed to whom it
 * concerns.
 */
export function guardActs(app: App, deps: Deps): void {
  const work = new BackgroundWork(deps);
  const telling = new WeakMap<FastifyRequest, Telling>();
  app.addHook('onClose', () => work.settle());
  const callers = new WeakMap<FastifyRequest, Account>();
  // The reference tells of the refusal wherever it may come.
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!schema?.response || [method].flat().every((one) => !isGuarded(one, url, config?.caller))) return;
    schema.response = { 403: apiErrorSchema, ...schema.response };
  });
  // Before the body is read: nothing of it can change this.
  app.addHook('onRequest', async (request) => {
    const { url = '', config } = request.routeOptions;
    if (!isGuarded(request.method, url, config.caller)) return;
    const account = await findAccountOf(deps, request);
    if (!account) return;
    const call = `${request.method} ${url}`;
    if (deps.mailer.isConfigured && !account.emailVerified && !ACTS_BEFORE_CONFIRMATION.has(call))
      throw emailUnconfirmed();
    callers.set(request, account);
  });
  app.addHook('preHandler', async (request) => {
    const account = callers.get(request);
    const call = `${request.method} ${request.routeOptions.url}`;
    const act = GUARDED_ACTS[call];
    if (!account || !act || (act.when && !(await act.when(deps, request, account)))) return;
    if (act.needsProof) requireRecentProof(deps, account);
    // Asked before the act: an owner who is removed by it hears of it too.
    const mailboxes = await mailboxesOf(deps, account, organisationToldOf(call, request));
    telling.set(request, { call, told: act.told, mailboxes });
  });
  app.addHook('onResponse', async (request, reply) => {
    const told = telling.get(request);
    if (told && reply.statusCode < 300 && deps.mailer.isConfigured) work.start('act mail', () => tellOfAct(deps, told));
  });
}

function emailUnconfirmed(): ExpectedError {
  const message =
    'Bunun için önce e-posta adresinizi onaylayın. Onay bağlantısını profilinizden yeniden isteyebilirsiniz.';
  return new ExpectedError(403, 'EMAIL_UNCONFIRMED', message);
}
