export { compareVersions } from './compare-versions.ts';
export { listVersions } from './list-versions.ts';
export { noticeVersionRoutes } from './notice-version-routes.ts';
export { notifyChanged } from './notify-changed.ts';
