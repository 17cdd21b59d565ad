import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { wonSaleAnswerSchema, wonSalePathSchema, wonSaleRequestSchema } from '#shared/after-sale/won-sales.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import { keepWonSale, removeWonSale } from './keep-won-sale.ts';
import { findWonSale } from './won-sale.ts';

const PATH = '/api/user/won-sales/:propertyId';
const common = { tags: ['Kazanılan ihaleler'], params: wonSalePathSchema };
const answers = { 200: wonSaleAnswerSchema, 400: apiErrorSchema, 401: apiErrorSchema, 404: apiErrorSchema };

/** Routes for the sales that members say they have won. */
export function wonSaleRoutes(app: App, deps: Deps): void {
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...common,
        summary: 'Bir ilan, üyenin kazandığına ilişkin bildirdikleri ve bunlardan doğan süreler',
        response: answers,
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      return findWonSale(deps, id, request.params.propertyId);
    },
  );
  app.put(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...common,
        summary: 'Bir ihalenin kazanıldığını ve sürelerin başladığı günleri saklar, öncekilerin yerine',
        body: wonSaleRequestSchema,
        response: { ...answers, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await keepWonSale(deps, id, request.params.propertyId, request.body);
      return findWonSale(deps, id, request.params.propertyId);
    },
  );
  app.delete(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...common,
        summary: 'Bir ihalenin kazanıldığı bilgisini siler; yoksa bir şey değişmez',
        response: answers,
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await removeWonSale(deps, id, request.params.propertyId);
      return findWonSale(deps, id, request.params.propertyId);
    },
  );
}
