import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { AccountGate } from './account-gate.tsx';
import { memberKey, useMember } from './account-query.ts';
import { signOut } from './menu/sign-out.ts';

const MEMBER = { id: 'u-1', email: 'ali@example.com', firstName: 'Ali' };
const DONE = { json: { message: 'Çıkış yaptınız.' } };

/** A page with a member's data: who it is, and something that only they may read. */
function Own({ onClient }: { onClient: (client: QueryClient) => void }) {
  const member = useMember();
  const { data } = useQuery({
    queryKey: memberKey(member, 'saved'),
    queryFn: () => 'kaydedilen ilan 7',
    enabled: member !== undefined,
  });
  onClient(useQueryClient());
  return (
    <>
      <AccountGate />
      <p>{member ? `Üye: ${member.email}` : 'Ziyaretçi'}</p>
      <p>{member ? data : null}</p>
    </>
  );
}

beforeEach(() => localStorage.clear());

async function openSignedIn(answers: Parameters<typeof answerCalls>[0]) {
  storeAuthToken('gizli-jeton');
  const sent = answerCalls({ 'GET /api/auth/user': { json: MEMBER }, ...answers });
  let client: QueryClient | undefined;
  show(
    <Own
      onClient={(used) => {
        client = used;
      }}
    />,
  );
  await screen.findByText('Üye: ali@example.com');
  await screen.findByText('kaydedilen ilan 7');
  const kept = () =>
    client
      ?.getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]);
  /** The member's data that is left in this browser. */
  const leftovers = () => JSON.stringify([localStorage, sessionStorage, kept()]) + document.body.textContent;
  expect(leftovers()).toMatch(/gizli-jeton.*ali@example.*ilan 7/);
  return { sent, leftovers };
}

describe('after signing out nothing of a member is left in the browser (ASVS 14.3.1)', () => {
  it.each([
    ['the server answers', DONE],
    ['the server fails', { status: 500, json: { message: 'Bir hata oluştu.', code: 'INTERNAL' } }],
    ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const)('when %s', async (_, answer) => {
    const { sent, leftovers } = await openSignedIn({ 'POST /api/auth/logout': answer });
    await act(() => signOut());
    await screen.findByText('Ziyaretçi');
    await waitFor(() => expect(leftovers()).not.toMatch(/gizli-jeton|ali@example|ilan 7|u-1/));
    expect(sent.map(({ path }) => path)).toContain('/api/auth/logout');
  });

  it('nor when the session was ended elsewhere', async () => {
    let isOver = false;
    const { leftovers } = await openSignedIn({
      'GET /api/auth/user': () =>
        isOver ? { status: 401, json: { message: 'Giriş yapın.', code: 'UNAUTHENTICATED' } } : { json: MEMBER },
    });
    isOver = true;
    localStorage.removeItem('authToken');
    act(() => void globalThis.dispatchEvent(new Event('storage')));
    await screen.findByText('Ziyaretçi');
    await waitFor(() => expect(leftovers()).not.toMatch(/gizli-jeton|ali@example|ilan 7/));
  });
});
