export { exportWonSales } from './won-sale.ts';
export { wonSaleRoutes } from './won-sale-routes.ts';
