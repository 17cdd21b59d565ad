export { ProvinceList } from './province-list.tsx';
export { ProvinceMap } from './province-map.tsx';
