import { exportViews } from './features/company/analysis/index.ts';
import { exportMadeKeys } from './features/company/api-keys/index.ts';
import { exportConnections } from './features/company/connected-apps/index.ts';
import { exportInvitations, exportMemberships, followMembership } from './features/company/organisations/index.ts';
import { exportReports } from './features/company/reports/index.ts';
import { exportWonSales } from './features/deciding/after-sale/index.ts';
import { exportAlerts } from './features/deciding/alerts/index.ts';
import { exportBoard } from './features/deciding/board/index.ts';
import { exportCalculations } from './features/deciding/calculations/index.ts';
import { exportCalendarFeed } from './features/deciding/calendar/index.ts';
import { exportReminderSettings } from './features/deciding/reminders/index.ts';
import { exportSavedAds } from './features/deciding/saved-ads/index.ts';
import { exportConversations, exportSupportFiles } from './features/help/support/index.ts';
import { exportFindingMarks } from './features/market/document-findings/index.ts';
import type { AccountExtensions } from './features/members/accounts/index.ts';
import { exportNotifications } from './features/members/notifications/index.ts';
import { exportSubscription, keepTrialMarks, startAskedTrial } from './features/members/subscriptions/index.ts';
import { exportInvoices } from './features/selling/invoices/index.ts';
import { exportOrders, followAccount } from './features/selling/orders/index.ts';

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
    exportFindingMarks,
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
