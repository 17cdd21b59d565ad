import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#tests/support/pages/show.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';

const SETUP = {
  uri: 'otpauth://totp/Peyda:ali%40peyda.example?secret=ABCDEFGHIJKLMNOP&issuer=Peyda',
  recoveryCodes: ['11111-22222'],
};

it('a link opens an app on the same phone, and the key is copied without spaces', async () => {
  const user = show(<TwoFactorSetup setup={SETUP} onDone={() => undefined} onCancel={() => undefined} />);
  const link = await screen.findByRole('link', { name: 'Bu telefondaki uygulamada aç' });
  expect(link.getAttribute('href')).toBe(SETUP.uri);
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Anahtarı kopyala' }));
  expect(await navigator.clipboard.readText()).toBe('ABCDEFGHIJKLMNOP');
});
