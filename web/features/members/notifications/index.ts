export { NotificationsPanel } from './notifications-panel.tsx';
export { useChannels, useUnreadCount } from './notifications-query.ts';
