import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { LoginForm } from './entry/login-form.tsx';
import { RegistrationForm } from './entry/registration-form.tsx';
import { ResetPasswordForm } from './entry/reset-password-form.tsx';
import { PasswordConfirmation } from './fields/password-confirmation.tsx';
import { DeleteAccountDialog } from './profile/delete-account-dialog.tsx';

const nothing = () => undefined;
const FORMS: readonly [name: string, form: ReactNode, purposes: readonly string[]][] = [
  [
    'signing in',
    <LoginForm
      key="1"
      email=""
      onEmailChange={nothing}
      onForgotten={nothing}
      onSecondStep={nothing}
      onDone={nothing}
    />,
    ['current-password'],
  ],
  [
    'registering',
    <RegistrationForm key="2" email="" onEmailChange={nothing} onDone={nothing} />,
    ['new-password', 'new-password'],
  ],
  ['a new password', <ResetPasswordForm key="3" token="t" />, ['new-password', 'new-password']],
  [
    'confirming an act',
    <PasswordConfirmation
      key="4"
      email="ali@example.com"
      label="Onayla"
      failure="Olmadı."
      isPending={false}
      onConfirm={async () => undefined}
      onCancel={nothing}
    />,
    ['current-password'],
  ],
  [
    'deleting the account',
    <DeleteAccountDialog key="5" isOpen onClose={nothing}>
      Kaydedilen ilanlarınız da silinir.
    </DeleteAccountDialog>,
    ['current-password'],
  ],
];

/** The password fields of a form, by the name that password managers know. */
const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[name^="password"]')];

describe.each(FORMS)('a password for %s', (_, form, purposes) => {
  it('is not readable on the screen while it is typed (ASVS 6.2.6)', async () => {
    answerCalls({});
    const user = show(form);
    await waitFor(() => expect(fields()).toHaveLength(purposes.length));
    for (const field of fields()) {
      await user.type(field, 'Gizli 1');
      expect([field.type, field.value]).toEqual(['password', 'Gizli 1']);
    }
    expect(screen.queryByText('Gizli 1')).toBeNull();
  });

  it('may be pasted, and be filled in by a password manager (ASVS 6.2.7)', async () => {
    answerCalls({});
    const user = show(form);
    await waitFor(() => expect(fields().map(({ autocomplete }) => autocomplete)).toEqual(purposes));
    for (const field of fields()) {
      const pasted = createEvent.paste(field, { clipboardData: { getData: () => 'x' } });
      fireEvent(field, pasted);
      expect(pasted.defaultPrevented).toBe(false);
      await user.click(field);
      await user.paste('uzun bir şifre, 64 karakterden de uzun olabilir; hepsi yapıştırılır');
      expect(field.value).toBe('uzun bir şifre, 64 karakterden de uzun olabilir; hepsi yapıştırılır');
      expect([field.maxLength, field.readOnly]).toEqual([-1, false]);
    }
  });
});

it('every file with a password field is tested here or uses a tested one (ASVS 6.2.6)', () => {
  const web = join(process.cwd(), 'web');
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.tsx$/.test(path),
  );
  const having = files.filter((path) => /name="password|-password"/.test(readFileSync(join(web, path), 'utf8')));
  expect(having.map((path) => path.split('/').at(-1)).sort()).toEqual([
    'delete-account-dialog.tsx',
    'login-form.tsx',
    'new-password-fields.tsx',
    'password-change-form.tsx',
    'password-confirmation.tsx',
  ]);
});
