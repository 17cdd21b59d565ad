export { admitKeyOrApp } from './admit-apps-routes.ts';
export { cleanConnections } from './clean-connections.ts';
export { connectedAppRoutes } from './connected-app-routes.ts';
export { exportConnections } from './list-connections.ts';
export { oauthRoutes } from './oauth-routes.ts';
export { wellKnownRoutes } from './well-known-routes.ts';
