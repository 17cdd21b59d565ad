import type { RETENTION } from '#shared/retention.ts';

/**
 * What deletes the words: the deletion of the row that owns them (by a cascading foreign key), a term of `RETENTION`,
 * or `faults` (90 days: `forgetOldRuns`).
 */
type Term = 'account' | 'organisation' | 'listing' | keyof typeof RETENTION | 'faults' | 'desk';

type WordPlace = {
  /** `table.column`; several columns of one table are separated by commas. */
  readonly at: string;
  readonly by: 'member' | 'visitor' | 'source' | 'desk' | 'site';
  /** Whether names of third persons in it are masked during intake (D18). */
  readonly isMasked: boolean;
  /** The part of a member's export that contains it (`ACCOUNT_EXTENSIONS`); null for what is not theirs alone. */
  readonly exportedBy: string | null;
  readonly goesWith: Term;
  /** A test of that deletion: its file and its title. */
  readonly test: `${string}.test.ts: ${string}`;
};

const place = (
  at: string,
  by: WordPlace['by'],
  exportedBy: string | null,
  goesWith: Term,
  test: WordPlace['test'],
  isMasked = false,
): WordPlace => ({ at, by, exportedBy, goesWith, test, isMasked });

const ACCOUNTS = 'server/features/members/accounts/user-routes.test.ts: deletes all data of the member and of no other';
const COMPANY =
  'server/features/company/organisations/organisations.test.ts: is read but not added to once the plan is over, and goes a year later';
const TEXTS =
  'server/features/intake/recording/forget-ended-texts.test.ts: a year after its end a listing keeps its facts and loses its texts, pictures and documents';
const DESK =
  'server/features/desk/listing-desk/listing-desk.test.ts: are nowhere in the database, whatever the source says later';
const APPS =
  'server/features/company/connected-apps/connected-apps.test.ts: is forgotten some time after its end, and apps that nobody connected';
const PAYMENTS =
  'server/features/members/accounts/upkeep/forget-passive-accounts.test.ts: payments are kept for ten years from the end of their calendar year (TTK 82/6), without their account';
const WEBHOOK_LOG = 'server/features/company/webhooks/webhooks.test.ts: have a log that is kept for a week';
const SUPPORT =
  'server/features/help/support/support.test.ts: a conversation is deleted three years after its last message';
const SUPPORT_FILES =
  'server/features/help/support/support-files.test.ts: a file sent twice under the same id is one message, deleted with its conversation after three years';

/** Every column that can contain a person's words, name or address. Each text column is here or in `WORDLESS`. */
export const WORD_PLACES: readonly WordPlace[] = [
  place('users.email,phoneNumber,firstName,lastName,phone', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('user_passkeys.name', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('user_sessions.userAgent', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('email_changes.newEmail', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('property_alerts.alertName,searchCriteria,understoodCriteria', 'member', 'exportAlerts', 'account', ACCOUNTS),
  place('board_cards.notes,tags,checks', 'member', 'exportBoard', 'account', ACCOUNTS),
  place('calculations.calculation', 'member', 'exportCalculations', 'account', ACCOUNTS),
  place('usual_costs.costs', 'member', 'exportCalculations', 'account', ACCOUNTS),
  place('notifications.detail,title,message', 'source', 'exportNotifications', 'account', ACCOUNTS, true),
  place('api_keys.addresses', 'member', null, 'organisation', COMPANY),
  place('api_keys.name', 'member', 'exportMadeKeys', 'organisation', COMPANY),
  place('organisation_invitations.email', 'member', 'exportInvitations', 'organisation', COMPANY),
  place('organisation_log.after', 'member', null, 'organisation', COMPANY),
  place('organisation_notes.text', 'member', 'exportMemberships', 'organisation', COMPANY),
  place('organisations.name', 'member', 'exportMemberships', 'endedOrganisationYears', COMPANY),
  place('organisation_logos.content', 'member', null, 'organisation', COMPANY),
  place('analysis_views.name,view', 'member', 'exportViews', 'organisation', COMPANY),
  place(
    'reports.name,view,content',
    'member',
    'exportReports',
    'reportDays',
    'server/features/company/reports/kept/kept-reports.test.ts: is kept for 90 days',
  ),
  place('webhook_endpoints.url', 'member', null, 'organisation', COMPANY),
  place('app_connections.appName', 'visitor', 'exportConnections', 'appConnectionMaxDays', APPS),
  place('oauth_clients.name', 'visitor', null, 'unusedAppDays', APPS),
  place('orders.organisationName,buyer,email', 'member', 'exportOrders', 'paymentYears', PAYMENTS),
  place('order_papers.text,shownTo', 'site', 'exportOrders', 'paymentYears', PAYMENTS),
  place('outbox.facts', 'site', null, 'paymentYears', PAYMENTS),
  place('refunds.iban', 'member', 'exportOrders', 'paymentYears', PAYMENTS),
  place(
    'invoice_files.content',
    'site',
    'exportInvoices',
    'paymentYears',
    'server/features/selling/invoices/invoices.test.ts: remains, and its invoice reaches the buyer, when the account is deleted',
  ),
  place(
    'contact_messages.name,email,subject,message',
    'visitor',
    null,
    'contactYears',
    'server/features/help/contact/contact-routes.test.ts: is deleted after three years',
  ),
  place('support_conversations.name,email,subject', 'visitor', null, 'contactYears', SUPPORT),
  place('support_messages.text,folded', 'visitor', 'exportConversations', 'contactYears', SUPPORT),
  place('support_files.name', 'visitor', 'exportSupportFiles', 'contactYears', SUPPORT_FILES),
  place('support_notes.by,text', 'desk', null, 'contactYears', SUPPORT),
  place(
    'support_ready_answers.title,text',
    'desk',
    null,
    'desk',
    'server/features/help/support/support.test.ts: saves ready answers, and logs each change',
  ),
  place(
    'removal_requests.name,email,demand,answer,nothingDone,acts',
    'visitor',
    null,
    'contactYears',
    'server/features/desk/removal-requests/removal-requests.test.ts: a request is deleted three years after its answer',
  ),
  place(
    'announcements.text,linkLabel,linkAddress',
    'desk',
    null,
    'desk',
    'server/features/desk/announcements/announcements.test.ts: a change or removal shows within seconds, and the log says who did it and why',
  ),
  place(
    'edited_texts.source,publishedBy',
    'desk',
    null,
    'desk',
    'server/features/desk/edited-texts/edited-texts.test.ts: can be reverted, keeps its history, and can be published again',
  ),
  place('audit_log.actor,before,after,reason', 'desk', null, 'desk', DESK),
  place(
    'offices.name,address,phone,email',
    'desk',
    null,
    'desk',
    'server/features/intake/importing/import-offices.test.ts: a directory of offices is told by its columns and written by the name of each office',
  ),
  place(
    'source_controls.pauseReason',
    'desk',
    null,
    'desk',
    'server/features/desk/collection-desk/sources.test.ts: a paused source is not read until it is resumed, neither by schedule nor by command nor by request',
  ),
  place(
    'properties.title,dosyaBilgi,il,ilce,ada,parsel,carAge,mahalleKoy,location,tur,courtName,hisse,description,kaydindakiSerhler,carModel,noticeValues',
    'source',
    null,
    'endedListingYears',
    TEXTS,
    true,
  ),
  place(
    'document_pages.words,text,memberName',
    'source',
    null,
    'endedListingYears',
    'server/features/intake/document-texts/read-documents.test.ts: its text goes with the document, also when the desk hides it',
    true,
  ),
  place(
    'document_texts.words',
    'source',
    null,
    'endedListingYears',
    'server/features/intake/document-texts/paper-words.test.ts: are forgotten with the document, also when the desk hides it',
    true,
  ),
  place(
    'document_findings.findings,memberName,ada,parsel',
    'source',
    null,
    'endedListingYears',
    'server/features/market/document-findings/findings.test.ts: findings go with the text of their document',
    true,
  ),
  place(
    'finding_marks.reason',
    'member',
    'exportFindingMarks',
    'endedListingYears',
    'server/features/market/document-findings/marks/finding-marks.test.ts: a mark forgets its member with the account, and goes with the text of its document',
    true,
  ),
  place('property_changes.oldValue,newValue', 'source', null, 'endedListingYears', TEXTS, true),
  place('notice_versions.text,facts', 'source', null, 'endedListingYears', TEXTS, true),
  place('listing_corrections.sourceValue,value', 'desk', null, 'listing', DESK, true),
  place('wrong_readings.read,rightly', 'desk', null, 'listing', DESK, true),
  place(
    'collection_faults.reason,given',
    'source',
    null,
    'faults',
    'server/features/intake/collection/reports/status-routes.test.ts: old runs are forgotten, but never the last one',
    true,
  ),
  place(
    'dropped_files.name,lines,rejections',
    'desk',
    null,
    'rejectedRecordDays',
    'server/features/desk/collection-desk/dropped-files.test.ts: reports and the remaining files are deleted after a month',
    true,
  ),
  place('alert_events.oldWords', 'source', null, 'listing', DESK, true),
  place('webhook_messages.answer', 'visitor', null, 'organisation', WEBHOOK_LOG),
  place('search_words.word,stem', 'source', null, 'desk', DESK, true),
  place('common_words.word', 'source', null, 'desk', DESK, true),
];

/**
 * Columns that contain keys, codes, hashes, states and addresses of pages: values written by programs, or choices of a
 * list.
 */
export const WORDLESS: readonly string[] = [
  'attempt_limits.key',
  'email_changes.oldTokenHash,newTokenHash',
  'known_devices.markHash',
  'phone_codes.ticketHash,subjectHash,codeHash',
  'text_message_counts.who',
  'user_credentials.providerId,accountId,password',
  'user_passkeys.publicKey,credentialID,deviceType,transports,aaguid',
  'user_sessions.tokenHash,addressHash',
  'user_two_factors.secret,backupCodes,lastCodeHash',
  'user_verifications.identifier,value',
  'alert_keys.what,place',
  'alert_matches.reason,detail',
  'alert_paper_news.reason,counts',
  'property_alerts.paperNews',
  'collection_faults.faultHash,kind,sourceKey',
  'collection_rows.source,sourceKey,rowHash,verdict',
  'collection_runs.source,state,error,checkpoint',
  'collection_states.source,state',
  'dropped_files.state,coverage',
  'job_states.name,cron,result,error',
  'source_controls.source,asked,tried',
  'api_keys.prefix,keyHash,scopes',
  'app_connections.clientId,redirectHost,scopes,requestHash',
  'oauth_access_tokens.token,clientId,authorizationCodeId,scopes,resources',
  'oauth_clients.clientId,redirectUris,scopes,grantTypes,responseTypes,tokenEndpointAuthMethod,applicationType,clientDiscoveryId,clientCredentialsScopes',
  'oauth_consents.clientId,scopes,resources,requestedUserInfoClaims',
  'oauth_refresh_tokens.token,clientId,authorizationCodeId,scopes,resources',
  'listing_changes.kind,fields',
  'webhook_endpoints.events,listings,state,salt,earlierSalt',
  'webhook_messages.event,told,state',
  'contact_messages.plan',
  'daily_figures.figure',
  'calendar_feeds.tokenHash',
  'audit_log.act,subject,subjectId',
  'document_findings.sha256,kind',
  'finding_decisions.sha256,field,sentenceHash,saidHash',
  'finding_marks.sha256,field,sentenceHash,saidHash',
  'listing_findings.version,axes,fields,knownPapers,knownContradictions',
  'document_pages.sha256,by,reason',
  'document_texts.sha256,type,state,reason',
  'mirrored_file_versions.use,sha256,type',
  'mirrored_files.use,url,state,sha256,type,etag,lastModified,reason',
  'unused_files.use,sha256,type',
  'call_counts.key',
  'listing_corrections.field',
  'listing_masks.salt,hash',
  'hidden_files.addressHash,address,use,contents',
  'hidden_contents.sha256,shownSha256',
  'wrong_readings.field',
  'lot_checks.parcelKey,fileKey',
  'notice_versions.textHash',
  'saved_ad_news.oldStatus',
  'outbox.kind,key,lastError',
  'notifications.reason',
  'outbox_items.channel',
  'appraisal_moves.province,month',
  'kasko_layouts.headings',
  'kasko_lists.month',
  'kasko_types.brandName,typeName,values',
  'market_series.series,month',
  'offices.key',
  'organisation_invitations.tokenHash',
  'organisation_log.act,subjectId',
  'properties.source,sourceKey,sourceUrl,auctionId,categoryNumber,secondRound,sulhMahkeme,imageUrl,allImages,documentFiles,uyapLink,parselLink,degerleme,status,officeContact,noticeDeposit,fingerprint,wordsFingerprint,soldRight,movableDay',
  'property_changes.field',
  'reading_runs.version',
  'search_suggestions.kind,suggestion,folded',
  'invoice_files.sha256',
  'invoices.kind,about,number',
  'cards_to_forget.cardToken,cardUserKey,provider',
  'order_changes.fromState,toState,actor,cause',
  'order_papers.document,version,title,textHash',
  'orders.reference,state,plan,period,method,papersHash',
  'payment_attempts.provider,kind,state,token,pageUrl,failureCode',
  'refunds.paymentReference,method,reason,state,failureCode',
  'renewals.provider,consent,cardPageToken,cardUserKey,cardToken,cardLastFour',
  'payment_archive.provider,reference',
  'price_history.period',
  'edited_texts.name',
  'asked_trials.deviceHash,markHash,addressHash,networkHash',
  'daily_devices.addressHash',
  'daily_views.viewer,documents,addressHash',
  'payments.plan,provider,reference',
  'trial_marks.hash',
  'trials.deviceHash,markHash,addressHash,networkHash',
  'support_conversations.visitorId,linkHash',
  'support_files.type',
];
