import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorRole } from '#shared/desk/operators.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import type { App } from '../app-type.ts';

/**
 * Who may call a route.
 * - `anyone`: no check. The response may be the same for everybody, and caches may store it if it says so.
 * - `visitor`: no check, but the response is only for this caller: signing in, what a browser has tried.
 * - `member`: signed in, otherwise 401. The handler calls `accountOf(request)` to get the account.
 * - `provider`: a program that proves its identity in the request (a signature, a secret); the handler checks it.
 * - `operatorWith(roles)`: an operator with one of the roles, otherwise 404. `newOperator`: also before the second step
 *   of signing in is set up. The handler calls `operatorOf(request)`. The public reference must not list such a call:
 *   give its schema `hide: true`.
 * - `keyWith(scope)`: a program with a key of an organisation, counted in its quotas, otherwise 401, 403 or 429.
 *   `keyOrAppWith(scope)`: also an app that a member has connected. The handler calls `keyOf(request)`.
 */
export type RouteCaller =
  | 'anyone'
  | 'visitor'
  | 'member'
  | 'provider'
  | 'newOperator'
  | { readonly operator: readonly OperatorRole[] }
  | { readonly key: KeyScope; readonly orApp: boolean };

export const operatorWith = (...roles: readonly OperatorRole[]): RouteCaller => ({ operator: roles });
export const keyWith = (key: KeyScope): RouteCaller => ({ key, orApp: false });
export const keyOrAppWith = (key: KeyScope): RouteCaller => ({ key, orApp: true });

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. The server does not start if a route lacks it. */
    readonly caller?: RouteCaller;
  }
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** The checks of callers; each throws an ExpectedError for a caller without access. */
export type CallerChecks = {
  member(request: FastifyRequest): Promise<void>;
  operator(request: FastifyRequest, roles: readonly OperatorRole[]): Promise<void>;
  newOperator(request: FastifyRequest): Promise<void>;
  key(exchange: Exchange, scope: KeyScope): Promise<void>;
  keyOrApp(exchange: Exchange, scope: KeyScope): Promise<void>;
};

const FOR_ANYONE = 'routesAreForAnyone';

/** Marks a part of the server in which routes added by packages are open to anyone. */
export function packagesServeAnyone(scope: App): void {
  scope.decorate(FOR_ANYONE, true);
}

/**
 * The only place where callers are checked: after the rate limit and before the body is read, so that a refusal depends
 * on nothing else. Responses that are not for anyone are never cached. Register it before all routes.
 */
export function guardCallers(app: App, checks: CallerChecks): void {
  app.addHook('onRoute', function (route) {
    const caller = route.config?.caller ?? (this.hasDecorator(FOR_ANYONE) ? 'anyone' : undefined);
    if (caller === undefined) throw new Error(`${route.method} ${route.url} does not say who may call it.`);
    if (caller === 'anyone') return;
    // A refusal at the desk must look exactly like the 404 of a call that does not exist.
    const isOfDesk = caller === 'newOperator' || (typeof caller === 'object' && 'operator' in caller);
    const check: Step = (request, reply) => checkCaller(checks, caller, { request, reply });
    const steps = isOfDesk ? [check, keepOutOfCaches] : [keepOutOfCaches, check];
    route.onRequest = [...[route.onRequest ?? []].flat(), ...steps];
  });
}

type Step = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const keepOutOfCaches: Step = async (_request, reply) => {
  // OAuth's calls set the header themselves, in the form of their protocol.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
};

async function checkCaller(
  checks: CallerChecks,
  caller: Exclude<RouteCaller, 'anyone'>,
  exchange: Exchange,
): Promise<void> {
  if (caller === 'visitor' || caller === 'provider') return;
  if (caller === 'member') return checks.member(exchange.request);
  if (caller === 'newOperator') return checks.newOperator(exchange.request);
  if ('operator' in caller) return checks.operator(exchange.request, caller.operator);
  return caller.orApp ? checks.keyOrApp(exchange, caller.key) : checks.key(exchange, caller.key);
}
