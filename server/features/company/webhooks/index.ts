export { deliverWebhooks } from './deliver-webhooks.ts';
export { forgetWebhookMessages } from './forget-webhook-messages.ts';
export { tellOfReport } from './make-webhook-messages.ts';
export { webhookOffMail } from './webhook-off-mail.ts';
export { webhookRoutes } from './webhook-routes.ts';
