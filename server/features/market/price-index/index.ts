export { figuresOf, forgetMarketFigures, marketFigures, worthSources } from './market-figures.ts';
