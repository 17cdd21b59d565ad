export { noticeVersionRoutes } from './notice-version-routes.ts';
export { notifyChanged } from './notify-changed.ts';
