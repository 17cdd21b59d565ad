export { exportSavedAds, listSavedAds } from './list-saved-ads.ts';
export { notifyEndingSoon } from './notify-ending-soon.ts';
export { savedAdRoutes } from './saved-ad-routes.ts';
