export { askForFigures } from './ask-for-figures.ts';
export { lawDeskRoutes } from './law-desk-routes.ts';
