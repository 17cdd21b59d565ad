import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import { deskRefundSchema, deskTransferSchema } from '#shared/desk/desk-payments.ts';
import { confirmTransfer } from './payment/confirm-transfer.ts';
import { confirmRefund } from './refunds/confirm-refund.ts';

const RECEIPTS = {
  opened: 'Havale onaylandı, premium açıldı.',
  known: 'Bu havale daha önce işlenmişti; bir şey değişmedi.',
  sentBack: 'Sipariş artık geçerli değil; para iade edilecekler arasına yazıldı.',
} as const;

/** Routes for the manual steps of payments, at the desk: received transfers, refunds sent by bank. */
export function paymentDeskRoutes(app: App, deps: Deps): void {
  app.post(
    '/api/desk/payments/transfer',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, body: deskTransferSchema, response: { 200: doneSchema } },
    },
    async (request) => ({ message: RECEIPTS[await confirmTransfer(deps, request.body, operatorOf(request))] }),
  );
  app.post(
    '/api/desk/payments/refund',
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, body: deskRefundSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await confirmRefund(deps, request.body, operatorOf(request));
      return { message: 'İade gönderildi olarak yazıldı; üyeye haber verilecek.' };
    },
  );
}
