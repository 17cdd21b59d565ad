import type { App } from '#server/platform/app-type.ts';
import { confirmAddress } from './confirm-address.ts';

export const MEMBER_PASSWORD = 'gizli-bir-sifre';
let registered = 0;

/** Registers a member like a visitor would, and confirms the address; returns the member's id and the session token. */
export async function registerMember(app: App): Promise<{ id: string; token: string }> {
  registered += 1;
  const remoteAddress = `192.0.2.${registered % 250}`;
  // Each member needs a different number: people are distinguished by it (D34).
  const phoneNumber = `0532${String(registered).padStart(7, '0')}`;
  const payload = { email: `uye${registered}@ornek.example`, phoneNumber, password: MEMBER_PASSWORD };
  const { token } = (await app.inject({ method: 'POST', url: '/api/auth/register', payload, remoteAddress })).json();
  await confirmAddress(app, payload.email);
  const headers = { authorization: `Bearer ${token}` };
  const { id } = (await app.inject({ url: '/api/auth/user', headers })).json();
  return { id, token };
}
