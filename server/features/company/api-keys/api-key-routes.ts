import type { Deps } from '#server/deps.ts';
import { forbidding } from '#server/features/company/organisations/index.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  apiKeyMadeSchema,
  apiKeyPathSchema,
  apiKeyRequestSchema,
  apiKeysSchema,
} from '#shared/organisations/api-keys.ts';
import { organisationPathSchema } from '#shared/organisations/organisations.ts';
import { listKeys, makeKey, revokeKey } from './manage-keys.ts';

const PATH = '/api/organisations/:id/api-keys';
const tags = ['Kurumlar'];

/** Routes for the keys of an organisation (create, list, revoke), for its owners and managers. */
export function apiKeyRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Kurumun API anahtarları; anahtarın kendisi gösterilmez',
        params: organisationPathSchema,
        response: { 200: apiKeysSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      return { keys: await listKeys(deps, { ...request.params, userId }) };
    },
  );
  app.post(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir API anahtarı oluşturur; anahtar yalnızca bu yanıtta gösterilir',
        params: organisationPathSchema,
        body: apiKeyRequestSchema,
        response: { 200: apiKeyMadeSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      const made = await makeKey(deps, { ...request.body, ...request.params, userId });
      return { message: 'Anahtar oluşturuldu.', ...made };
    },
  );
  app.delete(
    `${PATH}/:keyId`,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir API anahtarını iptal eder; hemen geçersiz olur',
        params: apiKeyPathSchema,
        response: { 200: doneSchema, ...forbidding },
      },
    },
    async (request) => {
      const { id: userId } = accountOf(request);
      await revokeKey(deps, { ...request.params, userId });
      return { message: 'Anahtar iptal edildi.' };
    },
  );
}
