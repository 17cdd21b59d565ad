export { exportSavedAds, listSavedAds } from './list-saved-ads.ts';
export { savedAdRoutes } from './saved-ad-routes.ts';
