import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';

it('a failure is named by its status and body, or the words of the status where the body is empty (spec §8)', () => {
  const body = '{"message":"Böyle bir ilan yok.","code":"NOT_FOUND"}';
  expect(new ApiError(404, body, 'Not Found').message).toBe(`404: ${body}`);
  expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
});
