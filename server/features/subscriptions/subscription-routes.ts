import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { requireAccount } from '#server/features/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { addressHashOf } from '#server/platform/keyed-hash.ts';
import { readSignedCookie, setSignedCookie } from '#server/platform/signed-cookies.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { TRIAL_DAYS } from '#shared/plans.ts';
import {
  type Subscription,
  subscriptionClaimSchema,
  subscriptionSchema,
  trialRequestSchema,
} from '#shared/subscriptions.ts';
import { claimSubscription } from './claim-subscription.ts';
import { DEVICE_COOKIE, findVisitor, type Visitor } from './find-visitor.ts';
import { getSubscription } from './get-subscription.ts';
import { startTrial } from './start-trial.ts';
import { isTrialActive, readGrant, TRIAL_COOKIE, type TrialGrant, writeGrant } from './trial-grant.ts';

const DAY_S = 24 * 60 * 60;
const tags = ['Abonelik'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 409: apiErrorSchema, 429: apiErrorSchema };

/** Routes for trials and subscriptions (spec §7, D22, D23). */
export function subscriptionRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/user/subscription',
    { schema: { tags, summary: 'Hesabın aboneliği', response: { 200: subscriptionSchema, ...refusals } } },
    async (request, reply) => {
      keepOutOfCaches(reply);
      const { id } = await requireAccount(deps, request.headers.authorization);
      return getSubscription(deps, id);
    },
  );
  app.post(
    '/api/user/subscription',
    {
      schema: {
        tags,
        summary: 'Hesabın denemesini başlatır; her zaman gerçek durumu yanıtlar',
        body: subscriptionClaimSchema,
        response: { 200: subscriptionSchema, ...refusals },
      },
    },
    async (request, reply) => {
      keepOutOfCaches(reply);
      const { id } = await requireAccount(deps, request.headers.authorization);
      const addressHash = await addressHashOf(deps, request.ip);
      return claimSubscription(deps, request.body, { userId: id, addressHash });
    },
  );
  app.post(
    '/api/trial',
    {
      schema: {
        tags,
        summary: 'Hesapsız deneme: imzalı bir çerezle yanıtlanır',
        body: trialRequestSchema,
        response: { 200: subscriptionSchema, ...refusals },
      },
    },
    async (request, reply): Promise<Subscription> => {
      keepOutOfCaches(reply);
      const { deviceId } = request.body;
      const running = readGrant(readSignedCookie(request, TRIAL_COOKIE));
      // If this browser already has an active trial, we return that trial and do not extend it.
      if (running && isTrialActive(running.startedAt, deps.clock.now())) return trialOf(deviceId, running);
      const grant = await startTrial(deps, { deviceId, addressHash: await addressHashOf(deps, request.ip) });
      setSignedCookie(reply, TRIAL_COOKIE, writeGrant(grant), TRIAL_DAYS * DAY_S);
      return trialOf(deviceId, grant);
    },
  );
}

function trialOf(deviceId: string, { startedAt }: TrialGrant): Subscription {
  return { isPremium: true, trialUsed: false, deviceId, trialStartDate: startedAt.toISOString() };
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
  if (visitor.newDeviceCookie) setSignedCookie(reply, DEVICE_COOKIE, visitor.newDeviceCookie, 365 * DAY_S);
  return visitor;
}

/** The response depends on the visitor, so shared caches and browsers must not store it. */
function keepOutOfCaches(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-store').header('vary', 'authorization, cookie');
}
