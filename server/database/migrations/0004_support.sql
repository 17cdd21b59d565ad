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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_conversations_rating" CHECK ("support_conversations"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
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
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD CONSTRAINT "support_conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_conversation_id_support_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."support_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_conversations_queue" ON "support_conversations" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "support_conversations_member" ON "support_conversations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "support_conversations_visitor" ON "support_conversations" USING btree ("visitor_id","id") WHERE "support_conversations"."visitor_id" is not null;--> statement-breakpoint
CREATE INDEX "support_conversations_assignee" ON "support_conversations" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "support_conversations_age" ON "support_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_once" ON "support_messages" USING btree ("conversation_id","client_id");--> statement-breakpoint
CREATE INDEX "support_notes_conversation" ON "support_notes" USING btree ("conversation_id");