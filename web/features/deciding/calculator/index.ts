export { keptCalculationQuery } from './calculation-calls.ts';
export { CalculatorSection } from './calculator-section.tsx';
export { UsualCostsSection } from './usual-costs-section.tsx';
