import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { accountOf, findAccountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';
import { isRendering } from '#server/platform/rendering-mark.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { TRIAL_DAYS } from '#shared/plans.ts';
import {
  type Subscription,
  subscriptionClaimSchema,
  subscriptionSchema,
  trialRequestSchema,
} from '#shared/subscriptions.ts';
import type { MessagePlan } from '#shared/support/support-rules.ts';
import { subscriptionOf } from './adopt-trial.ts';
import { claimSubscription } from './claim-subscription.ts';
import {
  DEVICE_COOKIE,
  type DeviceMark,
  markDays,
  newDeviceMark,
  readDeviceMark,
  renewDeviceMark,
  writeDeviceMark,
} from './device-mark.ts';
import { type Entitlements, FREE } from './entitlements.ts';
import { findRights } from './find-rights.ts';
import { findVisitor, type Visitor } from './find-visitor.ts';
import { startTrial } from './start-trial.ts';
import { findGrantedTrial, TRIAL_COOKIE, type Trial, writeGrant } from './trial-grant.ts';
import { trialNetworkOf } from './trial-networks.ts';

const DAY_S = 24 * 60 * 60;
const tags = ['Abonelik'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 409: apiErrorSchema, 429: apiErrorSchema };
/** A trial needs a confirmed e-mail address (D34). */
const claimRefusals = { ...refusals, 403: apiErrorSchema };

/** Routes for trials and subscriptions (spec §7, D22, D23). */
export function subscriptionRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/subscription',
    {
      config: { caller: 'member' },
      schema: { tags, summary: 'Hesabın aboneliği', response: { 200: subscriptionSchema, ...refusals } },
    },
    async (request) => {
      const member = accountOf(request);
      return subscriptionOf(deps, member, (await browserOf(deps, request)).trial);
    },
  );
  app.post(
    '/api/user/subscription',
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Hesabın denemesini başlatır; her zaman gerçek durumu yanıtlar',
        body: subscriptionClaimSchema,
        response: { 200: subscriptionSchema, ...claimRefusals },
      },
    },
    async (request, reply) => {
      const member = accountOf(request);
      const { mark, trial: trialOfBrowser } = await browserOf(deps, request);
      const network = await trialNetworkOf(deps, request.ip);
      const answer = await claimSubscription(deps, request.body, { member, mark, network, trialOfBrowser });
      setDeviceCookie(reply, answer.trialStartDate === undefined ? mark : { ...mark, hasTrial: true });
      return answer;
    },
  );
  app.post(
    '/api/trial',
    {
      config: { caller: 'visitor' },
      schema: {
        tags,
        summary: 'Hesapsız deneme: imzalı bir çerezle yanıtlanır',
        body: trialRequestSchema,
        response: { 200: subscriptionSchema, ...refusals },
      },
    },
    async (request, reply): Promise<Subscription> => {
      const { deviceId } = request.body;
      const { mark, trial } = await browserOf(deps, request);
      // If this browser already has an active trial, we return that trial and do not extend it.
      if (trial) return trialOf(deviceId, trial);
      const started = await startTrial(deps, { deviceId, mark, network: await trialNetworkOf(deps, request.ip) });
      const grant = writeGrant({ trialId: started.id, markId: mark.id });
      setDeviceCookie(reply, { ...mark, hasTrial: true });
      setSignedCookie(reply, TRIAL_COOKIE, grant, TRIAL_DAYS * DAY_S);
      return trialOf(deviceId, started);
    },
  );
}

/**
 * Returns the browser's mark, or a new one, with today's date, so that it outlives a trial; and the browser's trial.
 */
async function browserOf(deps: Deps, request: FastifyRequest): Promise<{ mark: DeviceMark; trial: Trial | undefined }> {
  const now = deps.clock.now();
  const known = readDeviceMark(readSignedCookie(request, DEVICE_COOKIE), now);
  const trial = await findGrantedTrial(deps, readSignedCookie(request, TRIAL_COOKIE), known);
  return { mark: known ? renewDeviceMark(known, now) : newDeviceMark(now), trial };
}

function setDeviceCookie(reply: FastifyReply, mark: DeviceMark): void {
  setSignedCookie(reply, DEVICE_COOKIE, writeDeviceMark(mark), markDays(mark) * DAY_S);
}

function trialOf(deviceId: string, { startedAt }: Trial): Subscription {
  return { isPremium: true, trialUsed: false, deviceId, trialStartDate: startedAt.toISOString() };
}

/** Returns the plan of the member who sends a request (D29); null for anybody who is not signed in. */
export async function planOf(deps: Deps, request: FastifyRequest): Promise<MessagePlan | null> {
  const member = await findAccountOf(deps, request);
  if (!member) return null;
  const { isPremium } = await subscriptionOf(deps, member, (await browserOf(deps, request)).trial);
  return isPremium ? 'premium' : 'free';
}

/** Identifies the visitor who sends a request. Sets a device cookie if the browser needs one. */
export async function visitorOf(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Visitor> {
  keepOutOfCaches(reply);
  const visitor = await findVisitor(deps, {
    authorization: request.headers.authorization,
    trialCookie: readSignedCookie(request, TRIAL_COOKIE),
    deviceCookie: readSignedCookie(request, DEVICE_COOKIE),
    addressHash: await addressHashOf(deps, request.ip),
  });
  if (visitor.newMark) setDeviceCookie(reply, visitor.newMark);
  return visitor;
}

/** False for a request that can only have the rights of the free plan: no query is needed. */
export function hasCredentials({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { authorization, cookie } = headers;
  return !isRendering(headers) && (authorization !== undefined || cookie?.includes(TRIAL_COOKIE) === true);
}

/** Returns the rights of the caller, for calls that count no view and mark no browser. */
export async function rightsOf(deps: Deps, request: FastifyRequest): Promise<Entitlements> {
  if (!hasCredentials(request)) return FREE;
  return findRights(deps, {
    authorization: request.headers.authorization,
    trialCookie: readSignedCookie(request, TRIAL_COOKIE),
    deviceCookie: readSignedCookie(request, DEVICE_COOKIE),
  });
}

/** The response depends on the visitor, so shared caches and browsers must not store it. */
function keepOutOfCaches(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').header('vary', 'authorization, cookie');
}
