import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

const field = () => screen.findByLabelText('Şifre');

it('shows the strength of a password while it is typed, and recommends a longer one', async () => {
  const user = show(<NewPasswordFields idPrefix="x" label="Şifre" errors={{}} />);
  const input = await field();
  const status = screen.getByRole('status');
  await user.type(input, 'X7#qp');
  expect(status.textContent).toBe('');
  await user.type(input, 'l');
  await waitFor(() => expect(status.textContent).toMatch(/^Şifre gücü: zayıf\. Daha uzun bir şifre öneririz/));
  await user.type(input, ' mavi kiremit');
  await waitFor(() => expect(status.textContent).toBe('Şifre gücü: güçlü.'));
});

it('warns about a password known from breaches, and removes the warning for another one', async () => {
  const user = show(<NewPasswordFields idPrefix="x" label="Şifre" errors={{}} />);
  const input = await field();
  const status = screen.getByRole('status');
  await user.type(input, 'Galatasaray.1905');
  await waitFor(() => expect(status.textContent).toMatch(/zayıf\. Bu şifre, çok kullanılan ya da sızdırılmış/));
  await user.type(input, ' mavi');
  await waitFor(() => expect(status.textContent).toBe('Şifre gücü: güçlü.'));
});
