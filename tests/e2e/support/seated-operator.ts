import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { OperatorRole } from '#shared/desk/operators.ts';
import { appCode } from '../../support/accounts/authenticator-app.ts';
import { appoint, type Grant } from './desk-world.ts';

const secretSchema = z.object({ uri: z.string() });
const tokenSchema = z.object({ token: z.string() });

/** Signs an operator in with both steps; how people do that is tested in a day at the desk. */
export async function beOperator(page: Page, role: OperatorRole, grant?: Grant): Promise<void> {
  const { email, password } = await appoint(page, role, grant);
  const post = async (path: string, data: object, token?: string): Promise<unknown> => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await page.request.post(path, { data, headers })).json();
  };
  const { token: first } = tokenSchema.parse(await post('/api/auth/login', { email, password }));
  const { uri } = secretSchema.parse(await post('/api/user/two-factor', { password }, first));
  const confirmed = await post('/api/user/two-factor/confirm', { code: appCode(uri) }, first);
  const { token } = tokenSchema.parse(confirmed);
  // Only this call marks the browser as an operator's.
  await page.request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
  await page.goto('/icon.svg');
  await page.evaluate((value) => localStorage.setItem('authToken', value), token);
}
