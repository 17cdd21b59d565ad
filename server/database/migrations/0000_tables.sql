-- The tables, as drizzle-kit made them from server/database/tables: what a table or a column is for is said there.
-- Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "attempt_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision DEFAULT 0 NOT NULL,
	"strikes" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_old_token" UNIQUE("old_token_hash"),
	CONSTRAINT "email_changes_new_token" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "forgotten_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"forgotten_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"mark_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_mark_hash_pk" PRIMARY KEY("user_id","mark_hash")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"subject_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_message_counts" (
	"who" text NOT NULL,
	"day" date NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "text_message_counts_who_day_pk" PRIMARY KEY("who","day")
);
--> statement-breakpoint
CREATE TABLE "user_credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "user_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"address_hash" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	CONSTRAINT "user_sessions_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_code_hash" text,
	CONSTRAINT "user_two_factors_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "user_verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_number" text NOT NULL,
	"phone_number_verified" boolean DEFAULT false NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"phone_notifications" boolean DEFAULT false NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"passive_since" timestamp with time zone,
	"passive_warned_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "alert_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"made_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"is_new" boolean NOT NULL,
	"old_is_open" boolean,
	"old_end_date" timestamp with time zone,
	"old_price" bigint,
	"old_second_round" boolean,
	"old_sulh_mahkeme" boolean,
	"old_today_ratio" double precision,
	"old_words" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "alert_keys" (
	"what" text NOT NULL,
	"place" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"price_from" bigint,
	"price_to" bigint,
	"price_or_untold" boolean DEFAULT false NOT NULL,
	"days_remaining" smallint,
	"ends_from" timestamp with time zone,
	"ends_until" timestamp with time zone,
	"second_round" boolean,
	"sulh_mahkeme" boolean,
	"most_today_ratio" double precision,
	"needs_words" boolean NOT NULL,
	CONSTRAINT "alert_keys_what_place_alert_id_pk" PRIMARY KEY("what","place","alert_id")
);
--> statement-breakpoint
CREATE TABLE "alert_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"alert_id" bigint NOT NULL,
	"property_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "alert_matches_once" UNIQUE("alert_id","property_id","reason","detail")
);
--> statement-breakpoint
CREATE TABLE "alert_paper_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alert_paper_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"counts" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_timers" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"days" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"organisation_id" uuid,
	"shared_by" uuid,
	"alert_name" text NOT NULL,
	"search_criteria" text NOT NULL,
	"understood_criteria" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"paper_news" text[] DEFAULT '{}' NOT NULL,
	"words" "tsquery",
	"open_words" "tsquery",
	"compiled_by" smallint DEFAULT 0 NOT NULL,
	"watches_since" timestamp with time zone NOT NULL,
	"seen" "pg_snapshot",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "property_alerts_owner" CHECK (num_nonnulls("property_alerts"."user_id", "property_alerts"."organisation_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "collection_faults" (
	"run_id" bigint NOT NULL,
	"fault_hash" text NOT NULL,
	"kind" text NOT NULL,
	"source_key" text,
	"reason" text NOT NULL,
	"given" jsonb,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_faults_run_id_fault_hash_pk" PRIMARY KEY("run_id","fault_hash")
);
--> statement-breakpoint
CREATE TABLE "collection_rows" (
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"row_hash" text NOT NULL,
	"verdict" text NOT NULL,
	"run_id" bigint NOT NULL,
	CONSTRAINT "collection_rows_source_source_key_pk" PRIMARY KEY("source","source_key")
);
--> statement-breakpoint
CREATE TABLE "collection_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"state" text NOT NULL,
	"since" timestamp with time zone,
	"collected" integer DEFAULT 0 NOT NULL,
	"inserted" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"resumed" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"checkpoint" jsonb
);
--> statement-breakpoint
CREATE TABLE "collection_states" (
	"source" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dropped_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dropped_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"dropped_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"state" text NOT NULL,
	"is_trial" boolean DEFAULT false NOT NULL,
	"replaces_sample" boolean DEFAULT false NOT NULL,
	"confirms_columns" boolean DEFAULT false NOT NULL,
	"coverage" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"rejections" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_states" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text NOT NULL,
	"asked_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"last_good_at" timestamp with time zone,
	"result" jsonb,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "source_controls" (
	"source" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp with time zone,
	"pause_reason" text,
	"asked" text,
	"asked_at" timestamp with time zone,
	"stop_asked_at" timestamp with time zone,
	"replaces_sample" boolean DEFAULT false NOT NULL,
	"tried" jsonb,
	"tried_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "analysis_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"view" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"addresses" text[] NOT NULL,
	"ends_at" timestamp with time zone,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_hash" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "app_connections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"app_name" text NOT NULL,
	"redirect_host" text NOT NULL,
	"scopes" text[] NOT NULL,
	"request_hash" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "app_connections_request" UNIQUE("request_hash")
);
--> statement-breakpoint
CREATE TABLE "oauth_access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"reference_id" uuid NOT NULL,
	"authorization_code_id" text,
	"refresh_id" uuid,
	"scopes" text[] NOT NULL,
	"resources" text[],
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	CONSTRAINT "oauth_access_tokens_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"scopes" text[],
	"grant_types" text[],
	"response_types" text[],
	"token_endpoint_auth_method" text,
	"application_type" text,
	"client_discovery_id" text,
	"client_credentials_scopes" text[],
	"disabled" boolean,
	"dpop_bound_access_tokens" boolean,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oauth_clients_client" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "oauth_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"reference_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"resources" text[],
	"requested_user_info_claims" text[],
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_refresh_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"client_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"reference_id" uuid NOT NULL,
	"authorization_code_id" text,
	"scopes" text[] NOT NULL,
	"resources" text[],
	"auth_time" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	"rotated_at" timestamp with time zone,
	CONSTRAINT "oauth_refresh_tokens_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "change_feed" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"last_position" bigint DEFAULT 0 NOT NULL,
	"forgotten_position" bigint DEFAULT 0 NOT NULL,
	"forgotten_match" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "change_feed_only" CHECK ("change_feed"."only")
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"property_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"fields" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_logos" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_readers" (
	"schedule_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "report_readers_schedule_id_user_id_pk" PRIMARY KEY("schedule_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rhythm" text NOT NULL,
	"on_day" integer NOT NULL,
	"hour" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"view_id" uuid,
	"schedule_id" uuid,
	"asked_by" uuid,
	"is_shared" boolean NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"view" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"ready_at" timestamp with time zone,
	"listings" integer,
	"bytes" integer,
	"content" "bytea",
	CONSTRAINT "reports_due" UNIQUE("schedule_id","due_at"),
	CONSTRAINT "reports_state" CHECK ("reports"."state" in ('waiting', 'ready', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"listings" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"salt" text NOT NULL,
	"earlier_salt" text,
	"earlier_until" timestamp with time zone,
	"position" bigint NOT NULL,
	"match_position" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"rests_until" timestamp with time zone,
	"held_until" timestamp with time zone,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_state" CHECK ("webhook_endpoints"."state" in ('active', 'paused', 'off'))
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" bigint,
	"match_id" bigint,
	"report_id" uuid,
	"property_id" bigint,
	"event" text NOT NULL,
	"told" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone,
	"status" integer,
	"answer" text,
	CONSTRAINT "webhook_messages_change" UNIQUE("endpoint_id","position"),
	CONSTRAINT "webhook_messages_match" UNIQUE("endpoint_id","match_id"),
	CONSTRAINT "webhook_messages_report" UNIQUE("endpoint_id","report_id"),
	CONSTRAINT "webhook_messages_state" CHECK ("webhook_messages"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_messages_source" CHECK (num_nonnulls("webhook_messages"."position", "webhook_messages"."match_id", "webhook_messages"."report_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"plan" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_figures_day_figure_pk" PRIMARY KEY("day","figure")
);
--> statement-breakpoint
CREATE TABLE "board_cards" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"notes" text NOT NULL,
	"tags" text[] NOT NULL,
	"highest_bid" bigint,
	"own_value" bigint,
	"checks" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_cards_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "calculations" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"calculation" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calculations_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "usual_costs" (
	"user_id" uuid NOT NULL,
	"category_number" text NOT NULL,
	"costs" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "usual_costs_user_id_category_number_pk" PRIMARY KEY("user_id","category_number")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "reminder_plans" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"end_date" timestamp with time zone NOT NULL,
	"moved_from" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"end_minutes" smallint[] NOT NULL,
	"cash_minutes" smallint[] NOT NULL,
	"letter_minutes" smallint[] NOT NULL,
	"payment_minutes" smallint[] NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "won_sales" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"sold_on" date,
	"announced_on" date,
	"paid_on" date,
	"eviction_served_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "won_sales_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('destek', 'icerik', 'yonetici'))
);
--> statement-breakpoint
CREATE TABLE "document_findings" (
	"sha256" text NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"member_name" text,
	"first_page" integer DEFAULT 1 NOT NULL,
	"version" smallint NOT NULL,
	"text_version" smallint NOT NULL,
	"mask_version" smallint NOT NULL,
	"done_pages" integer NOT NULL,
	"read_pages" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"ada" text,
	"parsel" text,
	"is_of_several" boolean NOT NULL,
	"findings" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_findings_sha256_part_pk" PRIMARY KEY("sha256","part")
);
--> statement-breakpoint
CREATE TABLE "document_pages" (
	"sha256" text NOT NULL,
	"page" integer NOT NULL,
	"member" integer,
	"member_page" integer,
	"member_name" text,
	"by" text NOT NULL,
	"reason" text,
	"is_read_outside" boolean DEFAULT false NOT NULL,
	"words" jsonb NOT NULL,
	"text" text NOT NULL,
	"word_count" integer NOT NULL,
	"sure_count" integer NOT NULL,
	"mask_version" smallint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_pages_sha256_page_pk" PRIMARY KEY("sha256","page")
);
--> statement-breakpoint
CREATE TABLE "document_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"version" smallint NOT NULL,
	"pages" integer,
	"done_pages" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"started_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"words" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "paper_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mirrored_file_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mirrored_file_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_id" bigint NOT NULL,
	"use" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mirrored_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mirrored_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"use" text NOT NULL,
	"url" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"sha256" text,
	"type" text,
	"bytes" bigint,
	"etag" text,
	"last_modified" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"reason" text,
	"noted_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unused_files" (
	"use" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "unused_files_use_sha256_type_pk" PRIMARY KEY("use","sha256","type")
);
--> statement-breakpoint
-- By hand: counts that may be lost with the server, which are written often and need no log.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 50);
--> statement-breakpoint
CREATE TABLE "hidden_contents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"pages" integer[],
	"shown_sha256" text,
	"shown_bytes" bigint,
	"hidden_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hidden_files" (
	"property_id" bigint NOT NULL,
	"address_hash" text NOT NULL,
	"address" text,
	"use" text DEFAULT 'document' NOT NULL,
	"contents" text[] DEFAULT '{}' NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "hidden_files_property_id_address_hash_pk" PRIMARY KEY("property_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "listing_corrections" (
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"source_value" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"corrected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_corrections_property_id_field_pk" PRIMARY KEY("property_id","field")
);
--> statement-breakpoint
CREATE TABLE "listing_masks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_masks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"words" smallint NOT NULL,
	"takes_documents" boolean NOT NULL,
	"masked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mask_runs" (
	"version" integer PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"listings" integer NOT NULL,
	"masked" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reading_runs" (
	"version" text PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"listings" integer NOT NULL,
	"changed" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wrong_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wrong_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"read" jsonb NOT NULL,
	"rightly" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wrong_readings_field" UNIQUE("property_id","field")
);
--> statement-breakpoint
CREATE TABLE "lot_checks" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"parcel_key" text,
	"file_key" text,
	"compared_change" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lot_decisions" (
	"property_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"is_same" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_decisions_property_id_other_id_pk" PRIMARY KEY("property_id","other_id"),
	CONSTRAINT "lot_decisions_order" CHECK ("lot_decisions"."property_id" < "lot_decisions"."other_id")
);
--> statement-breakpoint
CREATE TABLE "lot_links" (
	"property_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lot_links_property_id_other_id_pk" PRIMARY KEY("property_id","other_id"),
	CONSTRAINT "lot_links_order" CHECK ("lot_links"."property_id" < "lot_links"."other_id")
);
--> statement-breakpoint
CREATE TABLE "unseen_properties" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"last_confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appraisal_moves" (
	"province" text NOT NULL,
	"month" text NOT NULL,
	"is_late" boolean NOT NULL,
	"last" double precision NOT NULL,
	"start" double precision NOT NULL,
	CONSTRAINT "appraisal_moves_province_month_is_late_pk" PRIMARY KEY("province","month","is_late")
);
--> statement-breakpoint
CREATE TABLE "kasko_layouts" (
	"headings" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kasko_lists" (
	"month" text PRIMARY KEY NOT NULL,
	"types" integer NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "kasko_lists_month" CHECK ("kasko_lists"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "kasko_types" (
	"brand_code" integer NOT NULL,
	"type_code" integer NOT NULL,
	"brand_name" text NOT NULL,
	"type_name" text NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "kasko_types_brand_code_type_code_pk" PRIMARY KEY("brand_code","type_code")
);
--> statement-breakpoint
CREATE TABLE "market_series" (
	"series" text NOT NULL,
	"month" text NOT NULL,
	"value" numeric(14, 4) NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "market_series_series_month_pk" PRIMARY KEY("series","month"),
	CONSTRAINT "market_series_month" CHECK ("market_series"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "market_series_value" CHECK ("market_series"."value" > 0)
);
--> statement-breakpoint
CREATE TABLE "notice_versions" (
	"property_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL,
	"text" text,
	"text_hash" text,
	"has_words_of_next" boolean NOT NULL,
	"facts" jsonb NOT NULL,
	CONSTRAINT "notice_versions_property_id_number_pk" PRIMARY KEY("property_id","number")
);
--> statement-breakpoint
CREATE TABLE "saved_ad_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_ad_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"version" integer,
	"old_status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"property_id" bigint,
	"alert_id" bigint,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"due_at" timestamp with time zone,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_items" (
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_id" bigint NOT NULL,
	CONSTRAINT "outbox_items_notification_id_channel_pk" PRIMARY KEY("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "offices" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"phone" text,
	"email" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "organisation_invitations_address" UNIQUE("organisation_id","email"),
	CONSTRAINT "organisation_invitations_role" CHECK ("organisation_invitations"."role" in ('owner', 'manager', 'member', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "organisation_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"subject_id" text,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_members_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id"),
	CONSTRAINT "organisation_members_role" CHECK ("organisation_members"."role" in ('owner', 'manager', 'member', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "organisation_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "organisation_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_saved_ads" (
	"organisation_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"shared_by" uuid,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_saved_ads_organisation_id_property_id_pk" PRIMARY KEY("organisation_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"seats" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"founded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"order_id" uuid,
	"facts" jsonb NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "outbox_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"most_tries" integer,
	"next_try_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "outbox_once" UNIQUE("kind","key")
);
--> statement-breakpoint
CREATE TABLE "finding_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finding_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "finding_decisions" (
	"sha256" text NOT NULL,
	"field" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"said_hash" text NOT NULL,
	"is_wrong" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finding_decisions_sha256_field_sentence_hash_pk" PRIMARY KEY("sha256","field","sentence_hash")
);
--> statement-breakpoint
CREATE TABLE "finding_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finding_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"field" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"said_hash" text NOT NULL,
	"user_id" uuid,
	"property_id" bigint,
	"reason" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finding_marks_once" UNIQUE("user_id","sha256","field","sentence_hash")
);
--> statement-breakpoint
CREATE TABLE "listing_findings" (
	"property_id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"documents" integer NOT NULL,
	"read_documents" integer NOT NULL,
	"unread_pages" integer NOT NULL,
	"finding_count" integer NOT NULL,
	"contradiction_count" integer NOT NULL,
	"axes" jsonb NOT NULL,
	"fields" text[] NOT NULL,
	"known_papers" text[] NOT NULL,
	"known_contradictions" text[] NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "properties" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "properties_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"source_key" text NOT NULL,
	"source_url" text,
	"auction_id" text,
	"title" text NOT NULL,
	"dosya_bilgi" text,
	"price" numeric(15, 2),
	"il" text,
	"ilce" text,
	"mahalle_koy" text,
	"ada" text,
	"parsel" text,
	"location" text,
	"end_date" timestamp with time zone,
	"end_date_is_day_only" boolean DEFAULT false NOT NULL,
	"end_date_is_derived" boolean DEFAULT false NOT NULL,
	"category_number" text NOT NULL,
	"tur" text NOT NULL,
	"court_name" text,
	"second_round" text DEFAULT '0' NOT NULL,
	"round_is_derived" boolean DEFAULT false NOT NULL,
	"sulh_mahkeme" text DEFAULT '0' NOT NULL,
	"hisse" text,
	"image_url" text,
	"all_images" text DEFAULT '' NOT NULL,
	"document_files" text[] DEFAULT '{}' NOT NULL,
	"description" text,
	"uyap_link" text,
	"parsel_link" text,
	"degerleme" text,
	"kaydindaki_serhler" text,
	"car_age" text,
	"car_model" text,
	"status" text DEFAULT 'open' NOT NULL,
	"sold_price" numeric(15, 2),
	"last_bid" numeric(15, 2),
	"bid_count" integer,
	"notice_values" jsonb,
	"office_contact" jsonb,
	"notice_deposit" jsonb GENERATED ALWAYS AS (notice_values #> '{values,deposit,value}') STORED,
	"is_deposit_unclear" boolean GENERATED ALWAYS AS (notice_values -> 'conflicts' @> '[{"name": "deposit"}]') STORED,
	"area_m2" double precision GENERATED ALWAYS AS ((notice_values #>> '{values,areaM2,value}')::float8) STORED,
	"is_share_sale" boolean GENERATED ALWAYS AS (case when hisse is not null then true else (notice_values #>> '{values,isShareSale,value}')::boolean end) STORED,
	"sold_right" text GENERATED ALWAYS AS (notice_values #>> '{values,right,value}') STORED,
	"may_be_ward_sale" boolean GENERATED ALWAYS AS (words @@ '''@uward'''::tsquery) STORED NOT NULL,
	"is_office_place" boolean GENERATED ALWAYS AS (notice_values #>> '{values,il,from}' = 'office') STORED,
	"movable_day" text GENERATED ALWAYS AS (case when category_number = '1' and tur in ('Daire', 'Müstakil Ev', 'Villa')
      and price > 0 and il is not null and (notice_values #>> '{values,il,from}') is distinct from 'office'
      and (notice_values #>> '{values,isSeveralLots,value}') is distinct from 'true'
      and coalesce(notice_values #>> '{values,right,value}', 'ownership') = 'ownership'
      and (hisse is not null or (notice_values #>> '{values,isShareSale,value}') is distinct from 'true')
      and not notice_values -> 'conflicts' @> '[{"name": "appraisedOn"}]'
      and not notice_values -> 'conflicts' @> '[{"name": "appraisal"}]'
      then notice_values #>> '{values,appraisedOn,value}' end) STORED,
	"model_year" integer GENERATED ALWAYS AS ((notice_values #>> '{values,modelYear,value}')::int) STORED,
	"all_in_cost" double precision,
	"kasko_value" double precision,
	"is_open" boolean DEFAULT true NOT NULL,
	"hidden_at" timestamp with time zone,
	"fingerprint" text NOT NULL,
	-- By hand: the lexemes by which a listing is found, made by `listingWords` of the server: without a mark those of all
	-- texts, with ^ those of title, place and kind, with = those of place and kind, with @ the values of filters, with #
	-- what identifies a listing.
	"words" tsvector DEFAULT '' NOT NULL,
	"words_fingerprint" text DEFAULT '' NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_confirmed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" bigint NOT NULL,
	"field" text NOT NULL,
	"old_value" jsonb,
	"new_value" jsonb,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removal_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "removal_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"demand" text NOT NULL,
	"listings" bigint[] NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decision" text,
	"answer" text,
	"acts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"nothing_done" text,
	"decided_at" timestamp with time zone,
	"letter_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_ads" (
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_ads_user_id_property_id_pk" PRIMARY KEY("user_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "common_word_counts" (
	"counted_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forgotten_search_changes" (
	"until" "xid8" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "property_writes" (
	"writer" integer PRIMARY KEY NOT NULL,
	"writes" bigint NOT NULL,
	"last_confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"made_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"property_id" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"kind" text NOT NULL,
	"suggestion" text NOT NULL,
	"folded" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_suggestions_kind_suggestion_pk" PRIMARY KEY("kind","suggestion")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_runs" (
	"version" integer PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"listings" integer NOT NULL,
	"reworded" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"number" text,
	"issued_on" date,
	"issued_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_about" UNIQUE("kind","about")
);
--> statement-breakpoint
CREATE TABLE "cards_to_forget" (
	"card_token" text PRIMARY KEY NOT NULL,
	"card_user_key" text NOT NULL,
	"provider" text NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_papers" (
	"order_id" uuid NOT NULL,
	"document" text NOT NULL,
	"place" smallint DEFAULT 0 NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	"shown_to" text NOT NULL,
	CONSTRAINT "order_papers_order_id_document_pk" PRIMARY KEY("order_id","document")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"plan" text DEFAULT 'premium' NOT NULL,
	"period" text NOT NULL,
	"organisation_name" text,
	"organisation_id" uuid,
	"given_at" timestamp with time zone,
	"total_kurus" integer NOT NULL,
	"vat_percent" smallint NOT NULL,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"method" text,
	"buyer" jsonb,
	"email" text NOT NULL,
	"starts_at_once" boolean DEFAULT false NOT NULL,
	"papers_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"token" text,
	"page_url" text,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_reference" text NOT NULL,
	"method" text NOT NULL,
	"amount_kurus" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"iban" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_by" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"card_page_token" text,
	"card_user_key" text,
	"card_token" text,
	"card_last_four" text,
	"announced_for" timestamp with time zone,
	"announced_kurus" integer,
	"failures" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "renewals_card_page" UNIQUE("card_page_token")
);
--> statement-breakpoint
CREATE TABLE "payment_archive" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_archive_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" numeric(10, 2) NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone NOT NULL,
	"order_id" uuid
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"period" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"kurus" integer NOT NULL,
	CONSTRAINT "price_history_period_since_pk" PRIMARY KEY("period","since")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"text" text NOT NULL,
	"link_label" text,
	"link_address" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "announcements_time" CHECK ("announcements"."starts_at" < "announcements"."ends_at"),
	CONSTRAINT "announcements_link" CHECK (("announcements"."link_label" is null) = ("announcements"."link_address" is null))
);
--> statement-breakpoint
CREATE TABLE "edited_texts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edited_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"source" text,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_trials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"device_hash" text NOT NULL,
	"mark_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_devices" (
	"address_hash" text NOT NULL,
	"day" date NOT NULL,
	"devices" integer NOT NULL,
	CONSTRAINT "daily_devices_address_hash_day_pk" PRIMARY KEY("address_hash","day")
);
--> statement-breakpoint
CREATE TABLE "daily_views" (
	"viewer" text NOT NULL,
	"day" date NOT NULL,
	"property_ids" bigint[] NOT NULL,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"address_hash" text,
	CONSTRAINT "daily_views_viewer_day_pk" PRIMARY KEY("viewer","day")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"plan" text DEFAULT 'premium' NOT NULL,
	"amount" numeric(10, 2) NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone NOT NULL,
	"order_id" uuid,
	CONSTRAINT "payments_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "trial_marks" (
	"hash" text PRIMARY KEY NOT NULL,
	"trial_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid,
	"device_hash" text NOT NULL,
	"mark_hash" text NOT NULL,
	"address_hash" text NOT NULL,
	"network_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "trials_user" UNIQUE("user_id"),
	CONSTRAINT "trials_device" UNIQUE("device_hash"),
	CONSTRAINT "trials_mark" UNIQUE("mark_hash")
);
--> statement-breakpoint
CREATE TABLE "support_conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" uuid,
	"visitor_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text,
	"property_id" bigint,
	"plan" text,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"person_read" integer DEFAULT 0 NOT NULL,
	"operator_read" integer DEFAULT 0 NOT NULL,
	"person_seen_at" timestamp with time zone,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	"rating" smallint,
	"link_hash" text,
	"link_until" timestamp with time zone,
	"email_proven_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_conversations_rating" CHECK ("support_conversations"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "support_files_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "support_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_ready_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_ready_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_credentials" ADD CONSTRAINT "user_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_passkeys" ADD CONSTRAINT "user_passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_two_factors" ADD CONSTRAINT "user_two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_keys" ADD CONSTRAINT "alert_keys_alert_id_property_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."property_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_alert_id_property_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."property_alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_matches" ADD CONSTRAINT "alert_matches_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_paper_news" ADD CONSTRAINT "alert_paper_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_timers" ADD CONSTRAINT "alert_timers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_faults" ADD CONSTRAINT "collection_faults_run_id_collection_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."collection_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_views" ADD CONSTRAINT "analysis_views_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_views" ADD CONSTRAINT "analysis_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_connections" ADD CONSTRAINT "app_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_connections" ADD CONSTRAINT "app_connections_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "app_connections" ADD CONSTRAINT "app_connections_membership" FOREIGN KEY ("organisation_id","user_id") REFERENCES "public"."organisation_members"("organisation_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_session_id_user_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_reference_id_app_connections_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."app_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_access_tokens" ADD CONSTRAINT "oauth_access_tokens_refresh_id_oauth_refresh_tokens_id_fk" FOREIGN KEY ("refresh_id") REFERENCES "public"."oauth_refresh_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_consents" ADD CONSTRAINT "oauth_consents_reference_id_app_connections_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."app_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_client_id_oauth_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_session_id_user_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."user_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_refresh_tokens" ADD CONSTRAINT "oauth_refresh_tokens_reference_id_app_connections_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."app_connections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_logos" ADD CONSTRAINT "organisation_logos_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readers" ADD CONSTRAINT "report_readers_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readers" ADD CONSTRAINT "report_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_view_id_analysis_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."analysis_views"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD CONSTRAINT "report_schedules_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_view_id_analysis_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."analysis_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_schedule_id_report_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_messages" ADD CONSTRAINT "webhook_messages_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_cards" ADD CONSTRAINT "board_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_cards" ADD CONSTRAINT "board_cards_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calculations" ADD CONSTRAINT "calculations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usual_costs" ADD CONSTRAINT "usual_costs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_plans" ADD CONSTRAINT "reminder_plans_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_settings" ADD CONSTRAINT "reminder_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "won_sales" ADD CONSTRAINT "won_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_findings" ADD CONSTRAINT "document_findings_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mirrored_file_versions" ADD CONSTRAINT "mirrored_file_versions_file_id_mirrored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."mirrored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD CONSTRAINT "mirrored_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_files" ADD CONSTRAINT "hidden_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_corrections" ADD CONSTRAINT "listing_corrections_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_masks" ADD CONSTRAINT "listing_masks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_readings" ADD CONSTRAINT "wrong_readings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_checks" ADD CONSTRAINT "lot_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen_properties" ADD CONSTRAINT "unseen_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_versions" ADD CONSTRAINT "notice_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ad_news" ADD CONSTRAINT "saved_ad_news_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_log" ADD CONSTRAINT "organisation_log_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_notes" ADD CONSTRAINT "organisation_notes_ad" FOREIGN KEY ("organisation_id","property_id") REFERENCES "public"."organisation_saved_ads"("organisation_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_saved_ads" ADD CONSTRAINT "organisation_saved_ads_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_decisions" ADD CONSTRAINT "finding_decisions_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_sha256_document_texts_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."document_texts"("sha256") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_findings" ADD CONSTRAINT "listing_findings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_changes" ADD CONSTRAINT "property_changes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_archive" ADD CONSTRAINT "payment_archive_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_trials" ADD CONSTRAINT "asked_trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_marks" ADD CONSTRAINT "trial_marks_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."support_messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_limits_age" ON "attempt_limits" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "forgotten_accounts_time" ON "forgotten_accounts" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "phone_codes_expiry" ON "phone_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_message_counts_day" ON "text_message_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "user_credentials_user" ON "user_credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_passkeys_user" ON "user_passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_sessions_user" ON "user_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_sessions_expiry" ON "user_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_verifications_identifier" ON "user_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "user_verifications_value" ON "user_verifications" USING btree ("value");--> statement-breakpoint
CREATE UNIQUE INDEX "users_confirmed_number" ON "users" USING btree ("phone_number") WHERE "users"."phone_number_verified";--> statement-breakpoint
CREATE INDEX "alert_events_property" ON "alert_events" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "alert_keys_alert" ON "alert_keys" USING btree ("alert_id");--> statement-breakpoint
CREATE INDEX "alert_matches_alert" ON "alert_matches" USING btree ("alert_id","id");--> statement-breakpoint
CREATE INDEX "alert_matches_property" ON "alert_matches" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "alert_matches_at" ON "alert_matches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "alert_paper_news_property" ON "alert_paper_news" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "alert_timers_due" ON "alert_timers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "property_alerts_user" ON "property_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "property_alerts_organisation" ON "property_alerts" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "property_alerts_sharer" ON "property_alerts" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "property_alerts_seen" ON "property_alerts" USING btree ("id") WHERE "property_alerts"."seen" is not null;--> statement-breakpoint
CREATE INDEX "collection_rows_run" ON "collection_rows" USING btree ("source","run_id");--> statement-breakpoint
CREATE INDEX "collection_runs_source" ON "collection_runs" USING btree ("source","started_at");--> statement-breakpoint
CREATE INDEX "dropped_files_state" ON "dropped_files" USING btree ("state");--> statement-breakpoint
CREATE INDEX "analysis_views_organisation" ON "analysis_views" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "analysis_views_owner" ON "analysis_views" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "api_keys_organisation" ON "api_keys" USING btree ("organisation_id","made_at");--> statement-breakpoint
CREATE INDEX "api_keys_maker" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "app_connections_organisation" ON "app_connections" USING btree ("organisation_id","user_id","connected_at");--> statement-breakpoint
CREATE INDEX "app_connections_user" ON "app_connections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "app_connections_client" ON "app_connections" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "app_connections_end" ON "app_connections" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_connection" ON "oauth_access_tokens" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_user" ON "oauth_access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_session" ON "oauth_access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_client" ON "oauth_access_tokens" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_refresh" ON "oauth_access_tokens" USING btree ("refresh_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_code" ON "oauth_access_tokens" USING btree ("authorization_code_id");--> statement-breakpoint
CREATE INDEX "oauth_access_tokens_expiry" ON "oauth_access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_clients_age" ON "oauth_clients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_consents_connection" ON "oauth_consents" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "oauth_consents_user" ON "oauth_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_consents_client" ON "oauth_consents" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_connection" ON "oauth_refresh_tokens" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_user" ON "oauth_refresh_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_session" ON "oauth_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_client" ON "oauth_refresh_tokens" USING btree ("client_id","user_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_code" ON "oauth_refresh_tokens" USING btree ("authorization_code_id");--> statement-breakpoint
CREATE INDEX "oauth_refresh_tokens_expiry" ON "oauth_refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_changes_position" ON "listing_changes" USING btree ("position");--> statement-breakpoint
CREATE INDEX "listing_changes_unnumbered" ON "listing_changes" USING btree ("id") WHERE position is null;--> statement-breakpoint
CREATE INDEX "listing_changes_at" ON "listing_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "report_readers_user" ON "report_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_schedules_organisation" ON "report_schedules" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "report_schedules_view" ON "report_schedules" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "report_schedules_next" ON "report_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "report_schedules_maker" ON "report_schedules" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "reports_organisation" ON "reports" USING btree ("organisation_id","asked_at");--> statement-breakpoint
CREATE INDEX "reports_view" ON "reports" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "reports_asker" ON "reports" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "reports_asked" ON "reports" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("asked_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_endpoints_organisation" ON "webhook_endpoints" USING btree ("organisation_id","made_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_waiting" ON "webhook_messages" USING btree ("endpoint_id","property_id","place") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_log" ON "webhook_messages" USING btree ("endpoint_id","place");--> statement-breakpoint
CREATE INDEX "webhook_messages_made" ON "webhook_messages" USING btree ("made_at");--> statement-breakpoint
CREATE INDEX "contact_messages_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "board_cards_property" ON "board_cards" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "calculations_property" ON "calculations" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "reminder_plans_next" ON "reminder_plans" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "won_sales_property" ON "won_sales" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "won_sales_announced" ON "won_sales" USING btree ("announced_on");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "document_pages_read" ON "document_pages" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "document_pages_masked" ON "document_pages" USING btree ("mask_version");--> statement-breakpoint
CREATE INDEX "document_texts_state" ON "document_texts" USING btree ("state","read_at");--> statement-breakpoint
CREATE INDEX "paper_changes_property" ON "paper_changes" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_file" ON "mirrored_file_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_content" ON "mirrored_file_versions" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "mirrored_files_of_property" ON "mirrored_files" USING btree ("property_id","use","url");--> statement-breakpoint
CREATE INDEX "mirrored_files_due" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" <> 'stored';--> statement-breakpoint
CREATE INDEX "mirrored_files_recheck" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "mirrored_files_content" ON "mirrored_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "mirrored_files_stored" ON "mirrored_files" USING btree ("url") WHERE "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "hidden_contents_shown" ON "hidden_contents" USING btree ("shown_sha256");--> statement-breakpoint
CREATE INDEX "listing_masks_property" ON "listing_masks" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "lot_checks_parcel" ON "lot_checks" USING btree ("parcel_key");--> statement-breakpoint
CREATE INDEX "lot_checks_file" ON "lot_checks" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "lot_decisions_other" ON "lot_decisions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lot_links_other" ON "lot_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "saved_ad_news_property" ON "saved_ad_news" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_alerts" ON "notifications" USING btree ("alert_id","property_id","reason","detail") WHERE "notifications"."alert_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_saved_ads" ON "notifications" USING btree ("user_id","property_id","reason","detail") WHERE "notifications"."alert_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "organisation_invitations_expiry" ON "organisation_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "organisation_log_of" ON "organisation_log" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "organisation_members_user" ON "organisation_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "organisation_notes_ad_index" ON "organisation_notes" USING btree ("organisation_id","property_id","id");--> statement-breakpoint
CREATE INDEX "organisation_notes_author" ON "organisation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_property" ON "organisation_saved_ads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "organisation_saved_ads_sharer" ON "organisation_saved_ads" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","next_try_at","place") WHERE "outbox"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("kind","created_at") WHERE "outbox"."state" = 'dead';--> statement-breakpoint
CREATE INDEX "outbox_finished" ON "outbox" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outbox_order" ON "outbox" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "finding_changes_property" ON "finding_changes" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "finding_marks_finding" ON "finding_marks" USING btree ("sha256","field","sentence_hash");--> statement-breakpoint
CREATE INDEX "finding_marks_property" ON "finding_marks" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_source_key" ON "properties" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "properties_source_first_seen" ON "properties" USING btree ("source","first_seen_at");--> statement-breakpoint
CREATE INDEX "properties_ended_alike" ON "properties" USING btree ("il","tur",coalesce("car_model", ''),"status","end_date") WHERE not is_open and hidden_at is null;--> statement-breakpoint
CREATE INDEX "properties_ended_places" ON "properties" USING btree ("il","ilce","end_date","status","category_number","second_round","round_is_derived","price","sold_price","bid_count","first_seen_at","source","id") WHERE not is_open and hidden_at is null;--> statement-breakpoint
CREATE INDEX "properties_ended_results" ON "properties" USING btree ("end_date","status","il","ilce","category_number","second_round","round_is_derived","price","sold_price","bid_count","first_seen_at","source","id") WHERE not is_open and hidden_at is null;--> statement-breakpoint
CREATE INDEX "properties_open_courts" ON "properties" USING btree ("court_name","car_model") WHERE is_open;--> statement-breakpoint
CREATE INDEX "property_changes_property" ON "property_changes" USING btree ("property_id","changed_at");--> statement-breakpoint
CREATE INDEX "removal_requests_due" ON "removal_requests" USING btree ("decided_at","due_at");--> statement-breakpoint
CREATE INDEX "saved_ads_property" ON "saved_ads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "search_changes_made_by" ON "search_changes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("happened_at") WHERE "invoices"."number" is null;--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_organisation" ON "orders" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "orders_to_give" ON "orders" USING btree ("paid_at") WHERE "orders"."plan" = 'corporate' and "orders"."state" = 'paid' and "orders"."given_at" is null;--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying') or ("orders"."state" = 'failed' and not "orders"."is_renewal");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("checked_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "renewals_next" ON "renewals" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "payment_archive_age" ON "payment_archive" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "announcements_end" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "edited_texts_name" ON "edited_texts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "daily_views_day" ON "daily_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "daily_views_network" ON "daily_views" USING btree ("day","address_hash");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","valid_until");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_order" ON "payments" USING btree ("order_id") WHERE "payments"."valid_from" < "payments"."valid_until";--> statement-breakpoint
CREATE INDEX "trial_marks_trial" ON "trial_marks" USING btree ("trial_id");--> statement-breakpoint
CREATE INDEX "trials_address" ON "trials" USING btree ("address_hash","started_at");--> statement-breakpoint
CREATE INDEX "trials_network" ON "trials" USING btree ("network_hash","started_at");--> statement-breakpoint
CREATE INDEX "support_conversations_queue" ON "support_conversations" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "support_conversations_member" ON "support_conversations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "support_conversations_visitor" ON "support_conversations" USING btree ("visitor_id","id") WHERE "support_conversations"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "support_conversations_assignee" ON "support_conversations" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_conversations_age" ON "support_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "support_conversations_email" ON "support_conversations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_link" ON "support_conversations" USING btree ("link_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "support_messages_words" ON "support_messages" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_notes_conversation" ON "support_notes" USING btree ("conversation_id");