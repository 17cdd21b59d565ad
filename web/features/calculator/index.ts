export { keptCalculationQuery } from './calculation-calls.ts';
export { CalculatorSection } from './calculator-section.tsx';
export { startCalculation } from './start-calculation.ts';
