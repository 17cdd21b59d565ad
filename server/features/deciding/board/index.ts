export { boardRoutes } from './board-routes.ts';
export { exportBoard } from './list-board.ts';
