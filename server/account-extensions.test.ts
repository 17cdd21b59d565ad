import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { userPasskeys, users } from '#server/database/tables/accounts.ts';
import { analysisViews } from '#server/database/tables/companies/analysis-views.ts';
import { reports } from '#server/database/tables/companies/reports.ts';
import { organisationInvitations } from '#server/database/tables/organisations.ts';
import { newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { newCompany } from '#tests/support/companies/key-callers.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { inDays, TEST_NOW } from '#tests/support/test-now.ts';

cheapHashes();
const { deps, app } = await openTestApp();
afterAll(() => deps.close());

const VIEW = { name: 'Ayşe’nin görünümü', isShared: false, view: { parts: [] } } as const;

it('a member’s export includes passkeys, files sent to support, invitations, views and reports, all only their own', async () => {
  const company = await newCompany({ app, deps });
  const { owner: member } = company;
  const stranger = await newCaller(app);
  const other = await newCompany({ app, deps });
  await deps.db.insert(userPasskeys).values({
    userId: member.id,
    name: 'Telefonum',
    publicKey: 'açık',
    credentialID: randomUUID(),
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
    createdAt: TEST_NOW,
  });
  const sent = await app.inject({
    method: 'POST',
    url: `/api/support/files?clientId=${randomUUID()}&name=Vekalet.pdf`,
    headers: { ...member.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  const email = (await member.call('GET', '/api/auth/user')).json.email;
  const invitation = { organisationId: other.id, role: 'reader', expiresAt: inDays(5) } as const;
  await deps.db.insert(organisationInvitations).values([
    { ...invitation, email, tokenHash: randomUUID() },
    { ...invitation, email: 'baskasi@ornek.com', tokenHash: randomUUID() },
  ]);
  // Safe: the export returns the stored view unchanged, whatever it contains.
  const view = { ...VIEW, organisationId: company.id, changedAt: TEST_NOW } as never;
  const report = { organisationId: company.id, isShared: true, kind: 'pdf', view: {}, askedAt: TEST_NOW } as never;
  await deps.db.insert(analysisViews).values(Object.assign({ ownerId: member.id }, view));
  await deps.db.insert(reports).values(Object.assign({ askedBy: member.id, name: 'Aylık rapor' }, report));

  const exported = (await member.call('GET', '/api/user/export')).json;
  expect(exported).toMatchObject({
    passkeys: [{ name: 'Telefonum', createdAt: TEST_NOW.toISOString() }],
    supportFiles: [{ name: 'Vekalet.pdf', type: 'pdf', address: `/api/support/files/${sent.json().conversationId}/1` }],
    organisationInvitations: [{ email, role: 'reader' }],
    analysisViews: [{ name: VIEW.name }],
    reports: [{ name: 'Aylık rapor', kind: 'pdf' }],
  });
  const strangers = (await stranger.call('GET', '/api/user/export')).json;
  const { passkeys, supportFiles, organisationInvitations: invited, analysisViews: views, reports: asked } = strangers;
  expect([passkeys, supportFiles, invited, views, asked]).toEqual([[], [], [], [], []]);
  expect(await deps.db.$count(users)).toBe(3);
});
