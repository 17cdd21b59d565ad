import { expect, it } from 'vitest';
import { isKnownPassword } from './known-passwords.ts';
import { passwordStrength } from './password-strength.ts';

it.each([
  ...['123456', 'password', 'qwerty123', 'PassWord1', 'iloveyou', '1q2w3e4r', 'trustno1', 'abc123'],
  ...['fenerbahce1907', 'galatasaray1905', 'Beşiktaş1903', 'GALATASARAY', 'İstanbul34', 'trabzon61', 'ankara.06'],
  ...['123456Aa', '123456a.', 'Aa123456', 'ahmet1985', 'Mehmet!123', 'şifre123', 'SIFREM', '1453fatih', 'peyda2026'],
  ...['111111', 'aaaaaaa', 'ababababab', '19071907', '123123ab', 'seniseviyorum'],
])('recognises a common or breached password, in any case and with a number: %s', async (password) => {
  expect(await isKnownPassword(password)).toBe(true);
});

it.each([
  ...['doğru at pil zımba', 'gizli-sifre', 'mavi kiremit 42', 'kedimpembe7fil', 'X7#qpl', 'ahmetinbahcesi88'],
  ...['1905galatasarayliyim!', '20.11.1987Ankara', 'ğğüşiöç4', 'correct horse battery'],
])('does not recognise another password: %s', async (password) => {
  expect(await isKnownPassword(password)).toBe(false);
});

it('strength grows with length and kinds of characters; repetition and a known password have none', () => {
  expect(passwordStrength('abcxyz', false)).toBe('weak');
  expect(passwordStrength('gizli-sifre', false)).toBe('fair');
  expect(passwordStrength('mavi kiremit 42', false)).toBe('strong');
  expect(passwordStrength('aaaaaaaaaaaaaaaa', false)).toBe('weak');
  expect(passwordStrength('Galatasaray.1905', true)).toBe('weak');
});
