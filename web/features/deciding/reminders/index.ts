export { RemindersSection } from './reminders-section.tsx';
