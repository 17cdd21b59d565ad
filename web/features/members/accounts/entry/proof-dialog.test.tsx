import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { ProofDialog } from './proof-dialog.tsx';

const PROOF = 'POST /api/user/proof';

function openDialog(twoFactorEnabled: boolean, answers: Parameters<typeof answerCalls>[0]) {
  storeAuthToken('token');
  const member = { id: 'u-1', email: 'ali@example.com', twoFactorEnabled };
  const sent = answerCalls({ 'GET /api/auth/user': { json: member }, ...answers });
  const answer = vi.fn();
  const user = show(<ProofDialog request={{ answer }} />);
  const proofs = () => sent.filter(({ path }) => path === '/api/user/proof').map(({ body }) => body);
  return { user, answer, proofs };
}

describe('an act that decides who can sign in', () => {
  it('requires the password, shows a wrong one at its field, and continues after the right one', async () => {
    let isRight = false;
    const { user, answer, proofs } = openDialog(false, {
      [PROOF]: () =>
        isRight
          ? { json: { message: 'Doğrulandı.' } }
          : { status: 400, json: { code: 'WRONG_PASSWORD', message: 'Mevcut şifreniz hatalı.', field: 'password' } },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Şifre doğrulaması' }));
    await user.type(dialog.getByLabelText('Onaylamak için şifreniz'), 'tahmin-edilen');
    await user.click(dialog.getByRole('button', { name: 'Doğrula ve sürdür' }));
    await dialog.findByText('Mevcut şifreniz hatalı.');
    expect(answer).not.toHaveBeenCalled();
    isRight = true;
    await user.click(dialog.getByRole('button', { name: 'Doğrula ve sürdür' }));
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true));
    expect(proofs()).toEqual([{ password: 'tahmin-edilen' }, { password: 'tahmin-edilen' }]);
  });

  it('is not executed if the dialog is closed', async () => {
    const { user, answer, proofs } = openDialog(false, {});
    await user.click(await screen.findByRole('button', { name: 'Vazgeç' }));
    expect(answer).toHaveBeenCalledExactlyOnceWith(false);
    expect(proofs()).toEqual([]);
  });

  it('accepts a code of the authenticator app if two-step sign-in is on', async () => {
    const { user, answer, proofs } = openDialog(true, { [PROOF]: { json: { message: 'Doğrulandı.' } } });
    await user.click(await screen.findByRole('button', { name: 'Uygulamanın koduyla doğrula' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Doğrulama kodu' }));
    await user.type(dialog.getByLabelText('Doğrulama kodu'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Doğrula ve sürdür' }));
    await waitFor(() => expect(answer).toHaveBeenCalledExactlyOnceWith(true));
    expect(proofs()).toEqual([{ code: '123456' }]);
  });
});
