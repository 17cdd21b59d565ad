import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorRole } from '#shared/desk/operators.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import type { App } from '../app-type.ts';

/**
 * Who may call a route.
 * - `anyone`: no question is asked. The answer may be the same for everybody, and caches may keep it if it says so.
 * - `visitor`: no question is asked, but the answer is for this caller alone: signing in, what a browser has tried.
 * - `member`: signed in, otherwise 401. The handler asks `accountOf(request)` who it is.
 * - `provider`: a program that proves itself by what it sends (a signature, a secret); the handler checks it.
 * - `operatorWith(roles)`: an operator with one of the roles, otherwise 404. `newOperator`: also before the second step
 *   of signing in is set up. The handler asks `operatorOf(request)`. The public reference names no such call: give its
 *   schema `hide: true`.
 * - `keyWith(scope)`: a program with a key of an organisation, counted in its quotas, otherwise 401, 403 or 429.
 *   `keyOrAppWith(scope)`: also an app that a member has connected. The handler asks `keyOf(request)`.
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
    /** Who may call the route. A route without it does not start the server. */
    readonly caller?: RouteCaller;
  }
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** How callers are known; each throws an ExpectedError for a caller who may not. */
export type CallerChecks = {
  member(request: FastifyRequest): Promise<void>;
  operator(request: FastifyRequest, roles: readonly OperatorRole[]): Promise<void>;
  newOperator(request: FastifyRequest): Promise<void>;
  key(exchange: Exchange, scope: KeyScope): Promise<void>;
  keyOrApp(exchange: Exchange, scope: KeyScope): Promise<void>;
};

const FOR_ANYONE = 'routesAreForAnyone';

/** Says of a part of the server that the routes which packages add there are for anyone. */
export function packagesServeAnyone(scope: App): void {
  scope.decorate(FOR_ANYONE, true);
}

/**
 * The one place where callers are checked: behind the limit of calls, before a byte of the body is read, so that a
 * refusal depends on nothing else. What is not for anyone is stored by no cache. Register it before all routes.
 */
export function guardCallers(app: App, checks: CallerChecks): void {
  app.addHook('onRoute', function (route) {
    const caller = route.config?.caller ?? (this.hasDecorator(FOR_ANYONE) ? 'anyone' : undefined);
    if (caller === undefined) throw new Error(`${route.method} ${route.url} does not say who may call it.`);
    if (caller === 'anyone') return;
    // Nothing of the desk's refusals may tell the call from one that does not exist.
    const isOfDesk = caller === 'newOperator' || (typeof caller === 'object' && 'operator' in caller);
    const check: Step = (request, reply) => checkCaller(checks, caller, { request, reply });
    const steps = isOfDesk ? [check, keepOutOfCaches] : [keepOutOfCaches, check];
    route.onRequest = [...[route.onRequest ?? []].flat(), ...steps];
  });
}

type Step = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const keepOutOfCaches: Step = async (_request, reply) => {
  // OAuth's calls say the same in words of their protocol.
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
