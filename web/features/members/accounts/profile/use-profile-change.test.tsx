import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { useProfileChange } from './use-profile-change.ts';

function Change() {
  const { mutate } = useProfileChange();
  return (
    <button type="button" onClick={() => mutate({ firstName: 'Ayşe' })}>
      Kaydet
    </button>
  );
}

it('a profile that can’t be changed is told in the words of the specification (spec §8)', async () => {
  answerCalls({ 'PUT /api/user/profile': { status: 500, json: { message: 'Beklenmeyen bir hata oluştu.' } } });
  const user = show(<Change />);
  await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Profil güncellenirken bir hata oluştu.')).toBeTruthy();
});
