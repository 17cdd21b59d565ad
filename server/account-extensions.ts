import type { AccountExtensions } from './features/accounts/index.ts';
import { exportWonSales } from './features/after-sale/index.ts';
import { exportAlerts } from './features/alerts/index.ts';
import { exportMadeKeys } from './features/api-keys/index.ts';
import { exportViews } from './features/analysis/index.ts';
import { exportBoard } from './features/board/index.ts';
import { exportCalculations } from './features/calculations/index.ts';
import { exportCalendarFeed } from './features/calendar/index.ts';
import { exportConnections } from './features/connected-apps/index.ts';
import { exportInvoices } from './features/invoices/index.ts';
import { exportNotifications } from './features/notifications/index.ts';
import { exportOrders, followAccount } from './features/orders/index.ts';
import { exportInvitations, exportMemberships, followMembership } from './features/organisations/index.ts';
import { exportReminderSettings } from './features/reminders/index.ts';
import { exportReports } from './features/reports/index.ts';
import { exportSavedAds } from './features/saved-ads/index.ts';
import { exportSubscription, keepTrialMarks, startAskedTrial } from './features/subscriptions/index.ts';
import { exportConversations, exportSupportFiles } from './features/support/index.ts';

/** What features add to accounts: their part of a member's export, and what they do when an account changes. */
export const ACCOUNT_EXTENSIONS: Required<AccountExtensions> = {
  exportParts: [
    exportSubscription,
    exportOrders,
    exportInvoices,
    exportSavedAds,
    exportBoard,
    exportWonSales,
    exportCalculations,
    exportCalendarFeed,
    exportAlerts,
    exportNotifications,
    exportReminderSettings,
    exportConversations,
    exportSupportFiles,
    exportMemberships,
    exportInvitations,
    exportViews,
    exportReports,
    exportMadeKeys,
    exportConnections,
  ],
  watchers: [keepTrialMarks, followAccount, followMembership],
  confirmationSteps: [startAskedTrial],
};
