export { exportCalendarFeed } from './calendar-feeds.ts';
export { calendarRoutes } from './calendar-routes.ts';
