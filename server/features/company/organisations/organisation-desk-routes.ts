import type { Deps } from '#server/deps.ts';
import { operatorOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { operatorWith } from '#server/platform/callers/route-callers.ts';
import { doneSchema } from '#shared/accounts.ts';
import {
  deskOrganisationPathSchema,
  deskOrganisationsSchema,
  foundingSchema,
  organisationChangeSchema,
} from '#shared/desk/desk-organisations.ts';
import { changeOrganisation, foundOrganisation, listForDesk } from './found-organisation.ts';

const PATH = '/api/desk/organisations';

/** Organisations at the desk: founded and changed by `yonetici` according to an offer. */
export function organisationDeskRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, response: { 200: deskOrganisationsSchema } },
    },
    () => listForDesk(deps),
  );
  app.post(
    PATH,
    {
      config: { caller: operatorWith('yonetici') },
      schema: { hide: true, body: foundingSchema, response: { 200: doneSchema } },
    },
    async (request) => {
      await foundOrganisation(deps, request.body, operatorOf(request));
      return { message: 'Kurum kuruldu; sahibi hesap menüsünden açar.' };
    },
  );
  app.post(
    `${PATH}/:id`,
    {
      config: { caller: operatorWith('yonetici') },
      schema: {
        hide: true,
        params: deskOrganisationPathSchema,
        body: organisationChangeSchema,
        response: { 200: doneSchema },
      },
    },
    async (request) => {
      await changeOrganisation(deps, { ...request.params, ...request.body }, operatorOf(request));
      return { message: 'Kurumun planı değişti.' };
    },
  );
}
