import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import {
  webhookChangeSchema,
  webhookMadeSchema,
  webhookMessagePathSchema,
  webhookMessagesQuerySchema,
  webhookMessagesSchema,
  webhookPathSchema,
  webhookRequestSchema,
  webhookSecretSchema,
  webhooksSchema,
} from '#shared/organisations/webhooks.ts';
import { addWebhook, changeWebhook, listWebhooks, removeWebhook, renewWebhookSecret } from './manage-webhooks.ts';
import { listWebhookMessages, resendWebhookMessage } from './webhook-messages.ts';

const PATH = '/api/organisations/:id/webhooks';
const tags = ['Kurumlar'];

/** Routes for an organisation's webhook endpoints, for its owners and managers. */
export function webhookRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumun webhook adresleri; gizli anahtarları gösterilmez',
        params: organisationPathSchema,
        response: { 200: webhooksSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return { webhooks: await listWebhooks(deps, { ...request.params, userId }) };
    },
  );
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir webhook adresi ekler; gizli anahtar yalnızca bu yanıtta gösterilir',
        params: organisationPathSchema,
        body: webhookRequestSchema,
        response: { 200: webhookMadeSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const made = await addWebhook(deps, { ...request.body, ...request.params, userId });
      return { message: 'Webhook adresi eklendi.', ...made };
    },
  );
  changingRoutes(app, deps);
  messageRoutes(app, deps);
}

function changingRoutes(app: App, deps: Deps): void {
  app.put(
    `${PATH}/:webhookId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir webhook adresini duraklatır, sürdürür ya da olaylarını değiştirir',
        params: webhookPathSchema,
        body: webhookChangeSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await changeWebhook(deps, { ...request.body, ...request.params, userId });
      return { message: 'Webhook adresi güncellendi.' };
    },
  );
  app.post(
    `${PATH}/:webhookId/secret`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Yeni bir gizli anahtar üretir; eskisi 24 saat daha imzalar',
        params: webhookPathSchema,
        response: { 200: webhookSecretSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const { secret } = await renewWebhookSecret(deps, { ...request.params, userId });
      return { message: 'Yeni gizli anahtar üretildi.', secret };
    },
  );
  app.delete(
    `${PATH}/:webhookId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir webhook adresini kaydıyla birlikte siler',
        params: webhookPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await removeWebhook(deps, { ...request.params, userId });
      return { message: 'Webhook adresi silindi.' };
    },
  );
}

function messageRoutes(app: App, deps: Deps): void {
  app.get(
    `${PATH}/:webhookId/messages`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir webhook adresine gönderilenler, yeniden eskiye',
        params: webhookPathSchema,
        querystring: webhookMessagesQuerySchema,
        response: { 200: webhookMessagesSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return listWebhookMessages(deps, { ...request.query, ...request.params, userId });
    },
  );
  app.post(
    `${PATH}/:webhookId/messages/:messageId/again`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir gönderimi aynı numarayla yeniden yollar',
        params: webhookMessagePathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await resendWebhookMessage(deps, { ...request.params, userId });
      return { message: 'Gönderim yeniden sıraya kondu; bir dakika içinde yollanır.' };
    },
  );
}
