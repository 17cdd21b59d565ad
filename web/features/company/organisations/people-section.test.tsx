import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OrganisationRole } from '#shared/organisations/organisation-rules.ts';
import type { Organisation, OrganisationOpened, OrganisationPerson } from '#shared/organisations/organisations.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { LeaveSection } from './leave-section.tsx';
import { PeopleSection } from './people-section.tsx';

// safe: only these fields are read
const USER = { id: 'u-1', email: 'ali@example.com' } as Parameters<typeof PeopleSection>[0]['place']['user'];
const PATH = '/api/organisations/o-1';

const person = (userId: string, role: OrganisationRole): OrganisationPerson => ({
  userId,
  name: `Üye ${userId}`,
  email: `${userId}@example.com`,
  role,
  joinedAt: '2026-11-01T08:00:00.000Z',
  isSelf: userId === USER.id,
});

function open(role: OrganisationRole, given: Partial<OrganisationOpened> = {}) {
  const organisation: Organisation = {
    id: 'o-1',
    name: 'Yılmaz Gayrimenkul',
    role,
    seats: 5,
    validUntil: '2027-11-01T08:00:00.000Z',
    isRunning: true,
  };
  const opened: OrganisationOpened = {
    ...organisation,
    people: [person('u-1', role), person('u-2', 'member')],
    logoChangedAt: null,
    invitations: [],
    ...given,
  };
  const answers = {
    [`GET ${PATH}`]: { json: opened },
    'GET /api/organisations': { json: { organisations: [organisation] } },
  };
  return { organisation, answers };
}

function showPeople(organisation: Organisation) {
  return show(<PeopleSection place={{ user: USER, id: 'o-1' }} organisation={organisation} />);
}

function showLeaving(organisation: Organisation) {
  return show(<LeaveSection place={{ user: USER, id: 'o-1' }} organisation={organisation} />);
}

const acts = (sent: ReturnType<typeof answerCalls>) => sent.filter(({ method }) => method !== 'GET');

describe('a member who manages people', () => {
  it('sees how many seats are taken, open invitations included', async () => {
    const { organisation, answers } = open('owner', {
      invitations: [{ id: 'i-1', email: 'yeni@example.com', role: 'reader', expiresAt: '2026-12-01T08:00:00.000Z' }],
    });
    answerCalls(answers);
    showPeople(organisation);
    expect(await screen.findByText('5 yerin 3 tanesi dolu; açık davetler de yer tutar.')).toBeTruthy();
    const invitations = screen.getByRole('list', { name: 'Açık davetler' });
    expect(within(invitations).getByText('yeni@example.com')).toBeTruthy();
  });

  it('invites by address and role; afterwards the form is empty', async () => {
    const { organisation, answers } = open('owner');
    const sent = answerCalls({ ...answers, [`POST ${PATH}/invitations`]: { json: { message: 'Davet gönderildi.' } } });
    const user = showPeople(organisation);
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^E-posta adresi/ });
    await user.type(address, '  yeni@example.com ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'İzleyici');
    await user.click(screen.getByRole('button', { name: 'Davet gönder' }));
    expect(await screen.findByText('Davet gönderildi.')).toBeTruthy();
    expect(acts(sent)).toEqual([
      { method: 'POST', path: `${PATH}/invitations`, body: { email: 'yeni@example.com', role: 'reader' } },
    ]);
    expect(address.value).toBe('');
  });

  it('must enter an address before anything is sent', async () => {
    const { organisation, answers } = open('owner');
    const sent = answerCalls(answers);
    const user = showPeople(organisation);
    await user.click(await screen.findByRole('button', { name: 'Davet gönder' }));
    const address = screen.getByRole('textbox', { name: /^E-posta adresi/ });
    expect(screen.getByText('E-posta adresini yazın.')).toBeTruthy();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(address));
    expect(acts(sent)).toEqual([]);
  });

  it('sees beside the address why the server refuses it, and typed text is kept', async () => {
    const { organisation, answers } = open('owner');
    const refusal = { status: 409, json: { message: 'Bu kişi zaten kurumda.', field: 'email' } };
    answerCalls({ ...answers, [`POST ${PATH}/invitations`]: refusal });
    const user = showPeople(organisation);
    const address = await screen.findByRole<HTMLInputElement>('textbox', { name: /^E-posta adresi/ });
    await user.type(address, 'u-2@example.com');
    await user.click(screen.getByRole('button', { name: 'Davet gönder' }));
    expect(await screen.findByText('Bu kişi zaten kurumda.')).toBeTruthy();
    expect(address.value).toBe('u-2@example.com');
    expect(screen.queryByText('Davet gönderilemedi.')).toBeNull();
  });

  it('changes a role only with the button, not while browsing the choices', async () => {
    const { organisation, answers } = open('owner');
    const sent = answerCalls({ ...answers, [`PUT ${PATH}/members/u-2`]: { json: { message: 'Rol değişti.' } } });
    const user = showPeople(organisation);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Üye u-2: rolü' }), 'Yönetici');
    expect(acts(sent)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Rolü değiştir: Üye u-2, Yönetici' }));
    await screen.findByText('Rol değişti.');
    expect(acts(sent)).toEqual([{ method: 'PUT', path: `${PATH}/members/u-2`, body: { role: 'manager' } }]);
  });

  it('removes a person only after a second confirmation', async () => {
    const { organisation, answers } = open('owner');
    const sent = answerCalls({ ...answers, [`DELETE ${PATH}/members/u-2`]: { json: { message: 'Kişi çıkarıldı.' } } });
    const user = showPeople(organisation);
    const remove = await screen.findByRole('button', { name: 'Kurumdan çıkar: Üye u-2' });
    await user.click(remove);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Vazgeç' }));
    expect(acts(sent)).toEqual([]);
    await user.click(remove);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Çıkar' }));
    await screen.findByText('Kişi çıkarıldı.');
    expect(acts(sent)).toEqual([{ method: 'DELETE', path: `${PATH}/members/u-2`, body: undefined }]);
  });
});

describe('the only owner', () => {
  it('reads first that somebody else must become owner, and can hand over there', async () => {
    const { organisation, answers } = open('owner');
    const sent = answerCalls({ ...answers, [`PUT ${PATH}/members/u-2`]: { json: { message: 'Rol değiştirildi.' } } });
    const user = showLeaving(organisation);
    await user.click(await screen.findByRole('button', { name: 'Kurumdan ayrıl' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kurumun tek sahibisiniz.' });
    expect(within(dialog).queryByRole('button', { name: 'Kurumdan ayrıl' })).toBeNull();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Yeni sahip' }), 'u-2');
    await user.click(within(dialog).getByRole('button', { name: 'Sahip yap' }));
    await screen.findByText('Rol değiştirildi.');
    expect(acts(sent)).toEqual([{ method: 'PUT', path: `${PATH}/members/u-2`, body: { role: 'owner' } }]);
  });

  it('is asked to invite somebody first if there are no other members', async () => {
    const { organisation, answers } = open('owner', { people: [person('u-1', 'owner')] });
    answerCalls(answers);
    const user = showLeaving(organisation);
    await user.click(await screen.findByRole('button', { name: 'Kurumdan ayrıl' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kurumun tek sahibisiniz.' });
    expect(within(dialog).getByText(/^Kurumda sizden başka kimse yok/)).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Sahip yap' })).toBeNull();
  });

  it('can leave if another owner stays, after a second confirmation', async () => {
    const { organisation, answers } = open('owner', { people: [person('u-1', 'owner'), person('u-3', 'owner')] });
    const sent = answerCalls({ ...answers, [`DELETE ${PATH}/members/u-1`]: { json: { message: 'Ayrıldınız.' } } });
    const user = showLeaving(organisation);
    await user.click(await screen.findByRole('button', { name: 'Kurumdan ayrıl' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kurumdan ayrıl' }));
    await screen.findByText('Ayrıldınız.');
    expect(acts(sent)).toEqual([{ method: 'DELETE', path: `${PATH}/members/u-1`, body: undefined }]);
  });
});

describe('a person who cannot be managed', () => {
  it('a manager can neither change nor remove an owner', async () => {
    const { organisation, answers } = open('manager', { people: [person('u-1', 'manager'), person('u-3', 'owner')] });
    answerCalls(answers);
    showPeople(organisation);
    expect(await screen.findByText('Üye u-3')).toBeTruthy();
    expect(screen.getByText('Sahip')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /çıkar: Üye u-3/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Üye u-3: rolü' })).toBeNull();
  });

  it('a reader sees names and addresses but can change nothing', async () => {
    const { organisation, answers } = open('reader');
    answerCalls(answers);
    showPeople(organisation);
    expect(await screen.findByText('u-2@example.com')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    const people = screen.getByRole('list', { name: 'Kurumdaki kişiler' });
    expect(within(people).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Davet gönder' })).toBeNull();
  });
});

it('a person without a name is shown by address, which also appears below', async () => {
  const { organisation, answers } = open('reader', { people: [{ ...person('u-9', 'member'), name: '' }] });
  answerCalls(answers);
  showPeople(organisation);
  expect(await screen.findByText('u-9')).toBeTruthy();
  expect(screen.getByText('u-9@example.com')).toBeTruthy();
});

it('an organisation with an expired plan cannot invite anybody', async () => {
  const { organisation, answers } = open('owner');
  answerCalls(answers);
  showPeople({ ...organisation, isRunning: false });
  await screen.findByText('u-2@example.com');
  expect(screen.queryByRole('button', { name: 'Davet gönder' })).toBeNull();
});

it('a list of people that failed to load can be reloaded', async () => {
  const { organisation, answers } = open('owner');
  let isUp = false;
  answerCalls({
    ...answers,
    [`GET ${PATH}`]: () =>
      isUp ? { json: { ...open('owner').answers[`GET ${PATH}`]?.json } } : { status: 503, json: {} },
  });
  const user = showPeople(organisation);
  expect(await screen.findByText('Kişiler yüklenemedi.')).toBeTruthy();
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  expect(await screen.findByText('u-2@example.com')).toBeTruthy();
});
