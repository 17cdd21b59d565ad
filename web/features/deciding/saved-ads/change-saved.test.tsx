import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls } from '#tests/support/pages/answer-calls.ts';
import { show } from '#tests/support/pages/show.tsx';
import { changeSaved } from './change-saved.ts';

const REFUSED = { status: 500, json: { message: 'Beklenmeyen bir hata oluştu.' } };

it.each([
  [true, false, 'İlan kaydedilirken bir hata oluştu.'],
  [false, false, 'İlan kaldırılırken bir hata oluştu.'],
  [true, true, 'İlan kaydedilemedi.'],
  [false, true, 'İlan kaldırılamadı.'],
])(
  'a failure is told in the words of the specification, in fewer on a listing (spec §8): %s %s',
  async (isWanted, isOnListing, words) => {
    answerCalls({ 'POST /api/user/saved-ads': REFUSED, 'DELETE /api/user/saved-ads/7': REFUSED });
    show(<p>İlan</p>);
    await act(() => changeSaved(new QueryClient(), { propertyId: 7, isWanted, isOnListing }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
