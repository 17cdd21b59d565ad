export { wakeReminders } from './plan-reminders.ts';
export { remindMembers } from './remind-members.ts';
export { reminderRoutes } from './reminder-routes.ts';
export { exportReminderSettings } from './reminder-settings.ts';
