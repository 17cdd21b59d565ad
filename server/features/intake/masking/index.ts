export { maskPersonalData } from './mask-personal-data.ts';
export { maskValue } from './mask-value.ts';
export { MASK_VERSION } from './mask-version.ts';
