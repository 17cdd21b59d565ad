import { organisationMembers, organisations } from '#server/database/tables/organisations.ts';
import type { Deps } from '#server/deps.ts';
import type { App } from '#server/platform/app-type.ts';
import type { KeyScope } from '#shared/organisations/key-scopes.ts';
import type { OrganisationRole } from '#shared/organisations/organisation-rules.ts';
import { type Caller, newCaller } from '../accounts/call-as.ts';
import { inDays, TEST_NOW } from '../test-now.ts';
import { plantSecrets } from '../watched-log.ts';

type Opened = { readonly app: App; readonly deps: Pick<Deps, 'db'> };
export type Company = { readonly id: string; readonly owner: Caller };
let companies = 0;

/** An organisation with a running plan and its owner. */
export async function newCompany({ app, deps }: Opened, validUntil = inDays(30)): Promise<Company> {
  companies += 1;
  const owner = await newCaller(app);
  const [made] = await deps.db
    .insert(organisations)
    .values({ name: `Kurum ${companies}`, seats: 50, validUntil, foundedAt: TEST_NOW })
    .returning({ id: organisations.id });
  const id = made?.id ?? '';
  await deps.db
    .insert(organisationMembers)
    .values({ organisationId: id, userId: owner.id, role: 'owner', joinedAt: TEST_NOW });
  return { id, owner };
}

export async function newColleague({ app, deps }: Opened, { id }: Company, role: OrganisationRole): Promise<Caller> {
  const caller = await newCaller(app);
  await deps.db.insert(organisationMembers).values({ organisationId: id, userId: caller.id, role, joinedAt: TEST_NOW });
  return caller;
}

type Given = { scopes?: readonly KeyScope[]; name?: string; addresses?: readonly string[]; lastDay?: string };

export async function newKey({ id, owner }: Company, given: Given = {}): Promise<{ id: string; key: string }> {
  const path = `/api/organisations/${id}/api-keys`;
  const { status, json } = await owner.call('POST', path, { name: 'Deneme', scopes: ['listings'], ...given });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(json)}`);
  plantSecrets(json.key);
  return { id: json.id, key: json.key };
}

/** Calls `/api/v1` with a key. */
export function callWith(app: App, key: string, headers: Readonly<Record<string, string>> = {}) {
  return (path: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET', payload?: object) =>
    app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(payload && { payload }),
    });
}
