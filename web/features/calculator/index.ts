export { CalculatorSection } from './calculator-section.tsx';
