import { eq } from 'drizzle-orm';
import { users } from '#server/database/tables/accounts.ts';
import { COMMAND } from '#server/features/audit/index.ts';
import { foundOrganisation } from '#server/features/organisations/index.ts';
import type { App } from '#server/platform/app-type.ts';
import type { KeyScope } from '#shared/organisations/api-key-rules.ts';
import { type Caller, newCaller } from '../accounts/call-as.ts';
import type { TestDeps } from '../open-test-deps.ts';

export type Company = {
  readonly id: string;
  readonly owner: Caller;
  /** Makes a key, and gives the headers by which programs call with it. */
  readonly keyHeaders: (...scopes: KeyScope[]) => Promise<{ authorization: string }>;
};

let founded = 0;

/** An organisation whose plan runs, with its owner. */
export async function openCompany({ deps, app }: { deps: TestDeps; app: App }): Promise<Company> {
  const owner = await newCaller(app);
  const [row] = await deps.db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, owner.id))
    .returning({ email: users.email });
  founded += 1;
  const plan = { name: `Kurum ${founded}`, seats: 5, lastDay: '2027-11-30', why: 'Teklif onaylandı' };
  const id = await foundOrganisation(deps, { ...plan, email: row?.email ?? '' }, COMMAND);
  const keyHeaders = async (...scopes: KeyScope[]) => {
    const asked = { name: 'Deneme', scopes };
    const { status, json } = await owner.call('POST', `/api/organisations/${id}/api-keys`, asked);
    if (status !== 200) throw new Error(`No key: ${JSON.stringify(json)}`);
    return { authorization: `Bearer ${json.key}` };
  };
  return { id, owner, keyHeaders };
}
