import { expect, it } from 'vitest';
import { getJson, sendJson } from './api-client.ts';
import { apiPath } from './api-path.ts';

it('fills the parts of a path, and adds other parameters to the query string', () => {
  expect(apiPath('/api/properties/:id', { id: 7 })).toBe('/api/properties/7');
  expect(apiPath('/api/user/sessions/:id', { id: 'a/b?c' })).toBe('/api/user/sessions/a%2Fb%3Fc');
  expect(apiPath('/api/organisations/:id/log', { id: 'o', before: 3 })).toBe('/api/organisations/o/log?before=3');
  expect(apiPath('/api/organisations/:id/log', { id: 'o', before: undefined })).toBe('/api/organisations/o/log');
  expect(apiPath('/api/edited-texts', { names: 'a&b' })).toBe('/api/edited-texts?names=a%26b');
});

/** Never run: the compiler refuses each of these lines, and reports an error if it accepts one. */
async function refusedByTheCompiler(): Promise<void> {
  // @ts-expect-error No route has this path.
  apiPath('/api/property/:id', { id: 7 });
  // @ts-expect-error The part is called `id`.
  apiPath('/api/properties/:id', { number: 7 });
  // @ts-expect-error The call asks nothing called `later`.
  apiPath('/api/organisations/:id/log', { id: 'o', later: 3 });
  // @ts-expect-error A board has no `rows`.
  (await getJson('/api/user/board')).rows;
  // @ts-expect-error The call takes PUT alone.
  await sendJson('POST', apiPath('/api/user/board/:propertyId', { propertyId: 7 }), { version: 1 });
  // @ts-expect-error No stage of the board has this name.
  await sendJson('PUT', apiPath('/api/user/board/:propertyId', { propertyId: 7 }), { stage: 'x', version: 1 });
  // @ts-expect-error No path is taken as text.
  await getJson<{ rows: number }>('/api/user/board' as string);
}
void refusedByTheCompiler;
