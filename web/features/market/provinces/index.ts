export { PlaceMap } from './place-map.tsx';
export { ProvinceList } from './province-list.tsx';
export { ProvinceMap } from './province-map.tsx';
