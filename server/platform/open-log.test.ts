import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { plantSecrets, takeLeaks, watchedLog } from '#tests/support/watched-log.ts';
import { faultOf } from './loggable-error.ts';
import { LOG_OPTIONS } from './open-log.ts';

let lines: string[] = [];
const log = pino({ ...LOG_OPTIONS, level: 'info' }, { write: (line: string) => void lines.push(line) });
const { deps, app } = await openTestApp({}, { log });
afterAll(() => deps.close());
beforeEach(() => {
  lines = [];
});

const EMAIL = 'gizli.kisi@ornek.example';
const HASH = 'scrypt-a1b2c3d4e5f6';
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (failed: unknown) => failed,
  );
  log.error({ err: error }, 'request failed');
  return { line: lines.join(''), error };
};

describe('a failing statement', () => {
  it('is logged by its code and name, never with a value, whichever way the value got into the error', async () => {
    const { $client } = deps.db;
    const { line } = await failureOf($client.query('select 1 from users where id = $1', [EMAIL]));
    expect(JSON.parse(line).err).toMatchObject({ code: '22P02', statement: 'select users' });
    expect(line).not.toContain('gizli');
    lines = [];
    const drizzled = await failureOf(deps.db.execute(`select '${EMAIL}'::int, '${HASH}' from trials`));
    expect(drizzled.error).toBeInstanceOf(DrizzleQueryError);
    expect(JSON.parse(drizzled.line).err.cause).toMatchObject({ code: '22P02', statement: 'select trials' });
    expect(drizzled.line).not.toMatch(/gizli|scrypt/);
    expect(faultOf(drizzled.error)).not.toMatch(/gizli|scrypt/);
  });

  it('names its constraint, but not the value that was taken', async () => {
    const insert = 'insert into data_probe values ($1)';
    await deps.db.$client.query('create table data_probe (email text primary key)');
    await deps.db.$client.query(insert, [EMAIL]);
    const { line } = await failureOf(deps.db.$client.query(insert, [EMAIL]));
    expect(JSON.parse(line).err).toMatchObject({
      code: '23505',
      constraint: 'data_probe_pkey',
      statement: 'insert data_probe',
    });
    expect(line).not.toContain('gizli');
  });

  it('in any call logs no data of the call, only the id that the caller gets', async () => {
    const secrets = { email: EMAIL, phoneNumber: '05321234567', password: 'çok-gizli-parola', firstName: 'Gizligil' };
    await deps.db.$client.query('alter table users rename to users_away; alter table contact_messages rename to away');
    const calls = [
      ['POST', '/api/auth/register', secrets],
      ['POST', '/api/auth/login', secrets],
      ['POST', '/api/auth/forgot-password', secrets],
      ['POST', '/api/auth/reset-password', { token: 'gizli-token-0123456789', password: secrets.password }],
      ['GET', '/api/auth/user', undefined],
      [
        'POST',
        '/api/contact',
        { name: 'Gizligil', email: EMAIL, subject: 'genel', message: 'Gizli bir ileti yazdım.' },
      ],
    ] as const;
    const answers = await Promise.all(
      calls.map(([method, url, payload]) =>
        app.inject({
          method,
          url,
          ...(payload && { payload }),
          headers: { authorization: 'Bearer gizli-oturum-0123456789' },
        }),
      ),
    );
    await deps.db.$client.query('alter table users_away rename to users; alter table away rename to contact_messages');
    const failed = answers.filter(({ statusCode }) => statusCode === 500);
    expect(failed.length).toBeGreaterThanOrEqual(3);
    const logged = lines.join('');
    expect(logged).toContain('42P01');
    expect(logged).not.toMatch(/gizli|5321234567|ileti/i);
    for (const { body } of failed) expect(logged).toContain(/numarayı iletin: ([\w-]+)/.exec(body)?.[1]);
  });
});

it('other errors keep their message without addresses and numbers, and without fields added by a library', async () => {
  const error = Object.assign(new Error(`550 <${EMAIL}> and 0532 123 45 67 refused`), {
    code: 'EENVELOPE',
    rejected: [EMAIL],
  });
  log.error({ err: new Error('outer', { cause: error }) }, 'x');
  log.error(error);
  log.error({ err: `${EMAIL}` }, 'x');
  log.error({ err: { message: `queue of ${EMAIL} failed`, stack: 'Error: x\n    at y' } }, 'x');
  log.error({ err: { severity: 'ERROR', code: '23505', message: EMAIL, detail: EMAIL } }, 'x');
  expect(lines.join('')).toMatch(/refused.*queue of …@… failed.*23505/s);
  expect(lines.join('')).not.toMatch(/gizli|532/);
});

it('a line is limited to 8 kB, stays valid JSON and says that it was cut', () => {
  log.warn({ records: 'ğ"\u0001'.repeat(500_000) }, 'too much');
  const circular = Object.assign(new Error('x'.repeat(100_000)), { stack: `Error\n${'    at y\n'.repeat(100_000)}` });
  circular.cause = circular;
  log.error({ err: circular }, 'round');
  expect(lines.map((line) => Buffer.byteLength(line) <= 8192)).toEqual([true, true]);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    truncated: true,
    line: expect.stringContaining('records'),
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 50, msg: 'round' });
});

it('the leak check of every test’s log detects forbidden values', () => {
  const watched = watchedLog();
  plantSecrets('k4ranl1k-oda');
  watched.info({ status: 200, id: 'a81bc81b-dead-4e5d-abff-90865d1e13b1' }, 'fine');
  expect(takeLeaks()).toEqual([]);
  for (const told of [EMAIL, '05321234567', '+905321234567', 'k4ranl1k-oda']) watched.info({ told }, 'x');
  expect(takeLeaks()).toHaveLength(4);
});
