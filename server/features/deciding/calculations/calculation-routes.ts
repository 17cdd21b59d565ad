import type { Deps } from '#server/deps.ts';
import { accountOf } from '#server/features/members/accounts/index.ts';
import { rightsOf } from '#server/features/members/subscriptions/index.ts';
import type { App } from '#server/platform/app-type.ts';
import { doneSchema } from '#shared/accounts.ts';
import { apiErrorSchema } from '#shared/api-error.ts';
import {
  calculationPathSchema,
  calculationSchema,
  keptCalculationSchema,
  ownUsualCostsSchema,
  usualCostsSchema,
} from '#shared/calculations/kept-calculations.ts';
import { calculationFileRoutes } from './calculation-file-routes.ts';
import { findCalculation } from './find-calculation.ts';
import { deleteCalculation, keepCalculation } from './keep-calculation.ts';
import { keepUsualCosts } from './keep-usual-costs.ts';
import { listUsualCosts } from './list-usual-costs.ts';
import { requireCalculator } from './require-calculator.ts';

const PATH = '/api/user/calculations/:propertyId';
const USUAL_COSTS_PATH = '/api/user/usual-costs';
const tags = ['Teklif hesabı'];
const refusals = { 400: apiErrorSchema, 401: apiErrorSchema, 403: apiErrorSchema };

/** Routes for members' calculations for listings: they need premium, but all members may delete theirs. */
export function calculationRoutes(app: App, deps: Deps): void {
  listingCalls(app, deps);
  calculationFileRoutes(app, deps);
  usualCostsCalls(app, deps);
}

function usualCostsCalls(app: App, deps: Deps): void {
  app.get(
    USUAL_COSTS_PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Her tür için saklanan olağan masraflar; saklanmayanda null',
        response: { 200: ownUsualCostsSchema, 401: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      const { mayCalculate } = await rightsOf(deps, request);
      return { costs: await listUsualCosts(deps, id), mayCalculate };
    },
  );
  app.put(
    USUAL_COSTS_PATH,
    {
      config: { caller: 'member' },
      schema: {
        tags,
        summary: 'Bir türün yeni hesaplarının başlayacağı masraflar; null bunları unutur',
        body: usualCostsSchema,
        response: { 200: doneSchema, ...refusals },
      },
    },
    async (request) => {
      const { userId } = await requireCalculator(deps, request);
      await keepUsualCosts(deps, userId, request.body);
      return {
        message: request.body.costs === null ? 'Varsayılan masraflar silindi' : 'Varsayılan masraflar saklandı',
      };
    },
  );
}

function listingCalls(app: App, deps: Deps): void {
  const ofListing = { tags, params: calculationPathSchema };
  app.get(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...ofListing,
        summary: 'Bir ilan için saklanan hesap; yoksa null',
        response: { 200: keptCalculationSchema, ...refusals, 404: apiErrorSchema },
      },
    },
    async (request) => {
      const { userId } = await requireCalculator(deps, request);
      return findCalculation(deps, userId, request.params.propertyId);
    },
  );
  app.put(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...ofListing,
        summary: 'Bir ilanın hesabını saklar, öncekinin yerine',
        body: calculationSchema,
        response: { 200: doneSchema, ...refusals, 404: apiErrorSchema, 409: apiErrorSchema },
      },
    },
    async (request) => {
      const { userId } = await requireCalculator(deps, request);
      await keepCalculation(deps, userId, request.params.propertyId, request.body);
      return { message: 'Teklif hesabı saklandı' };
    },
  );
  app.delete(
    PATH,
    {
      config: { caller: 'member' },
      schema: {
        ...ofListing,
        summary: 'Bir ilanın saklanan hesabını siler; yoksa bir şey değişmez',
        response: { 200: doneSchema, 400: apiErrorSchema, 401: apiErrorSchema },
      },
    },
    async (request) => {
      const { id } = accountOf(request);
      await deleteCalculation(deps, id, request.params.propertyId);
      return { message: 'Teklif hesabı silindi' };
    },
  );
}
