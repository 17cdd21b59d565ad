export { CALENDAR_VIEWS, readDay } from './calendar-address.ts';
export { CalendarPage, type CalendarPlace } from './calendar-page.tsx';
export { FeedSection } from './feed-section.tsx';
