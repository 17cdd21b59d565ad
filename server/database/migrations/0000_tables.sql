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
	"old_words" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "alert_keys" (
	"what" text NOT NULL,
	"place" text NOT NULL,
	"alert_id" bigint NOT NULL,
	"price_from" bigint,
	"price_to" bigint,
	"days_remaining" smallint,
	"ends_from" timestamp with time zone,
	"ends_until" timestamp with time zone,
	"second_round" boolean,
	"sulh_mahkeme" boolean,
	"needs_words" boolean NOT NULL,
	CONSTRAINT "alert_keys_what_place_alert_id_pk" PRIMARY KEY("what","place","alert_id")
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
	"user_id" uuid NOT NULL,
	"alert_name" text NOT NULL,
	"search_criteria" text NOT NULL,
	"understood_criteria" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"words" "tsquery",
	"open_words" "tsquery",
	"watches_since" timestamp with time zone NOT NULL,
	"seen" "pg_snapshot",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
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
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	CONSTRAINT "invoices_number" UNIQUE("number"),
	CONSTRAINT "invoices_about" UNIQUE("kind","about")
);
--> statement-breakpoint
-- By hand: counts that may be lost with the server, which are written often and need no log.
CREATE UNLOGGED TABLE "call_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
) WITH (fillfactor = 50);
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
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid NOT NULL,
	"notification_ids" bigint[] NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"property_id" bigint NOT NULL,
	"alert_id" bigint,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
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
CREATE TABLE "cards_to_forget" (
	"card_token" text PRIMARY KEY NOT NULL,
	"card_user_key" text NOT NULL,
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
CREATE TABLE "order_mails" (
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "order_mails_order_id_kind_about_pk" PRIMARY KEY("order_id","kind","about")
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
	"period" text NOT NULL,
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
	"category_number" text NOT NULL,
	"tur" text NOT NULL,
	"court_name" text,
	"second_round" text DEFAULT '0' NOT NULL,
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
	"notice_values" jsonb,
	"office_contact" jsonb,
	"notice_deposit" jsonb GENERATED ALWAYS AS (notice_values #> '{values,deposit,value}') STORED,
	"is_deposit_unclear" boolean GENERATED ALWAYS AS (notice_values -> 'conflicts' @> '[{"name": "deposit"}]') STORED,
	"area_m2" double precision GENERATED ALWAYS AS ((notice_values #>> '{values,areaM2,value}')::float8) STORED,
	"model_year" integer GENERATED ALWAYS AS ((notice_values #>> '{values,modelYear,value}')::int) STORED,
	"all_in_cost" double precision,
	"is_open" boolean DEFAULT true NOT NULL,
	"hidden_at" timestamp with time zone,
	"fingerprint" text NOT NULL,
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
	"decided_at" timestamp with time zone,
	"letter_sent_at" timestamp with time zone,
	"letter_tries" smallint DEFAULT 0 NOT NULL,
	"letter_due_at" timestamp with time zone
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
CREATE TABLE "property_writes" (
	"writer" integer PRIMARY KEY NOT NULL,
	"writes" bigint NOT NULL,
	"last_confirmed_at" timestamp with time zone
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
	CONSTRAINT "daily_views_viewer_day_pk" PRIMARY KEY("viewer","day")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
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
	"mail_tries" smallint DEFAULT 0 NOT NULL,
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
ALTER TABLE "alert_timers" ADD CONSTRAINT "alert_timers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_alerts" ADD CONSTRAINT "property_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_faults" ADD CONSTRAINT "collection_faults_run_id_collection_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."collection_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operators" ADD CONSTRAINT "operators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mirrored_file_versions" ADD CONSTRAINT "mirrored_file_versions_file_id_mirrored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."mirrored_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mirrored_files" ADD CONSTRAINT "mirrored_files_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_corrections" ADD CONSTRAINT "listing_corrections_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_masks" ADD CONSTRAINT "listing_masks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_readings" ADD CONSTRAINT "wrong_readings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_checks" ADD CONSTRAINT "lot_checks_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_decisions" ADD CONSTRAINT "lot_decisions_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_links" ADD CONSTRAINT "lot_links_other_id_properties_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unseen_properties" ADD CONSTRAINT "unseen_properties_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_papers" ADD CONSTRAINT "order_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_archive" ADD CONSTRAINT "payment_archive_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_changes" ADD CONSTRAINT "property_changes_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "alert_timers_due" ON "alert_timers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "property_alerts_user" ON "property_alerts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "property_alerts_seen" ON "property_alerts" USING btree ("id") WHERE "property_alerts"."seen" is not null;--> statement-breakpoint
CREATE INDEX "collection_rows_run" ON "collection_rows" USING btree ("source","run_id");--> statement-breakpoint
CREATE INDEX "collection_runs_source" ON "collection_runs" USING btree ("source","started_at");--> statement-breakpoint
CREATE INDEX "contact_messages_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_file" ON "mirrored_file_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "mirrored_file_versions_content" ON "mirrored_file_versions" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "mirrored_files_of_property" ON "mirrored_files" USING btree ("property_id","use","url");--> statement-breakpoint
CREATE INDEX "mirrored_files_due" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" <> 'stored';--> statement-breakpoint
CREATE INDEX "mirrored_files_recheck" ON "mirrored_files" USING btree ("next_try_at") WHERE "mirrored_files"."next_try_at" is not null and "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "mirrored_files_content" ON "mirrored_files" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "mirrored_files_stored" ON "mirrored_files" USING btree ("url") WHERE "mirrored_files"."state" = 'stored';--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("next_try_at") WHERE "invoices"."number" is null;--> statement-breakpoint
CREATE INDEX "listing_masks_property" ON "listing_masks" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "lot_checks_parcel" ON "lot_checks" USING btree ("parcel_key");--> statement-breakpoint
CREATE INDEX "lot_checks_file" ON "lot_checks" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "lot_decisions_other" ON "lot_decisions" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "lot_links_other" ON "lot_links" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "deliveries_due" ON "deliveries" USING btree ("channel","next_attempt_at") WHERE "deliveries"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "deliveries_dead" ON "deliveries" USING btree ("channel") WHERE "deliveries"."status" = 'dead';--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_alerts" ON "notifications" USING btree ("alert_id","property_id","reason","detail") WHERE "notifications"."alert_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_of_saved_ads" ON "notifications" USING btree ("user_id","property_id","reason","detail") WHERE "notifications"."alert_id" is null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."is_read";--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "order_mails" USING btree ("next_try_at") WHERE "order_mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying', 'failed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_open" ON "orders" USING btree ("user_id") WHERE "orders"."state" in ('draft', 'shown', 'confirmed', 'paying') or ("orders"."state" = 'failed' and not "orders"."is_renewal");--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("checked_at") WHERE "payment_attempts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("next_try_at") WHERE "refunds"."state" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "renewals_next" ON "renewals" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "payment_archive_age" ON "payment_archive" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "properties_source_key" ON "properties" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "properties_open_courts" ON "properties" USING btree ("court_name","car_model") WHERE is_open;--> statement-breakpoint
CREATE INDEX "property_changes_property" ON "property_changes" USING btree ("property_id","changed_at");--> statement-breakpoint
CREATE INDEX "removal_requests_due" ON "removal_requests" USING btree ("decided_at","due_at");--> statement-breakpoint
CREATE INDEX "saved_ads_property" ON "saved_ads" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "announcements_end" ON "announcements" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "edited_texts_name" ON "edited_texts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "daily_views_day" ON "daily_views" USING btree ("day");--> statement-breakpoint
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