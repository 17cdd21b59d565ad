import { randomUUID } from 'node:crypto';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { enterDesk } from '#tests/support/accounts/enter-desk.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import type { Instance } from '../instance.ts';

const why = 'deneme saldırısı';

/** Item 8: a support operator gives days without limit, and to their own account. */
export async function endlessDays({ app, deps }: Instance): Promise<string[]> {
  const { headers, email } = await enterDesk(app, deps, 'destek');
  const member = await newCaller(app);
  const give = async (id: string, days: number) => {
    const payload = { days, clientId: randomUUID(), why };
    return (await app.inject({ method: 'POST', url: `/api/desk/members/${id}/days`, headers, payload })).statusCode;
  };
  const given = [await give(member.id, 31), await give(member.id, 31), await give(member.id, 1)];
  const { rows } = await deps.db.$client.query('select id from users where email = $1', [email]);
  const faults = given[0] === 200 ? [] : [`the first gift was refused (${given[0]}): the attack did not begin`];
  if (given.slice(1).includes(200)) faults.push('days add up without an end');
  if ((await give(rows[0].id, 5)) === 200) faults.push('an operator gives days to themselves');
  return faults;
}

/** Item 12: webhook addresses that lead back to this machine. */
export async function inwardWebhooks(instance: Instance): Promise<string[]> {
  const company = await newCompany(instance, new Date(Date.now() + 9e9));
  const faults: string[] = [];
  for (const host of [
    'LOCALHOST.',
    'localhost',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    '[::ffff:10.0.0.7]',
    'intranet.',
    'a.Internal..',
  ]) {
    const body = { url: `https://${host}/olay`, events: ['listing.created'] };
    const { status } = await company.owner.call('POST', `/api/organisations/${company.id}/webhooks`, body);
    if (status !== 400) faults.push(`${host} is answered with ${status}`);
  }
  return faults;
}

/** Calls of every role with ids that belong to another organisation or another member. */
export async function foreignIds(instance: Instance): Promise<string[]> {
  const { app, deps } = instance;
  const until = new Date(Date.now() + 9e9);
  const [victim, attacker] = [await newCompany(instance, until), await newCompany(instance, until)];
  const plain = await newCaller(app);
  const support = await enterDesk(app, deps, 'destek');
  const alert = { alertName: 'Ankara', searchCriteria: JSON.stringify({ city: ['Ankara'] }) };
  const { json: own } = await victim.owner.call('POST', '/api/user/property-alerts', alert);
  const document = (await app.inject('/api/docs/openapi.json')).json();
  const calls = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
    /\/api\/(?:organisations\/\{id\}|user\/property-alerts\/\{id\}|desk\/)/.test(path)
      ? Object.keys(methods).map((method) => [method.toUpperCase(), path] as const)
      : [],
  );
  const callers = {
    visitor: {},
    member: plain.headers,
    'other owner': attacker.owner.headers,
    support: support.headers,
  };
  const faults: string[] = calls.length > 30 ? [] : [`only ${calls.length} calls were found`];
  for (const [role, headers] of Object.entries(callers))
    for (const [method, path] of calls) {
      const id = path.includes('property-alerts') ? String(own.id) : victim.id;
      const url = path.replace('{id}', id).replace(/\{[^}]+\}/g, '1');
      // Safe: the methods come from the API document.
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(method !== 'GET' && { payload: {} }),
      });
      if (answer.statusCode < 400 || answer.statusCode >= 500)
        faults.push(`${role}: ${method} ${path} answers ${answer.statusCode}`);
    }
  const left = await victim.owner.call('GET', `/api/organisations/${victim.id}`);
  if (left.status !== 200) faults.push('the organisation is gone');
  return faults;
}
