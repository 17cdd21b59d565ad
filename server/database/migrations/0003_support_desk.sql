CREATE TABLE "support_files" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "support_files_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE TABLE "support_ready_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_ready_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "support_conversations" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD COLUMN "link_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_conversations" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_messages" ADD COLUMN "folded" text;--> statement-breakpoint
UPDATE "support_messages" SET "folded" = lower(translate("text", 'İIıŞşĞğÇçÖöÜüÂâÎîÛû’', 'iiissggccoouuaaiiuu'''));--> statement-breakpoint
ALTER TABLE "support_messages" ALTER COLUMN "folded" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message" FOREIGN KEY ("conversation_id","seq") REFERENCES "public"."support_messages"("conversation_id","seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_conversations_email" ON "support_conversations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "support_conversations_link" ON "support_conversations" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "support_messages_words" ON "support_messages" USING gin ("folded" gin_trgm_ops);