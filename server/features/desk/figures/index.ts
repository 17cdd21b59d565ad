export { figureRoutes } from './figure-routes.ts';
export { noteFigures } from './note-figures.ts';
export { tallyUse } from './tally-use.ts';
