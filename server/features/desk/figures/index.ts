export { figureRoutes } from './figure-routes.ts';
export { noteFigures } from './note-figures.ts';
export { pageSpeedRoutes } from './page-speed-routes.ts';
export { tallyUse } from './tally-use.ts';
