import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/database/tables/accounts.ts';
import {
  organisationLog,
  organisationMembers,
  organisationNotes,
  organisations,
} from '#server/database/tables/organisations.ts';
import { removeAccount } from '#server/features/members/accounts/index.ts';
import { COMMAND } from '#server/features/members/audit/index.ts';
import {
  MAX_SHARED_NOTE_LENGTH,
  MAX_SHARED_NOTES,
  type OrganisationRole,
} from '#shared/organisations/organisation-rules.ts';
import { DAY_MS, istanbulDate } from '#shared/text/dates.ts';
import { type Caller, newCaller } from '#tests/support/accounts/call-as.ts';
import { cheapHashes } from '#tests/support/accounts/cheap-hashes.ts';
import { openTestApp } from '#tests/support/open-test-app.ts';
import { storeListings } from '#tests/support/store-listings.ts';
import { TEST_NOW } from '#tests/support/test-now.ts';
import { forgetEndedOrganisations } from './forget-ended-organisations.ts';
import { changeOrganisation, foundOrganisation } from './found-organisation.ts';
import { followMembership } from './people.ts';

cheapHashes();
const { deps, app } = await openTestApp({ PUBLIC_ORIGIN: 'https://peyda.test' });
afterAll(() => deps.close());
beforeEach(() => {
  deps.setNow(TEST_NOW);
  deps.sentMails.length = 0;
});

type Person = Caller & { readonly email: string };
const later = (days: number) => deps.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS));
const why = 'Teklif onaylandı';
const plan = { name: 'Ak Yatırım A.Ş.', seats: 3, lastDay: '2027-11-30', why };
const path = (id: string, rest = '') => `/api/organisations/${id}${rest}`;

/** A member whose address is confirmed. */
async function person(): Promise<Person> {
  const caller = await newCaller(app);
  const [row] = await deps.db
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, caller.id))
    .returning({ email: users.email });
  return { ...caller, email: row?.email ?? '' };
}

async function found(given: Partial<typeof plan> = {}) {
  const owner = await person();
  return { owner, id: await foundOrganisation(deps, { ...plan, ...given, email: owner.email }, COMMAND) };
}

async function tokenFor(email: string): Promise<string> {
  await expect.poll(() => deps.sentMails.findLast(({ to }) => to === email)).toBeDefined();
  const mail = deps.sentMails.findLast(({ to }) => to === email);
  return /davet\?token=([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function inviteAs(inviter: Person, id: string, email: string, role: OrganisationRole): Promise<string> {
  expect(await inviter.call('POST', path(id, '/invitations'), { email, role })).toMatchObject({ status: 200 });
  return tokenFor(email);
}

async function join(inviter: Person, id: string, role: OrganisationRole): Promise<Person> {
  const joining = await person();
  const token = await inviteAs(inviter, id, joining.email, role);
  expect((await joining.call('POST', '/api/organisations/invitation/acceptance', { token })).status).toBe(200);
  return joining;
}

async function listing(): Promise<number> {
  await storeListings(deps, { title: 'Kurumun tarlası' });
  const { rows } = await deps.db.$client.query('select max(id) as id from properties');
  return Number(rows[0].id);
}

const isPremium = async ({ call }: Person) => (await call('GET', '/api/user/subscription')).json.isPremium;
const rolesIn = async (id: string) =>
  (await deps.db.select().from(organisationMembers).where(eq(organisationMembers.organisationId, id))).map(
    ({ role }) => role,
  );

describe('invitations', () => {
  it('are mailed with a link that works once, for the account of that address alone, and confirm it', async () => {
    const { owner, id } = await found();
    const [guest, stranger] = [await person(), await person()];
    const token = await inviteAs(owner, id, guest.email, 'member');
    const mail = deps.sentMails.at(-1);
    expect(mail).toMatchObject({ to: guest.email, subject: 'Peyda: Ak Yatırım A.Ş. sizi davet ediyor' });
    const shown = await app.inject({ method: 'POST', url: '/api/organisations/invitation', payload: { token } });
    expect(shown.json()).toMatchObject({ organisation: plan.name, role: 'member', email: 'u***@ornek.example' });
    const accept = (who: Person) => who.call('POST', '/api/organisations/invitation/acceptance', { token });
    expect(await accept(stranger)).toMatchObject({ status: 403, json: { code: 'OTHER_ADDRESS' } });
    await deps.db.update(users).set({ emailVerified: false }).where(eq(users.id, guest.id));
    expect(await isPremium(guest)).toBe(false);
    expect(await accept(guest)).toMatchObject({ status: 200, json: { organisationId: id } });
    // The link was mailed to the address, so nobody has to confirm it again (D46).
    const [joined] = await deps.db.select().from(users).where(eq(users.id, guest.id));
    expect(joined?.emailVerified).toBe(true);
    expect(await isPremium(guest)).toBe(true);
    expect(await accept(guest)).toMatchObject({ status: 400, json: { code: 'LINK_INVALID' } });
    const { rows } = await deps.db.$client.query('select * from organisation_invitations where email = $1', [
      guest.email,
    ]);
    expect(rows).toEqual([]);
  });

  it('end when they are revoked, replaced or a week old, and occupy a seat until then', async () => {
    const { owner, id } = await found({ seats: 2 });
    const [guest, other] = [await person(), await person()];
    const accept = (who: Person, token: string) =>
      who.call('POST', '/api/organisations/invitation/acceptance', { token });
    const first = await inviteAs(owner, id, guest.email, 'reader');
    deps.sentMails.length = 0;
    const second = await inviteAs(owner, id, guest.email, 'member');
    expect(await accept(guest, first)).toMatchObject({ status: 400 });
    const full = await owner.call('POST', path(id, '/invitations'), { email: other.email, role: 'reader' });
    expect(full).toMatchObject({ status: 409, json: { code: 'SEATS_FULL' } });
    const opened = (await owner.call('GET', path(id))).json;
    expect(opened.invitations).toMatchObject([{ email: guest.email, role: 'member' }]);
    await owner.call('DELETE', path(id, `/invitations/${opened.invitations[0].id}`));
    expect(await accept(guest, second)).toMatchObject({ status: 400 });
    const third = await inviteAs(owner, id, other.email, 'reader');
    later(7);
    expect(await accept(other, third)).toMatchObject({ status: 400 });
    expect((await owner.call('GET', path(id))).json.invitations).toEqual([]);
    expect(await forgetEndedOrganisations(deps)).toMatchObject({ organisations: 0 });
  });

  it('never exceed the seats, even when many are accepted at the same time', async () => {
    const { owner, id } = await found({ seats: 4 });
    const guests = await Promise.all([person(), person(), person()]);
    const tokens = await Promise.all(guests.map(({ email }) => inviteAs(owner, id, email, 'member')));
    await changeOrganisation(deps, { id, seats: 2, lastDay: plan.lastDay, why }, COMMAND);
    const answers = await Promise.all(
      guests.map(({ call }, at) => call('POST', '/api/organisations/invitation/acceptance', { token: tokens[at] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await rolesIn(id)).toHaveLength(2);
    await expect(changeOrganisation(deps, { id, seats: 1, lastDay: plan.lastDay, why }, COMMAND)).rejects.toMatchObject(
      {
        code: 'SEATS_TAKEN',
      },
    );
  });
});

describe('the last owner', () => {
  it('always remains, even if two owners leave at the same time', async () => {
    const { owner, id } = await found();
    expect(await owner.call('DELETE', path(id, `/members/${owner.id}`))).toMatchObject({
      status: 409,
      json: { code: 'LAST_OWNER' },
    });
    const second = await join(owner, id, 'owner');
    const left = await Promise.all([owner, second].map((who) => who.call('DELETE', path(id, `/members/${who.id}`))));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rolesIn(id)).toEqual(['owner']);
  });

  it('can appoint another owner, and cannot delete the account before doing so', async () => {
    const { owner, id } = await found();
    const manager = await join(owner, id, 'manager');
    const remove = () => owner.call('DELETE', '/api/user', { password: 'gizli-bir-sifre' });
    expect(await remove()).toMatchObject({ status: 409, json: { code: 'LAST_OWNER' } });
    expect((await owner.call('PUT', path(id, `/members/${manager.id}`), { role: 'owner' })).status).toBe(200);
    expect((await owner.call('PUT', path(id, `/members/${owner.id}`), { role: 'reader' })).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 200 });
    expect(await rolesIn(id)).toEqual(['owner']);
  });

  it('is succeeded by a member when an operator deletes the account; an empty organisation is deleted', async () => {
    const { owner, id } = await found();
    const reader = await join(owner, id, 'reader');
    later(1);
    const member = await join(owner, id, 'member');
    expect(await removeAccount(deps, owner.id, { watchers: [followMembership] })).toBe(true);
    expect((await member.call('GET', path(id))).json).toMatchObject({ role: 'owner', people: [{}, {}] });
    await removeAccount(deps, member.id, { watchers: [followMembership] });
    await removeAccount(deps, reader.id, { watchers: [followMembership] });
    expect(await deps.db.$count(organisations, eq(organisations.id, id))).toBe(0);
    expect(await deps.db.$count(organisationLog, eq(organisationLog.organisationId, id))).toBe(0);
  });
});

describe('what is shared', () => {
  it('stays without a name when a member leaves; their rights end at once and they get 404', async () => {
    const { owner, id } = await found();
    const member = await join(owner, id, 'member');
    const propertyId = await listing();
    await member.call('PUT', '/api/user/profile', { firstName: 'Ayşe', lastName: 'Yılmaz' });
    expect((await member.call('POST', path(id, '/saved-ads'), { propertyId })).status).toBe(200);
    const notes = path(id, `/saved-ads/${propertyId}/notes`);
    expect((await member.call('POST', notes, { text: ' Bina  sağlam.\r\nArsa payı düşük. ' })).status).toBe(200);
    const ads = async (who: Person) => (await who.call('GET', path(id, '/saved-ads'))).json.ads;
    expect(await ads(owner)).toMatchObject([
      {
        propertyId,
        sharedBy: 'Ayşe Yılmaz',
        notes: [{ text: 'Bina sağlam.\nArsa payı düşük.', author: 'Ayşe Yılmaz' }],
      },
    ]);
    const exported = (await member.call('GET', '/api/user/export')).json.organisations;
    expect(exported).toMatchObject([{ name: plan.name, role: 'member', notes: [{ propertyId }] }]);
    expect((await member.call('DELETE', path(id, `/members/${member.id}`))).status).toBe(200);
    expect(await isPremium(member)).toBe(false);
    expect((await member.call('GET', path(id))).status).toBe(404);
    expect(await ads(owner)).toMatchObject([
      { propertyId, sharedBy: 'Ayrılmış üye', notes: [{ author: 'Ayrılmış üye', isOwn: false }] },
    ]);
    const file = await app.inject({ url: path(id, '/export.csv'), headers: owner.headers });
    expect(file.body).toContain('Not;Ayrılmış üye');
    expect(file.body).not.toContain('Ayşe');
  });

  it('is read but not added to once the plan is over, and goes a year later', async () => {
    const { owner, id } = await found({ lastDay: istanbulDate(TEST_NOW) });
    const propertyId = await listing();
    await owner.call('POST', path(id, '/saved-ads'), { propertyId });
    later(1);
    expect(await isPremium(owner)).toBe(false);
    expect((await owner.call('GET', path(id, '/saved-ads'))).json.ads).toHaveLength(1);
    for (const [rest, body] of [
      ['/saved-ads', { propertyId }],
      [`/saved-ads/${propertyId}/notes`, { text: 'Not' }],
      ['/invitations', { email: 'yeni@ornek.example', role: 'reader' }],
    ] as const)
      expect(await owner.call('POST', path(id, rest), body)).toMatchObject({
        status: 409,
        json: { code: 'ORGANISATION_OVER' },
      });
    expect(await forgetEndedOrganisations(deps)).toMatchObject({ organisations: 0 });
    later(367);
    expect((await forgetEndedOrganisations(deps)).organisations).toBeGreaterThanOrEqual(1);
    expect(await deps.db.$count(organisations, eq(organisations.id, id))).toBe(0);
  });
});

describe('limits', () => {
  it('apply to listings and notes of the whole organisation', async () => {
    const { owner, id } = await found();
    const propertyId = await listing();
    await owner.call('POST', path(id, '/saved-ads'), { propertyId });
    const notes = path(id, `/saved-ads/${propertyId}/notes`);
    const note = { organisationId: id, propertyId, text: 'Not', writtenAt: TEST_NOW };
    await deps.db.insert(organisationNotes).values(Array.from({ length: MAX_SHARED_NOTES - 1 }, () => note));
    expect((await owner.call('POST', notes, { text: 'Son not' })).status).toBe(200);
    expect(await owner.call('POST', notes, { text: 'Sığmaz' })).toMatchObject({
      status: 409,
      json: { code: 'TOO_MANY_NOTES', message: expect.stringContaining('2.000') },
    });
    expect(await owner.call('POST', notes, { text: 'a'.repeat(MAX_SHARED_NOTE_LENGTH + 1) })).toMatchObject({
      status: 400,
      json: { field: 'text' },
    });
    expect(await owner.call('POST', notes, { text: ' \n ' })).toMatchObject({ status: 400, json: { field: 'text' } });
  });
});

describe('the log', () => {
  it('shows owners who did what, stores no names, and cannot be changed', async () => {
    const { owner, id } = await found();
    const member = await join(owner, id, 'member');
    await owner.call('PUT', path(id, `/members/${member.id}`), { role: 'reader' });
    await owner.call('DELETE', path(id, `/members/${member.id}`));
    const { entries, next } = (await owner.call('GET', path(id, '/log'))).json;
    expect(next).toBeNull();
    expect(entries.map(({ act, by, to }: { act: string; by: string; to: string }) => [act, by, to])).toEqual([
      ['remove', owner.email, 'Ayrılmış üye'],
      ['role', owner.email, 'Ayrılmış üye, İzleyici'],
      ['join', 'Ayrılmış üye', 'Katılımcı'],
      ['invite', owner.email, 'Katılımcı'],
      ['found', 'Peyda', '3 kişi; 30.11.2027 gününün sonuna kadar'],
    ]);
    const stored = JSON.stringify(await deps.db.select().from(organisationLog));
    expect(stored).not.toContain('@');
    await expect(deps.db.update(organisationLog).set({ act: 'leave' })).rejects.toThrow();
    await expect(deps.db.delete(organisationLog).where(eq(organisationLog.organisationId, id))).rejects.toThrow();
  });
});

describe('founding', () => {
  it('is refused for an unconfirmed or unknown account, a used name, a past day or a name like an address', async () => {
    const { owner } = await found();
    const founding = (given: object) => foundOrganisation(deps, { ...plan, email: owner.email, ...given }, COMMAND);
    await expect(founding({})).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    await expect(founding({ email: 'kimse@ornek.example' })).rejects.toMatchObject({ status: 404 });
    await expect(founding({ name: 'Eski', lastDay: '2026-01-01' })).rejects.toMatchObject({ code: 'DAY_OVER' });
    const unconfirmed = await newCaller(app);
    const own = eq(users.id, unconfirmed.id);
    const [row] = await deps.db.update(users).set({ emailVerified: false }).where(own).returning();
    await expect(founding({ email: row?.email })).rejects.toMatchObject({ code: 'EMAIL_UNCONFIRMED' });
  });
});
