import { reportOf, type startFakeIyzico } from '../fakes/iyzico/fake-iyzico.ts';
import type { TestApp } from '../open-test-app.ts';

/**
 * The two ways in which a shop learns of a payment: the browser returns, and the provider reports, with a valid
 * signature.
 */
export function tellsShop({ app }: TestApp, { world }: Awaited<ReturnType<typeof startFakeIyzico>>) {
  return {
    comeBack: (token: string) =>
      app.inject({
        method: 'POST',
        url: '/api/payments/return',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${token}`,
      }),
    report(token: string, signature = reportOf(world, token).signature) {
      const { body } = reportOf(world, token);
      const headers = { 'x-iyz-signature-v3': signature };
      return app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body });
    },
  };
}
