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

/** Calls of programs and operators don't affect a member, and calls that open a session have no account yet. */
const OF_MEMBERS: readonly (RouteCaller | undefined)[] = ['anyone', 'visitor', 'member'];
const OPENS_SESSION = /^\/api\/auth\//;

/** Whether a call changes something for a member. */
const isGuarded = (method: string, url: string, caller: RouteCaller | undefined) =>
  method !== 'GET' && url.startsWith('/api/') && OF_MEMBERS.includes(caller) && !OPENS_SESSION.test(url);

/**
 * Guards every call that changes something for a member. Throws 403 EMAIL_UNCONFIRMED if the call needs a confirmed
 * address, 403 PROOF_NEEDED if it needs a recent password. Mails completed acts to the people affected.
 */
export function guardActs(app: App, deps: Deps): void {
  const work = new BackgroundWork(deps);
  const telling = new WeakMap<FastifyRequest, Telling>();
  app.addHook('onClose', () => work.settle());
  const callers = new WeakMap<FastifyRequest, Account>();
  // Adds this 403 to the API reference of every route that may throw it.
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!schema?.response || [method].flat().every((one) => !isGuarded(one, url, config?.caller))) return;
    schema.response = { 403: apiErrorSchema, ...schema.response };
  });
  // Before the body is read: nothing in it can change this decision.
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
    // Read before the act, so that an owner who is removed by it is informed, too.
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
