export { areaOutcomes, forgetOutcomes } from './area-outcomes.ts';
export { listOutcomeMonths } from './monthly-outcomes.ts';
export { monthlyOutcomesRoutes } from './monthly-outcomes-routes.ts';
