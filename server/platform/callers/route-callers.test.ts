import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handleError } from '../error-handler.ts';
import { ExpectedError } from '../expected-error.ts';
import {
  type CallerChecks,
  guardCallers,
  keyOrAppWith,
  keyWith,
  operatorWith,
  packagesServeAnyone,
} from './route-callers.ts';

const refuse = async (who: string) => {
  throw new ExpectedError(401, 'REFUSED', who);
};
/** Checks that refuse everybody and report which kind of caller was required. */
const CHECKS: CallerChecks = {
  member: () => refuse('member'),
  operator: (_, roles) => refuse(`operator ${roles.join()}`),
  newOperator: () => refuse('newOperator'),
  key: (_, scope) => refuse(`key ${scope}`),
  keyOrApp: (_, scope) => refuse(`key or app ${scope}`),
};

function open() {
  const app = Fastify();
  app.setErrorHandler(handleError);
  // Safe: the two app types differ only in their schemas, which the guard does not use.
  guardCallers(app as never, CHECKS);
  return app;
}

describe('a route', () => {
  it('without a declared caller prevents the server from starting', () => {
    expect(() => open().get('/a', () => 'a')).toThrow('GET /a does not say who may call it.');
    expect(() => open().get('/a', { config: { rateLimit: false } }, () => 'a')).toThrow('/a does not say');
  });

  it.each([
    ['member', 'member'],
    [keyWith('alerts'), 'key alerts'],
    [keyOrAppWith('listings'), 'key or app listings'],
  ] as const)(
    'for %j checks the caller before the body is read, and the refusal is not cacheable',
    async (caller, asked) => {
      const app = open();
      app.post('/a', { config: { caller } }, () => 'a');
      const payload = 'not JSON';
      const answer = await app.inject({
        method: 'POST',
        url: '/a',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect([answer.statusCode, answer.json().message]).toEqual([401, asked]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each([
    [operatorWith('icerik', 'yonetici'), 'operator icerik,yonetici'],
    ['newOperator', 'newOperator'],
  ] as const)('of the desk, for %j, refuses with the same headers as an unknown address', async (caller, asked) => {
    const app = open();
    app.get('/a', { config: { caller } }, () => 'a');
    const answer = await app.inject('/a');
    expect([answer.statusCode, answer.json().message]).toEqual([401, asked]);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  it('for visitors and for providers needs no check, and its answer is not cacheable', async () => {
    const app = open();
    const callers = ['visitor', 'provider'] as const;
    for (const caller of callers) app.get(`/${caller}`, { config: { caller } }, () => caller);
    for (const caller of callers) {
      const answer = await app.inject(`/${caller}`);
      expect([answer.body, answer.headers['cache-control']]).toEqual([caller, 'private, no-store']);
    }
  });

  it('for anyone sets its own cache rules', async () => {
    const app = open();
    app.get('/a', { config: { caller: 'anyone' } }, () => 'a');
    expect((await app.inject('/a')).headers['cache-control']).toBeUndefined();
  });

  it('of a package is for anyone only in the part of the server that declares it', async () => {
    const app = open();
    void app.register(async (scope) => {
      packagesServeAnyone(scope as never);
      scope.get('/a', () => 'a');
    });
    expect(() => app.get('/b', () => 'b')).toThrow('GET /b does not say who may call it.');
    expect((await app.inject('/a')).body).toBe('a');
  });

  it('is checked for HEAD too', async () => {
    const app = open();
    app.get('/a', { config: { caller: 'member' } }, () => 'a');
    expect((await app.inject({ method: 'HEAD', url: '/a' })).statusCode).toBe(401);
  });
});
