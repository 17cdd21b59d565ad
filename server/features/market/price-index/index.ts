export { type FigureSources, figureSources, figuresOf, forgetMarketFigures, marketFigures } from './market-figures.ts';
