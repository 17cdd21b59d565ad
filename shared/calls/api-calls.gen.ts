// Made of the server's routes by `npm run make-call-types`; scripts/api-client/site-calls.test.ts holds it fresh.
import type { z } from 'zod';
import type { accountExportSchema, doneSchema, emailChangeSchema, emailVerificationSchema, forgottenPasswordSchema, passwordChangeSchema, passwordConfirmationSchema, passwordResetSchema, passwordSetSchema, phoneCodeSentSchema, phoneConfirmationSchema, phoneSignInCodeSchema, phoneSignInSchema, profileChangeSchema, proofSchema, registeredSchema, registrationSchema, sessionIdSchema, signInSchema, signedInSchema, userSchema, userSessionsSchema } from '../accounts.ts';
import type { wonSaleAnswerSchema, wonSalePathSchema, wonSaleRequestSchema } from '../after-sale/won-sales.ts';
import type { alertAnswerSchema, alertPathSchema, alertPreviewRequestSchema, alertPreviewSchema, alertRequestSchema, alertsSchema } from '../alerts.ts';
import type { analysisRequestSchema, analysisResultSchema, keptViewsSchema, matchRequestSchema, matchesSchema, viewKeptSchema, viewPathSchema, viewRequestSchema } from '../analysis/analyses.ts';
import type { boardChangeSchema, boardNotedSchema, boardSchema } from '../board/board.ts';
import type { calculationPathSchema, calculationSchema, keptCalculationSchema, ownUsualCostsSchema, usualCostsSchema } from '../calculations/kept-calculations.ts';
import type { calendarFeedSchema, memberCalendarSchema, newCalendarFeedSchema } from '../calendar/calendar.ts';
import type { collectionStatusSchema } from '../collection-status.ts';
import type { besideSchema } from '../comparables/beside.ts';
import type { comparablesSchema } from '../comparables/comparables.ts';
import type { estimateQualitySchema } from '../comparables/estimate-quality.ts';
import type { companySchema, contactAnswerSchema, contactMessageSchema } from '../contact.ts';
import type { auditAskedSchema, auditPageSchema } from '../desk/audit.ts';
import type { deskCollectionSchema, deskFaultsSchema, deskNumberSchema, deskReplaceSchema, deskSourceSchema, deskWhySchema, droppedFileGivenSchema, droppedFileTakenSchema, droppedRejectionsSchema } from '../desk/collection/desk-collection.ts';
import type { deskJobNameSchema, deskJobsSchema } from '../desk/collection/desk-jobs.ts';
import type { deskLetterMeantSchema, deskLetterOpenedSchema, deskLettersMeantSchema, deskLettersSchema } from '../desk/collection/desk-letters.ts';
import type { announcementGivenSchema, announcementIdSchema, deskAnnouncementsSchema } from '../desk/desk-announcements.ts';
import type { deskFiguresSchema, deskSpeedSchema, figuresAskedSchema, unmarkedNetworksSchema } from '../desk/desk-figures.ts';
import type { deskCorrectionSchema, deskFileSchema, deskHiddenFileSchema, deskListingIdSchema, deskListingSchema, deskListingsAskedSchema, deskListingsSchema, deskMaskSchema, deskPageSchema, deskReasonSchema, deskUndoSchema } from '../desk/desk-listings.ts';
import type { deskLotSchema, lotDecisionSchema } from '../desk/desk-lots.ts';
import type { memberActSchema, memberDaysSchema, memberDeleteSchema, memberIdSchema, memberOpenedSchema, memberRowsSchema, memberSearchSchema } from '../desk/desk-members.ts';
import type { deskOrganisationPathSchema, deskOrganisationsSchema, foundingSchema, organisationChangeSchema } from '../desk/desk-organisations.ts';
import type { deskPaymentsSchema, deskRefundSchema, deskTransferSchema } from '../desk/desk-payments.ts';
import type { deskQualitySchema } from '../desk/desk-quality.ts';
import type { deskReadingSchema, readingUndoSchema, wrongReadingSchema } from '../desk/desk-readings.ts';
import type { conversationIdSchema, readyAnswerSchema, readyAnswersSchema, supportAssignSchema, supportNotesSchema, supportOpenedSchema, supportQueueAskedSchema, supportQueueSchema, supportStateSchema, supportUpdateSchema } from '../desk/desk-support.ts';
import type { deskTextSchema, deskTextsSchema, editionGivenSchema, previewAskedSchema, textNameSchema, textPreviewSchema } from '../desk/desk-texts.ts';
import type { deskMeSchema, deskOperatorsSchema, roleGivenSchema } from '../desk/desk.ts';
import type { newRemovalSchema, removalDecisionSchema, removalIdSchema, removalMadeSchema, removalSchema, removalsSchema } from '../desk/removal-requests.ts';
import type { waitingSchema } from '../desk/waiting/waiting.ts';
import type { landingSchema } from '../landing.ts';
import type { deskLawSchema, lawNameSchema } from '../law/desk-law.ts';
import type { filtersSchema, listingSearchSchema, marketSummarySchema, searchResultSchema, suggestionsSchema, understoodResultSchema } from '../listing-search.ts';
import type { listingDetailSchema, listingSummarySchema, openedDocumentSchema } from '../listings.ts';
import type { notificationPathSchema, notificationReadSchema, notificationSummarySchema, notificationsQuerySchema, notificationsSchema } from '../notifications.ts';
import type { deskInvoiceGivenSchema, deskInvoicePathSchema, ownInvoicesSchema } from '../orders/invoices.ts';
import type { deletionSchema, orderConfirmationSchema, orderPapersRequestSchema, orderRequestSchema, orderSchema, orderTermsSchema, ordersSchema, paymentRequestSchema, paymentStartSchema, reckoningConfirmationSchema, reckoningSchema, refundAccountSchema, renewalChoiceSchema, renewalSchema, renewalStartSchema, shownOrderSchema } from '../orders/orders.ts';
import type { apiKeyMadeSchema, apiKeyPathSchema, apiKeyRequestSchema, apiKeysSchema } from '../organisations/api-keys.ts';
import type { appConnectionPathSchema, appDecidedSchema, appDecisionSchema, appRequestSchema, appRequestShownSchema, connectedAppsSchema } from '../organisations/connected-apps.ts';
import type { invitationAcceptedSchema, invitationPathSchema, invitationRequestSchema, invitationShownSchema, invitationTokenSchema, organisationLogAskedSchema, organisationLogSchema, organisationMemberPathSchema, organisationOpenedSchema, organisationPathSchema, organisationsSchema, roleChangeSchema, sharedAdPathSchema, sharedAdRequestSchema, sharedAdsSchema, sharedNotePathSchema, sharedNoteRequestSchema } from '../organisations/organisations.ts';
import type { sharedAlertPathSchema, sharedAlertRequestSchema, sharedAlertsSchema } from '../organisations/shared-alerts.ts';
import type { webhookChangeSchema, webhookMadeSchema, webhookMessagePathSchema, webhookMessagesQuerySchema, webhookMessagesSchema, webhookPathSchema, webhookRequestSchema, webhookSecretSchema, webhooksSchema } from '../organisations/webhooks.ts';
import type { monthSchema, monthlyOutcomesSchema } from '../outcomes/monthly-outcomes.ts';
import type { deskPapersSchema, listingPapersSchema, paperNameSchema } from '../read-documents/desk-papers.ts';
import type { shownFindingsSchema } from '../read-documents/document-findings.ts';
import type { deskFindingMarksSchema, deskFindingPathSchema, findingDecisionSchema, findingMarkPathSchema, findingMarkSchema } from '../read-documents/finding-marks.ts';
import type { reminderSettingsSchema } from '../reminders/reminders.ts';
import type { keptReportsSchema, reportAskedSchema, reportPathSchema, reportRequestSchema, schedulePathSchema, scheduleRequestSchema } from '../reports/kept-reports.ts';
import type { savedAdAnswerSchema, savedAdRequestSchema, savedAdsSchema } from '../saved-ads.ts';
import type { newPasskeySchema, passkeyCeremonySchema, passkeyIdSchema, passkeySignInSchema, passkeysSchema } from '../sign-in/passkeys.ts';
import type { recoveryCodesSchema, secondStepDueSchema, secondStepSchema, twoFactorCodeSchema, twoFactorSetupSchema } from '../sign-in/two-factor.ts';
import type { announcementsSchema } from '../site/announcements.ts';
import type { editedTextsAskedSchema, editedTextsSchema } from '../site/edited-texts.ts';
import type { pageSpeedSchema, pageSpeedTakenSchema } from '../site/page-speed-report.ts';
import type { subscriptionClaimSchema, subscriptionSchema, trialRequestSchema } from '../subscriptions.ts';
import type { supportAfterSchema, supportFileAskedSchema, supportFileGivenSchema, supportKnownSchema, supportLinkSchema, supportMessageSchema, supportRatingSchema, supportSchema, supportSentSchema, supportSeqSchema, supportTextSchema, supportUnreadSchema, supportVisitorSchema } from '../support/support.ts';
import type { comparisonPathSchema, noticeVersionsSchema, versionComparisonSchema, versionsPathSchema } from '../versions/notice-versions.ts';

export interface ApiCalls {
  '/api/announcements': {
    GET: { answer: z.output<typeof announcementsSchema> };
  };
  '/api/auth/email-change': {
    POST: { body: z.input<typeof emailVerificationSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/auth/forgot-password': {
    POST: { body: z.input<typeof forgottenPasswordSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/auth/login': {
    POST: { body: z.input<typeof signInSchema>; answer: z.output<typeof signedInSchema> | z.output<typeof secondStepDueSchema> };
  };
  '/api/auth/logout': {
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/auth/logout-all': {
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/auth/passkey': {
    POST: { body: z.input<typeof passkeySignInSchema>; answer: z.output<typeof signedInSchema> };
  };
  '/api/auth/passkey/challenge': {
    POST: { answer: z.output<typeof passkeyCeremonySchema> };
  };
  '/api/auth/phone-code': {
    POST: { body: z.input<typeof phoneSignInCodeSchema>; answer: z.output<typeof phoneCodeSentSchema> };
  };
  '/api/auth/phone-login': {
    POST: { body: z.input<typeof phoneSignInSchema>; answer: z.output<typeof signedInSchema> };
  };
  '/api/auth/register': {
    POST: { body: z.input<typeof registrationSchema>; answer: z.output<typeof registeredSchema> };
  };
  '/api/auth/reset-password': {
    POST: { body: z.input<typeof passwordResetSchema>; answer: z.output<typeof passwordSetSchema> };
  };
  '/api/auth/two-factor': {
    POST: { body: z.input<typeof secondStepSchema>; answer: z.output<typeof signedInSchema> };
  };
  '/api/auth/user': {
    GET: { answer: z.output<typeof userSchema> };
  };
  '/api/auth/verify-email': {
    POST: { body: z.input<typeof emailVerificationSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/company': {
    GET: { answer: z.output<typeof companySchema> };
  };
  '/api/connected-apps/decision': {
    POST: { body: z.input<typeof appDecisionSchema>; answer: z.output<typeof appDecidedSchema> };
  };
  '/api/connected-apps/request': {
    POST: { body: z.input<typeof appRequestSchema>; answer: z.output<typeof appRequestShownSchema> };
  };
  '/api/contact': {
    POST: { body: z.input<typeof contactMessageSchema>; answer: z.output<typeof contactAnswerSchema> };
  };
  '/api/desk/announcements': {
    GET: { answer: z.output<typeof deskAnnouncementsSchema> };
    POST: { body: z.input<typeof announcementGivenSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/announcements/:id': {
    filled: z.input<typeof announcementIdSchema>;
    POST: { body: z.input<typeof announcementGivenSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/announcements/:id/end': {
    filled: z.input<typeof announcementIdSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/audit': {
    filled: z.input<typeof auditAskedSchema>;
    GET: { answer: z.output<typeof auditPageSchema> };
  };
  '/api/desk/collection': {
    GET: { answer: z.output<typeof deskCollectionSchema> };
  };
  '/api/desk/collection/files': {
    filled: z.input<typeof droppedFileGivenSchema>;
    POST: { answer: z.output<typeof droppedFileTakenSchema> };
  };
  '/api/desk/collection/files/:id/again': {
    filled: z.input<typeof deskNumberSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/files/:id/rejections': {
    filled: z.input<typeof deskNumberSchema>;
    GET: { answer: z.output<typeof droppedRejectionsSchema> };
  };
  '/api/desk/collection/jobs': {
    GET: { answer: z.output<typeof deskJobsSchema> };
  };
  '/api/desk/collection/jobs/:name/run': {
    filled: z.input<typeof deskJobNameSchema>;
    POST: { body: z.input<typeof deskWhySchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/letters': {
    GET: { answer: z.output<typeof deskLettersSchema> };
  };
  '/api/desk/collection/letters/discard': {
    POST: { body: z.input<typeof deskLettersMeantSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/letters/open': {
    POST: { body: z.input<typeof deskLetterMeantSchema>; answer: z.output<typeof deskLetterOpenedSchema> };
  };
  '/api/desk/collection/letters/retry': {
    POST: { body: z.input<typeof deskLettersMeantSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/runs/:id/faults': {
    filled: z.input<typeof deskNumberSchema>;
    GET: { answer: z.output<typeof deskFaultsSchema> };
  };
  '/api/desk/collection/sources/:name/pause': {
    filled: z.input<typeof deskSourceSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/sources/:name/resume': {
    filled: z.input<typeof deskSourceSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/sources/:name/run': {
    filled: z.input<typeof deskSourceSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/sources/:name/stop': {
    filled: z.input<typeof deskSourceSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/collection/sources/:name/try': {
    filled: z.input<typeof deskSourceSchema>;
    POST: { body: z.input<typeof deskReplaceSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/corrections': {
    GET: object;
  };
  '/api/desk/figures': {
    filled: z.input<typeof figuresAskedSchema>;
    GET: { answer: z.output<typeof deskFiguresSchema> };
  };
  '/api/desk/figures.csv': {
    filled: z.input<typeof figuresAskedSchema>;
    GET: object;
  };
  '/api/desk/figures/networks': {
    GET: { answer: z.output<typeof unmarkedNetworksSchema> };
  };
  '/api/desk/figures/speed': {
    GET: { answer: z.output<typeof deskSpeedSchema> };
  };
  '/api/desk/finding-examples': {
    GET: object;
  };
  '/api/desk/finding-marks': {
    GET: { answer: z.output<typeof deskFindingMarksSchema> };
  };
  '/api/desk/finding-marks/:finding': {
    filled: z.input<typeof deskFindingPathSchema>;
    POST: { body: z.input<typeof findingDecisionSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/invoices.csv': {
    GET: object;
  };
  '/api/desk/invoices/:id': {
    filled: z.input<typeof deskInvoicePathSchema>;
    POST: { body: z.input<typeof deskInvoiceGivenSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/law': {
    GET: { answer: z.output<typeof deskLawSchema> };
  };
  '/api/desk/law/:name': {
    filled: z.input<typeof lawNameSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings': {
    filled: z.input<typeof deskListingsAskedSchema>;
    GET: { answer: z.output<typeof deskListingsSchema> };
  };
  '/api/desk/listings/:id': {
    filled: z.input<typeof deskListingIdSchema>;
    GET: { answer: z.output<typeof deskListingSchema> };
  };
  '/api/desk/listings/:id/audit': {
    filled: z.input<typeof deskListingIdSchema>;
    GET: { answer: z.output<typeof auditPageSchema> };
  };
  '/api/desk/listings/:id/corrections': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskCorrectionSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/corrections/undo': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskUndoSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/hide': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/hide-file': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskFileSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/hide-page': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskPageSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/lot': {
    filled: z.input<typeof deskListingIdSchema>;
    GET: { answer: z.output<typeof deskLotSchema> };
    POST: { body: z.input<typeof lotDecisionSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/masks': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskMaskSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/papers': {
    filled: z.input<typeof deskListingIdSchema>;
    GET: { answer: z.output<typeof listingPapersSchema> };
  };
  '/api/desk/listings/:id/reading': {
    filled: z.input<typeof deskListingIdSchema>;
    GET: { answer: z.output<typeof deskReadingSchema> };
    POST: { body: z.input<typeof wrongReadingSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/reading/undo': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof readingUndoSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/show-file': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskHiddenFileSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/show-pages': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskFileSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/listings/:id/unhide': {
    filled: z.input<typeof deskListingIdSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/me': {
    GET: { answer: z.output<typeof deskMeSchema> };
  };
  '/api/desk/members/:id': {
    filled: z.input<typeof memberIdSchema>;
    POST: { answer: z.output<typeof memberOpenedSchema> };
  };
  '/api/desk/members/:id/close': {
    filled: z.input<typeof memberIdSchema>;
    POST: { body: z.input<typeof memberActSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/members/:id/days': {
    filled: z.input<typeof memberIdSchema>;
    POST: { body: z.input<typeof memberDaysSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/members/:id/delete': {
    filled: z.input<typeof memberIdSchema>;
    POST: { body: z.input<typeof memberDeleteSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/members/:id/export': {
    filled: z.input<typeof memberIdSchema>;
    POST: { body: z.input<typeof memberActSchema>; answer: z.output<typeof accountExportSchema> };
  };
  '/api/desk/members/:id/reopen': {
    filled: z.input<typeof memberIdSchema>;
    POST: { body: z.input<typeof memberActSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/members/search': {
    POST: { body: z.input<typeof memberSearchSchema>; answer: z.output<typeof memberRowsSchema> };
  };
  '/api/desk/operators': {
    GET: { answer: z.output<typeof deskOperatorsSchema> };
    POST: { body: z.input<typeof roleGivenSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/organisations': {
    GET: { answer: z.output<typeof deskOrganisationsSchema> };
    POST: { body: z.input<typeof foundingSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/organisations/:id': {
    filled: z.input<typeof deskOrganisationPathSchema>;
    POST: { body: z.input<typeof organisationChangeSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/papers': {
    GET: { answer: z.output<typeof deskPapersSchema> };
  };
  '/api/desk/papers/:sha256/read-again': {
    filled: z.input<typeof paperNameSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/payments': {
    GET: { answer: z.output<typeof deskPaymentsSchema> };
  };
  '/api/desk/payments/refund': {
    POST: { body: z.input<typeof deskRefundSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/payments/transfer': {
    POST: { body: z.input<typeof deskTransferSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/quality': {
    GET: { answer: z.output<typeof deskQualitySchema> };
  };
  '/api/desk/removal-requests': {
    GET: { answer: z.output<typeof removalsSchema> };
    POST: { body: z.input<typeof newRemovalSchema>; answer: z.output<typeof removalMadeSchema> };
  };
  '/api/desk/removal-requests/:id': {
    filled: z.input<typeof removalIdSchema>;
    GET: { answer: z.output<typeof removalSchema> };
  };
  '/api/desk/removal-requests/:id/decision': {
    filled: z.input<typeof removalIdSchema>;
    POST: { body: z.input<typeof removalDecisionSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/removal-requests/:id/letter': {
    filled: z.input<typeof removalIdSchema>;
    GET: object;
  };
  '/api/desk/support': {
    filled: z.input<typeof supportQueueAskedSchema>;
    GET: { answer: z.output<typeof supportQueueSchema> };
  };
  '/api/desk/support/:id': {
    filled: z.input<typeof conversationIdSchema>;
    GET: { answer: z.output<typeof supportOpenedSchema> };
  };
  '/api/desk/support/:id/assignee': {
    filled: z.input<typeof conversationIdSchema>;
    POST: { body: z.input<typeof supportAssignSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/:id/files': {
    filled: z.input<typeof conversationIdSchema> & z.input<typeof supportFileGivenSchema>;
    POST: { answer: z.output<typeof supportSentSchema> };
  };
  '/api/desk/support/:id/files/:seq': {
    filled: { id: string; seq: string };
    GET: object;
  };
  '/api/desk/support/:id/messages': {
    filled: z.input<typeof conversationIdSchema> & z.input<typeof supportAfterSchema>;
    GET: { answer: z.output<typeof supportUpdateSchema> };
    POST: { body: { clientId: string; text: z.input<typeof supportTextSchema> }; answer: z.output<typeof supportSentSchema> };
  };
  '/api/desk/support/:id/notes': {
    filled: z.input<typeof conversationIdSchema>;
    GET: { answer: z.output<typeof supportNotesSchema> };
    POST: { body: { text: z.input<typeof supportTextSchema> }; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/:id/read': {
    filled: z.input<typeof conversationIdSchema>;
    POST: { body: z.input<typeof supportSeqSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/:id/state': {
    filled: z.input<typeof conversationIdSchema>;
    POST: { body: z.input<typeof supportStateSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/:id/stream': {
    filled: z.input<typeof conversationIdSchema>;
    GET: object;
  };
  '/api/desk/support/:id/typing': {
    filled: z.input<typeof conversationIdSchema>;
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/ready': {
    GET: { answer: z.output<typeof readyAnswersSchema> };
    POST: { body: z.input<typeof readyAnswerSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/support/ready/:id': {
    filled: z.input<typeof conversationIdSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof readyAnswerSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/texts': {
    GET: { answer: z.output<typeof deskTextsSchema> };
  };
  '/api/desk/texts/:folder/:file': {
    filled: z.input<typeof textNameSchema>;
    GET: { answer: z.output<typeof deskTextSchema> };
    POST: { body: z.input<typeof editionGivenSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/texts/:folder/:file/preview': {
    filled: z.input<typeof textNameSchema>;
    POST: { body: z.input<typeof previewAskedSchema>; answer: z.output<typeof textPreviewSchema> };
  };
  '/api/desk/texts/:folder/:file/revert': {
    filled: z.input<typeof textNameSchema>;
    POST: { body: z.input<typeof deskReasonSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/desk/waiting': {
    GET: { answer: z.output<typeof waitingSchema> };
  };
  '/api/desk/wrong-readings': {
    GET: object;
  };
  '/api/docs': {
    GET: object;
  };
  '/api/docs/': {
    GET: object;
  };
  '/api/docs/js/scalar.js': {
    GET: object;
  };
  '/api/docs/openapi.json': {
    GET: object;
  };
  '/api/docs/openapi.yaml': {
    GET: object;
  };
  '/api/edited-texts': {
    filled: z.input<typeof editedTextsAskedSchema>;
    GET: { answer: z.output<typeof editedTextsSchema> };
  };
  '/api/estimate-quality': {
    GET: { answer: z.output<typeof estimateQualitySchema> };
  };
  '/api/filters': {
    GET: { answer: z.output<typeof filtersSchema> };
  };
  '/api/landing': {
    filled: { place?: string | undefined };
    GET: { answer: z.output<typeof landingSchema> };
  };
  '/api/monthly-outcomes/:month': {
    filled: { month: z.input<typeof monthSchema> };
    GET: { answer: z.output<typeof monthlyOutcomesSchema> };
  };
  '/api/order-terms': {
    GET: { answer: z.output<typeof orderTermsSchema> };
  };
  '/api/organisations': {
    GET: { answer: z.output<typeof organisationsSchema> };
  };
  '/api/organisations/:id': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof organisationOpenedSchema> };
  };
  '/api/organisations/:id/alerts': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof sharedAlertsSchema> };
    POST: { body: z.input<typeof sharedAlertRequestSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/alerts/:alertId': {
    filled: z.input<typeof sharedAlertPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/alerts/:alertId/own': {
    filled: z.input<typeof sharedAlertPathSchema>;
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/analysis': {
    filled: z.input<typeof organisationPathSchema>;
    POST: { body: z.input<typeof analysisRequestSchema>; answer: z.output<typeof analysisResultSchema> };
  };
  '/api/organisations/:id/analysis/matches': {
    filled: z.input<typeof organisationPathSchema>;
    POST: { body: z.input<typeof matchRequestSchema>; answer: z.output<typeof matchesSchema> };
  };
  '/api/organisations/:id/analysis/views': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof keptViewsSchema> };
    POST: { body: z.input<typeof viewRequestSchema>; answer: z.output<typeof viewKeptSchema> };
  };
  '/api/organisations/:id/analysis/views/:viewId': {
    filled: z.input<typeof viewPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof viewRequestSchema>; answer: z.output<typeof viewKeptSchema> };
  };
  '/api/organisations/:id/api-keys': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof apiKeysSchema> };
    POST: { body: z.input<typeof apiKeyRequestSchema>; answer: z.output<typeof apiKeyMadeSchema> };
  };
  '/api/organisations/:id/api-keys/:keyId': {
    filled: z.input<typeof apiKeyPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/connected-apps': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof connectedAppsSchema> };
  };
  '/api/organisations/:id/connected-apps/:connectionId': {
    filled: z.input<typeof appConnectionPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/export.csv': {
    filled: z.input<typeof organisationPathSchema>;
    GET: object;
  };
  '/api/organisations/:id/invitations': {
    filled: z.input<typeof organisationPathSchema>;
    POST: { body: z.input<typeof invitationRequestSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/invitations/:invitationId': {
    filled: z.input<typeof invitationPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/log': {
    filled: z.input<typeof organisationPathSchema> & z.input<typeof organisationLogAskedSchema>;
    GET: { answer: z.output<typeof organisationLogSchema> };
  };
  '/api/organisations/:id/logo': {
    filled: z.input<typeof organisationPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    GET: object;
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/members/:userId': {
    filled: z.input<typeof organisationMemberPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof roleChangeSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/report.csv': {
    filled: z.input<typeof organisationPathSchema>;
    GET: object;
  };
  '/api/organisations/:id/report.pdf': {
    filled: z.input<typeof organisationPathSchema>;
    GET: object;
  };
  '/api/organisations/:id/report.xlsx': {
    filled: z.input<typeof organisationPathSchema>;
    GET: object;
  };
  '/api/organisations/:id/reports': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof keptReportsSchema> };
    POST: { body: z.input<typeof reportRequestSchema>; answer: z.output<typeof reportAskedSchema> };
  };
  '/api/organisations/:id/reports/:reportId': {
    filled: z.input<typeof reportPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/reports/:reportId/file': {
    filled: z.input<typeof reportPathSchema>;
    GET: object;
  };
  '/api/organisations/:id/reports/schedules': {
    filled: z.input<typeof organisationPathSchema>;
    POST: { body: z.input<typeof scheduleRequestSchema>; answer: z.output<typeof reportAskedSchema> };
  };
  '/api/organisations/:id/reports/schedules/:scheduleId': {
    filled: z.input<typeof schedulePathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/reports/schedules/:scheduleId/own-mails': {
    filled: z.input<typeof schedulePathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/saved-ads': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof sharedAdsSchema> };
    POST: { body: z.input<typeof sharedAdRequestSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/saved-ads/:propertyId': {
    filled: z.input<typeof sharedAdPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/saved-ads/:propertyId/notes': {
    filled: z.input<typeof sharedAdPathSchema>;
    POST: { body: z.input<typeof sharedNoteRequestSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/saved-ads/:propertyId/notes/:noteId': {
    filled: z.input<typeof sharedNotePathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/webhooks': {
    filled: z.input<typeof organisationPathSchema>;
    GET: { answer: z.output<typeof webhooksSchema> };
    POST: { body: z.input<typeof webhookRequestSchema>; answer: z.output<typeof webhookMadeSchema> };
  };
  '/api/organisations/:id/webhooks/:webhookId': {
    filled: z.input<typeof webhookPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof webhookChangeSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/webhooks/:webhookId/messages': {
    filled: z.input<typeof webhookPathSchema> & z.input<typeof webhookMessagesQuerySchema>;
    GET: { answer: z.output<typeof webhookMessagesSchema> };
  };
  '/api/organisations/:id/webhooks/:webhookId/messages/:messageId/again': {
    filled: z.input<typeof webhookMessagePathSchema>;
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/organisations/:id/webhooks/:webhookId/secret': {
    filled: z.input<typeof webhookPathSchema>;
    POST: { answer: z.output<typeof webhookSecretSchema> };
  };
  '/api/organisations/invitation': {
    POST: { body: z.input<typeof invitationTokenSchema>; answer: z.output<typeof invitationShownSchema> };
  };
  '/api/organisations/invitation/acceptance': {
    POST: { body: z.input<typeof invitationTokenSchema>; answer: z.output<typeof invitationAcceptedSchema> };
  };
  '/api/page-speed': {
    POST: { body: z.input<typeof pageSpeedSchema>; answer: z.output<typeof pageSpeedTakenSchema> };
  };
  '/api/properties': {
    filled: { limit?: string | undefined };
    GET: { answer: Array<z.output<typeof listingSummarySchema>> };
  };
  '/api/properties/:id': {
    filled: { id: string };
    GET: { answer: z.output<typeof listingDetailSchema> };
  };
  '/api/properties/:id/beside': {
    filled: { id: string };
    GET: { answer: z.output<typeof besideSchema> };
  };
  '/api/properties/:id/comparables': {
    filled: { id: string };
    GET: { answer: z.output<typeof comparablesSchema> };
  };
  '/api/properties/:id/document-findings': {
    filled: { id: string };
    GET: { answer: z.output<typeof shownFindingsSchema> };
  };
  '/api/properties/:id/document-findings/:finding/mark': {
    filled: z.input<typeof findingMarkPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof findingMarkSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/properties/:id/documents/:place': {
    filled: { id: string; place: string };
    POST: { answer: z.output<typeof openedDocumentSchema> };
  };
  '/api/properties/:id/dosya.pdf': {
    filled: { id: string };
    GET: object;
  };
  '/api/properties/:id/dosya.xlsx': {
    filled: { id: string };
    GET: object;
  };
  '/api/properties/:id/versions': {
    filled: z.input<typeof versionsPathSchema>;
    GET: { answer: z.output<typeof noticeVersionsSchema> };
  };
  '/api/properties/:id/versions/:before/:after': {
    filled: z.input<typeof comparisonPathSchema>;
    GET: { answer: z.output<typeof versionComparisonSchema> };
  };
  '/api/properties/search': {
    filled: z.input<typeof listingSearchSchema>;
    GET: { answer: z.output<typeof searchResultSchema> };
  };
  '/api/properties/search-ai': {
    filled: z.input<typeof listingSearchSchema>;
    GET: { answer: z.output<typeof understoodResultSchema> };
  };
  '/api/properties/suggestions': {
    filled: { query?: string | Array<string> | undefined };
    GET: { answer: z.output<typeof suggestionsSchema> };
  };
  '/api/status': {
    GET: { answer: z.output<typeof collectionStatusSchema> };
  };
  '/api/summary': {
    GET: { answer: z.output<typeof marketSummarySchema> };
  };
  '/api/support': {
    filled: { after?: string | undefined; conversation?: string | undefined };
    GET: { answer: z.output<typeof supportSchema> };
  };
  '/api/support/files': {
    filled: z.input<typeof supportFileGivenSchema>;
    POST: { answer: z.output<typeof supportSentSchema> };
  };
  '/api/support/files/:conversation/:seq': {
    filled: z.input<typeof supportFileAskedSchema>;
    GET: object;
  };
  '/api/support/link': {
    POST: { body: z.input<typeof supportLinkSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/support/messages': {
    POST: { body: z.input<typeof supportMessageSchema>; answer: z.output<typeof supportSentSchema> };
  };
  '/api/support/rating': {
    POST: { body: z.input<typeof supportRatingSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/support/read': {
    POST: { body: z.input<typeof supportSeqSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/support/stream': {
    filled: z.input<typeof supportKnownSchema>;
    GET: object;
  };
  '/api/support/typing': {
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/support/unread': {
    GET: { answer: z.output<typeof supportUnreadSchema> };
  };
  '/api/support/visitor': {
    POST: { body: z.input<typeof supportVisitorSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/trial': {
    POST: { body: z.input<typeof trialRequestSchema>; answer: z.output<typeof subscriptionSchema> };
  };
  '/api/unsubscribe': {
    filled: { user: string; key: string };
    GET: object;
    POST: object;
  };
  '/api/user': {
    DELETE: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/board': {
    GET: { answer: z.output<typeof boardSchema> };
  };
  '/api/user/board.csv': {
    GET: object;
  };
  '/api/user/board.xlsx': {
    GET: object;
  };
  '/api/user/board/:propertyId': {
    filled: z.input<typeof wonSalePathSchema>;
    PUT: { body: z.input<typeof boardChangeSchema>; answer: z.output<typeof boardNotedSchema> };
  };
  '/api/user/calculations/:propertyId': {
    filled: z.input<typeof calculationPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    GET: { answer: z.output<typeof keptCalculationSchema> };
    PUT: { body: z.input<typeof calculationSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/calculations/:propertyId/pdf': {
    filled: z.input<typeof calculationPathSchema>;
    GET: object;
  };
  '/api/user/calculations/:propertyId/xlsx': {
    filled: z.input<typeof calculationPathSchema>;
    GET: object;
  };
  '/api/user/calendar': {
    GET: { answer: z.output<typeof memberCalendarSchema> };
  };
  '/api/user/calendar-feed': {
    DELETE: { answer: z.output<typeof calendarFeedSchema> };
    GET: { answer: z.output<typeof calendarFeedSchema> };
    POST: { answer: z.output<typeof newCalendarFeedSchema> };
  };
  '/api/user/calendar.ics': {
    GET: object;
  };
  '/api/user/deletion': {
    GET: { answer: z.output<typeof deletionSchema> };
  };
  '/api/user/email': {
    POST: { body: z.input<typeof emailChangeSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/export': {
    GET: { answer: z.output<typeof accountExportSchema> };
  };
  '/api/user/invoices': {
    GET: { answer: z.output<typeof ownInvoicesSchema> };
  };
  '/api/user/invoices/:id/file': {
    filled: { id: string };
    GET: object;
  };
  '/api/user/notifications': {
    filled: z.input<typeof notificationsQuerySchema>;
    GET: { answer: z.output<typeof notificationsSchema> };
  };
  '/api/user/notifications/:id/read': {
    filled: z.input<typeof notificationPathSchema>;
    PUT: { answer: z.output<typeof notificationReadSchema> };
  };
  '/api/user/notifications/read-all': {
    PUT: { answer: z.output<typeof notificationReadSchema> };
  };
  '/api/user/notifications/summary': {
    GET: { answer: z.output<typeof notificationSummarySchema> };
  };
  '/api/user/orders': {
    GET: { answer: z.output<typeof ordersSchema> };
    POST: { body: z.input<typeof orderRequestSchema>; answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id': {
    filled: { id: string };
    GET: { answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id/cancellation': {
    filled: { id: string };
    POST: { answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id/confirmation': {
    filled: { id: string };
    POST: { body: z.input<typeof orderConfirmationSchema>; answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id/contract': {
    filled: { id: string };
    GET: object;
  };
  '/api/user/orders/:id/ending': {
    filled: { id: string };
    GET: { answer: z.output<typeof reckoningSchema> };
    POST: { body: z.input<typeof reckoningConfirmationSchema>; answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id/papers': {
    filled: { id: string };
    POST: { body: z.input<typeof orderPapersRequestSchema>; answer: z.output<typeof shownOrderSchema> };
  };
  '/api/user/orders/:id/payment': {
    filled: { id: string };
    POST: { body: z.input<typeof paymentRequestSchema>; answer: z.output<typeof paymentStartSchema> };
  };
  '/api/user/orders/:id/refund-account': {
    filled: { id: string };
    PUT: { body: z.input<typeof refundAccountSchema>; answer: z.output<typeof orderSchema> };
  };
  '/api/user/orders/:id/withdrawal': {
    filled: { id: string };
    GET: { answer: z.output<typeof reckoningSchema> };
    POST: { body: z.input<typeof reckoningConfirmationSchema>; answer: z.output<typeof orderSchema> };
  };
  '/api/user/passkeys': {
    GET: { answer: z.output<typeof passkeysSchema> };
    POST: { body: z.input<typeof newPasskeySchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/passkeys/:id': {
    filled: z.input<typeof passkeyIdSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/user/passkeys/challenge': {
    POST: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof passkeyCeremonySchema> };
  };
  '/api/user/password': {
    POST: { body: z.input<typeof passwordChangeSchema>; answer: z.output<typeof passwordSetSchema> };
  };
  '/api/user/phone-code': {
    POST: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof phoneCodeSentSchema> };
  };
  '/api/user/phone-confirmation': {
    POST: { body: z.input<typeof phoneConfirmationSchema>; answer: z.output<typeof userSchema> };
  };
  '/api/user/profile': {
    PUT: { body: z.input<typeof profileChangeSchema>; answer: z.output<typeof userSchema> };
  };
  '/api/user/proof': {
    POST: { body: z.input<typeof proofSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/proof/challenge': {
    POST: { answer: z.output<typeof passkeyCeremonySchema> };
  };
  '/api/user/property-alerts': {
    GET: { answer: z.output<typeof alertsSchema> };
    POST: { body: z.input<typeof alertRequestSchema>; answer: z.output<typeof alertAnswerSchema> };
  };
  '/api/user/property-alerts/:id': {
    filled: z.input<typeof alertPathSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
    PUT: { body: z.input<typeof alertRequestSchema>; answer: z.output<typeof alertAnswerSchema> };
  };
  '/api/user/property-alerts/preview': {
    POST: { body: z.input<typeof alertPreviewRequestSchema>; answer: z.output<typeof alertPreviewSchema> };
  };
  '/api/user/reminders': {
    GET: { answer: z.output<typeof reminderSettingsSchema> };
    PUT: { body: z.input<typeof reminderSettingsSchema>; answer: z.output<typeof reminderSettingsSchema> };
  };
  '/api/user/renewal': {
    DELETE: { answer: z.output<typeof renewalSchema> };
    PUT: { body: z.input<typeof renewalChoiceSchema>; answer: z.output<typeof renewalStartSchema> };
  };
  '/api/user/saved-ads': {
    GET: { answer: z.output<typeof savedAdsSchema> };
    POST: { body: z.input<typeof savedAdRequestSchema>; answer: z.output<typeof savedAdAnswerSchema> };
  };
  '/api/user/saved-ads.csv': {
    GET: object;
  };
  '/api/user/saved-ads/:propertyId': {
    filled: z.input<typeof wonSalePathSchema>;
    DELETE: { answer: z.output<typeof savedAdAnswerSchema> };
  };
  '/api/user/search.csv': {
    filled: z.input<typeof listingSearchSchema>;
    GET: object;
  };
  '/api/user/search.xlsx': {
    filled: z.input<typeof listingSearchSchema>;
    GET: object;
  };
  '/api/user/sessions': {
    DELETE: { answer: z.output<typeof doneSchema> };
    GET: { answer: z.output<typeof userSessionsSchema> };
  };
  '/api/user/sessions/:id': {
    filled: z.input<typeof sessionIdSchema>;
    DELETE: { answer: z.output<typeof doneSchema> };
  };
  '/api/user/subscription': {
    GET: { answer: z.output<typeof subscriptionSchema> };
    POST: { body: z.input<typeof subscriptionClaimSchema>; answer: z.output<typeof subscriptionSchema> };
  };
  '/api/user/two-factor': {
    POST: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof twoFactorSetupSchema> };
  };
  '/api/user/two-factor/confirm': {
    POST: { body: z.input<typeof twoFactorCodeSchema>; answer: z.output<typeof signedInSchema> };
  };
  '/api/user/two-factor/disable': {
    POST: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/two-factor/recovery-codes': {
    POST: { body: z.input<typeof passwordConfirmationSchema>; answer: z.output<typeof recoveryCodesSchema> };
  };
  '/api/user/usual-costs': {
    GET: { answer: z.output<typeof ownUsualCostsSchema> };
    PUT: { body: z.input<typeof usualCostsSchema>; answer: z.output<typeof doneSchema> };
  };
  '/api/user/verification-mail': {
    POST: { answer: z.output<typeof doneSchema> };
  };
  '/api/user/won-sales/:propertyId': {
    filled: z.input<typeof wonSalePathSchema>;
    DELETE: { answer: z.output<typeof wonSaleAnswerSchema> };
    GET: { answer: z.output<typeof wonSaleAnswerSchema> };
    PUT: { body: z.input<typeof wonSaleRequestSchema>; answer: z.output<typeof wonSaleAnswerSchema> };
  };
  '/api/v1/openapi.json': {
    GET: object;
  };
}
