export { figuresOf, forgetMarketFigures, marketFigures } from './market-figures.ts';
