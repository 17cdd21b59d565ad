import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PASSWORD_KNOWN } from '#shared/account-rules.ts';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { storeAuthToken } from '#web/platform/auth-token.ts';
import { type Door, enterAccount } from './enter-account.ts';

async function enter(door: Door, answer: { status?: number; json: unknown }) {
  answerCalls({ [`POST /api/auth/${door}`]: answer });
  show(<p>Hesap</p>);
  return act(() => enterAccount(door, { email: 'ayse@ornek.example', password: 'abc123' }));
}

it.each([
  ['login', 'Giriş Hatası', 'E-posta veya şifre hatalı'],
  ['register', 'Kayıt Hatası', 'Kayıt işlemi başarısız'],
] as const)('%s has words of its own where the server gives none (spec §8)', async (door, title, message) => {
  expect(await enter(door, { status: 502, json: '' })).toEqual({ kind: 'refused', message });
  expect([await screen.findByText(title), await screen.findByText(message)]).toHaveLength(2);
});

it('a member with a password known from breaches is warned in the server’s words (D48)', async () => {
  await enter('register', { json: { token: 't', message: 'Kayıt Başarılı', warning: PASSWORD_KNOWN } });
  act(() => storeAuthToken(undefined));
  expect([await screen.findByText('Kayıt Başarılı'), await screen.findByText(PASSWORD_KNOWN)]).toHaveLength(2);
});
