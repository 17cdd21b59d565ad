import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { saveAll } from './save-all.ts';
import { setSavedIds } from './saved-ids.ts';

const DONE = { json: { propertyId: 1, message: 'İlan Kaydedildi' } };
const save = async (...ids: number[]) => {
  let isDone: boolean | undefined;
  await act(async () => {
    isDone = await saveAll(new QueryClient(), ids);
  });
  return isDone;
};

it('saves the unsaved listings in turn, and reports their number once', async () => {
  setSavedIds([2]);
  const sent = answerCalls({ 'POST /api/user/saved-ads': DONE });
  show(<p>Liste</p>);
  expect(await save(1, 2, 3)).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([{ propertyId: 1 }, { propertyId: 3 }]);
  expect(await screen.findByText('2 ilan kaydedildi')).toBeTruthy();
  expect(await save(1, 2, 3)).toBe(true);
  expect(sent).toHaveLength(2);
  expect(await screen.findByText('Bu ilanlar zaten kayıtlı')).toBeTruthy();
});

it.each([409, 429, 401])('stops if the server refuses with %s, and reports how many are saved', async (status) => {
  setSavedIds([]);
  let asked = 0;
  const sent = answerCalls({
    'POST /api/user/saved-ads': () => {
      asked += 1;
      return asked === 2 ? { status, json: { message: 'Listeniz dolu.' } } : DONE;
    },
    'GET /api/auth/user': { status: 401, json: { message: 'Giriş yapın.' } },
  });
  show(<p>Liste</p>);
  expect(await save(1, 2, 3, 4)).toBe(false);
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2);
  expect(await screen.findByText('1 ilan kaydedildi, 3 ilan kaydedilemedi.')).toBeTruthy();
});

it('skips a listing that no longer exists', async () => {
  setSavedIds([]);
  let asked = 0;
  answerCalls({
    'POST /api/user/saved-ads': () => {
      asked += 1;
      return asked === 1 ? { status: 404, json: { message: 'Bu ilan bulunamadı.' } } : DONE;
    },
  });
  show(<p>Liste</p>);
  expect(await save(1, 2, 3)).toBe(false);
  expect(await screen.findByText('2 ilan kaydedildi, 1 ilan kaydedilemedi.')).toBeTruthy();
});
