export { areaOutcomes, forgetOutcomes } from './area-outcomes.ts';
