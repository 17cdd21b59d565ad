export { maskPersonalData } from './mask-personal-data.ts';
export { presentable } from './mask-value.ts';
