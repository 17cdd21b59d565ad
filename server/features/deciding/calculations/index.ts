export { calculationRoutes } from './calculation-routes.ts';
export { exportCalculations } from './export-calculations.ts';
