import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { users } from '#server/database/tables/accounts.ts';
import { organisationMembers } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import { ExpectedError } from '#server/platform/expected-error.ts';
import { actMail } from '../account-mails.ts';
import { hasAttemptLeft } from '../entry/attempt-limits.ts';
import { mailboxAttempt } from '../entry/attempts.ts';
import { BackgroundWork } from '../entry/background-work.ts';
import { type Account, findAccount } from '../find-account.ts';
import { ACTS_BEFORE_CONFIRMATION } from './acts-before-confirmation.ts';
import { GUARDED_ACTS, organisationToldOf } from './guarded-acts.ts';
import { requireRecentProof } from './prove.ts';

/** Calls of keys and of operators have guards of their own, and what opens a session has no account yet. */
const OWN_GUARDS = /^\/api\/(?:v1|desk|auth)\//;

type Telling = { readonly call: string; readonly told: string; readonly mailboxes: readonly string[] };

/**
 * Stands before every call that changes something for a member. Throws 403 EMAIL_UNCONFIRMED for what has to wait for the
 * confirmed address, 403 PROOF_NEEDED where the password was not given lately. What was done is mailed to whom it concerns.
 */
export function guardActs(app: App, deps: Deps): void {
  const work = new BackgroundWork(deps);
  const telling = new WeakMap<FastifyRequest, Telling>();
  app.addHook('onClose', () => work.settle());
  const callers = new WeakMap<FastifyRequest, Account>();
  // Before the body is read: nothing of it can change this.
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.method === 'GET' || !url.startsWith('/api/') || OWN_GUARDS.test(url)) return;
    const account = await findAccount(deps, request.headers.authorization);
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
    if (told && reply.statusCode < 300 && deps.mailer.isConfigured) work.start('act mail', () => tell(deps, told));
  });
}

/** The confirmed addresses of the member, and of the owners of an organisation. */
async function mailboxesOf(
  { db }: Pick<Deps, 'db'>,
  account: Account,
  organisationId: string | undefined,
): Promise<string[]> {
  const own = account.emailVerified ? [account.email] : [];
  if (organisationId === undefined) return own;
  const ofOrganisation = eq(organisationMembers.organisationId, organisationId);
  const owners = await db
    .select({ email: users.email })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(and(ofOrganisation, eq(organisationMembers.role, 'owner'), eq(users.emailVerified, true)));
  return [...new Set([...own, ...owners.map(({ email }) => email)])];
}

async function tell(deps: Deps, { call, told, mailboxes }: Telling): Promise<void> {
  const at = deps.clock.now();
  // Each kind of act has a limit of its own, so that a flood of one keeps no other back.
  for (const email of mailboxes)
    if (await hasAttemptLeft(deps, mailboxAttempt(`act ${call}`, email)))
      await deps.mailer.send(actMail(deps.config, email, { told, at }));
}

function emailUnconfirmed(): ExpectedError {
  const message =
    'Bunun için önce e-posta adresinizi onaylayın. Onay bağlantısını profilinizden yeniden isteyebilirsiniz.';
  return new ExpectedError(403, 'EMAIL_UNCONFIRMED', message);
}
