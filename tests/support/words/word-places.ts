import type { RETENTION } from '#shared/retention.ts';

/**
 * With what words go: a row that owns them (by a foreign key that cascades), a term of `RETENTION`, or `faults` (90 days:
 * `forgetOldRuns`).
 */
type Term = 'account' | 'organisation' | 'listing' | keyof typeof RETENTION | 'faults' | 'desk';

type WordPlace = {
  /** `table.column`, several columns of one table by commas. */
  readonly at: string;
  readonly by: 'member' | 'visitor' | 'source' | 'desk' | 'site';
  /** Third persons that may stand in it are masked on the way in (D18). */
  readonly isMasked: boolean;
  /** The part of a member's export that has it (`ACCOUNT_EXTENSIONS`); null for what is not theirs alone. */
  readonly exportedBy: string | null;
  readonly goesWith: Term;
  /** A test of that term. */
  readonly test: string;
};

const place = (
  at: string,
  by: WordPlace['by'],
  exportedBy: string | null,
  goesWith: Term,
  test: string,
  isMasked = false,
): WordPlace => ({ at, by, exportedBy, goesWith, test, isMasked });

const ACCOUNTS = 'server/features/members/accounts/user-routes.test.ts';
const TEXTS = 'server/features/intake/recording/forget-ended-texts.test.ts';
const DESK = 'server/features/desk/listing-desk/listing-desk.test.ts';
const COMPANY = 'server/features/company/organisations';

/** Every column in which a person's words, name or address can stand. A column is here or in `WORDLESS`. */
export const WORD_PLACES: readonly WordPlace[] = [
  place('users.email,phoneNumber,firstName,lastName,phone', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('user_passkeys.name', 'member', null, 'account', ACCOUNTS),
  place('user_sessions.userAgent', 'member', 'exportAccount', 'account', ACCOUNTS),
  place('email_changes.newEmail', 'member', null, 'account', ACCOUNTS),
  place(
    'property_alerts.alertName,searchCriteria,understoodCriteria,note',
    'member',
    'exportAlerts',
    'account',
    ACCOUNTS,
  ),
  place('board_cards.notes,tags,checks', 'member', 'exportBoard', 'account', ACCOUNTS),
  place('calculations.calculation', 'member', 'exportCalculations', 'account', ACCOUNTS),
  place('usual_costs.costs', 'member', 'exportCalculations', 'account', ACCOUNTS),
  place('notifications.detail,title,message', 'source', 'exportNotifications', 'account', ACCOUNTS, true),
  place('api_keys.addresses', 'member', null, 'organisation', COMPANY),
  place('api_keys.name', 'member', 'exportMadeKeys', 'organisation', COMPANY),
  place('organisation_invitations.email', 'member', null, 'organisation', COMPANY),
  place('organisation_log.after', 'member', null, 'organisation', COMPANY),
  place('organisation_notes.text', 'member', 'exportMemberships', 'organisation', COMPANY),
  place('organisations.name', 'member', 'exportMemberships', 'endedOrganisationYears', COMPANY),
  place('organisation_logos.content', 'member', null, 'organisation', COMPANY),
  place('analysis_views.name,view', 'member', null, 'organisation', COMPANY),
  place('reports.name,view,content', 'member', null, 'reportDays', 'server/features/company/reports'),
  place('webhook_endpoints.url', 'member', null, 'organisation', 'server/features/company/webhooks'),
  place(
    'app_connections.appName',
    'visitor',
    'exportConnections',
    'appConnectionMaxDays',
    'server/features/company/connected-apps',
  ),
  place('oauth_clients.name', 'visitor', null, 'unusedAppDays', 'server/features/company/connected-apps'),
  place(
    'orders.organisationName,buyer,email',
    'member',
    'exportOrders',
    'paymentYears',
    'server/features/selling/orders',
  ),
  place('order_papers.text,shownTo', 'site', 'exportOrders', 'paymentYears', 'server/features/selling/orders'),
  place('outbox.facts', 'site', null, 'paymentYears', 'server/features/selling/orders'),
  place('refunds.iban', 'member', 'exportOrders', 'paymentYears', 'server/features/selling/orders'),
  place('invoice_files.content', 'site', 'exportInvoices', 'paymentYears', 'server/features/selling/invoices'),
  place('contact_messages.name,email,subject,message', 'visitor', null, 'contactYears', 'server/features/help/contact'),
  place('support_conversations.name,email,subject', 'visitor', null, 'contactYears', 'server/features/help/support'),
  place(
    'support_messages.text,folded',
    'visitor',
    'exportConversations',
    'contactYears',
    'server/features/help/support',
  ),
  place('support_files.name', 'visitor', null, 'contactYears', 'server/features/help/support'),
  place('support_notes.by,text', 'desk', null, 'contactYears', 'server/features/help/support'),
  place('support_ready_answers.title,text', 'desk', null, 'desk', 'server/features/help/support'),
  place(
    'removal_requests.name,email,demand,answer',
    'visitor',
    null,
    'contactYears',
    'server/features/desk/removal-requests',
  ),
  place('announcements.text,linkLabel,linkAddress', 'desk', null, 'desk', 'server/features/desk/announcements'),
  place('edited_texts.source,publishedBy', 'desk', null, 'desk', 'server/features/desk/edited-texts'),
  place('audit_log.actor,before,after,reason', 'desk', null, 'desk', DESK),
  place('offices.name,address,phone,email', 'desk', null, 'desk', 'server/features/intake/offices'),
  place('source_controls.pauseReason', 'desk', null, 'desk', 'server/features/desk/collection-desk'),
  place(
    'properties.title,dosyaBilgi,il,ilce,ada,parsel,carAge,mahalleKoy,location,tur,courtName,hisse,description,kaydindakiSerhler,carModel,noticeValues',
    'source',
    null,
    'endedListingYears',
    TEXTS,
    true,
  ),
  place('property_changes.oldValue,newValue', 'source', null, 'endedListingYears', TEXTS, true),
  place('notice_versions.text,facts', 'source', null, 'endedListingYears', TEXTS, true),
  place('listing_corrections.sourceValue,value', 'desk', null, 'listing', DESK, true),
  place('wrong_readings.read,rightly', 'desk', null, 'listing', DESK, true),
  place('collection_faults.reason,given', 'source', null, 'faults', 'server/features/intake/collection', true),
  place(
    'dropped_files.name,lines,rejections',
    'desk',
    null,
    'rejectedRecordDays',
    'server/features/desk/collection-desk',
    true,
  ),
  place('search_words.word,stem', 'source', null, 'desk', DESK, true),
  place('common_words.word', 'source', null, 'desk', DESK, true),
];

/** Columns that hold keys, codes, hashes, states and addresses of pages: what programs write, or choices of a list. */
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
  'alert_events.oldWords',
  'alert_keys.what,place',
  'alert_matches.reason,detail',
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
  'webhook_messages.event,told,state,answer',
  'contact_messages.plan',
  'daily_figures.figure',
  'calendar_feeds.tokenHash',
  'audit_log.act,subject,subjectId',
  'mirrored_file_versions.use,sha256,type',
  'mirrored_files.use,url,state,sha256,type,etag,lastModified,reason',
  'unused_files.use,sha256,type',
  'call_counts.key',
  'listing_corrections.field',
  'listing_masks.salt,hash',
  'hidden_files.addressHash',
  'wrong_readings.field',
  'lot_checks.parcelKey,fileKey',
  'notice_versions.textHash',
  'saved_ad_news.oldStatus',
  'outbox.kind,key,state,lastError',
  'notifications.reason',
  'outbox_items.channel',
  'offices.key',
  'organisation_invitations.tokenHash',
  'organisation_log.act,subjectId',
  'properties.source,sourceKey,sourceUrl,auctionId,categoryNumber,secondRound,sulhMahkeme,imageUrl,allImages,documentFiles,uyapLink,parselLink,degerleme,status,officeContact,noticeDeposit,fingerprint,wordsFingerprint',
  'property_changes.field',
  'search_suggestions.kind,suggestion,folded',
  'invoice_files.sha256',
  'invoices.kind,about,number',
  'cards_to_forget.cardToken,cardUserKey',
  'order_changes.fromState,toState,actor,cause',
  'order_papers.document,version,title,textHash',
  'orders.reference,state,plan,period,method,papersHash',
  'payment_attempts.provider,kind,state,token,pageUrl,failureCode',
  'refunds.paymentReference,method,reason,state,failureCode',
  'renewals.consent,cardPageToken,cardUserKey,cardToken,cardLastFour',
  'payment_archive.provider,reference',
  'price_history.period',
  'edited_texts.name',
  'asked_trials.deviceHash,markHash,addressHash,networkHash',
  'daily_devices.addressHash',
  'daily_views.viewer,documents,addressHash',
  'payments.plan,provider,reference',
  'trial_marks.hash',
  'trials.deviceHash,markHash,addressHash,networkHash',
  'support_conversations.visitorId,mailError,linkHash',
  'support_files.type',
];
