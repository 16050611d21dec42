CREATE TABLE "agent_choices" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"weekly_letter" boolean DEFAULT true NOT NULL,
	"weekly_letter_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "hidden_sources" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_sources_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "open_question_votes" (
	"agent_id" text NOT NULL,
	"question_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"message_id" text NOT NULL,
	"reason" text NOT NULL,
	"question" text NOT NULL,
	"page_path" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_question_votes_agent_id_question_id_conversation_id_pk" PRIMARY KEY("agent_id","question_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "open_questions" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"question" text NOT NULL,
	"terms" jsonb NOT NULL,
	"asked" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"answer_id" text,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_questions_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "owner_answers" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"questions" jsonb NOT NULL,
	"text" text NOT NULL,
	"page_url" text,
	"valid_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_answers_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "owner_documents" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"passages" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "owner_documents_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "product_clicks" (
	"agent_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"message_id" text NOT NULL,
	"product_url" text NOT NULL,
	"clicked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_clicks_agent_id_message_id_product_url_pk" PRIMARY KEY("agent_id","message_id","product_url")
);
--> statement-breakpoint
CREATE TABLE "suite_questions" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"ask" text NOT NULL,
	"expect" jsonb NOT NULL,
	"last" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suite_questions_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_message_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "last_words" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "message_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "page_path" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "unread" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "needs_answer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "rated_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "handover" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "about" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "answers" jsonb;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "suite" jsonb;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "accepts_failures" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "held_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agent_choices" ADD CONSTRAINT "agent_choices_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_sources" ADD CONSTRAINT "hidden_sources_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_question_votes" ADD CONSTRAINT "open_question_votes_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_questions" ADD CONSTRAINT "open_questions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_answers" ADD CONSTRAINT "owner_answers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_documents" ADD CONSTRAINT "owner_documents_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_clicks" ADD CONSTRAINT "product_clicks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suite_questions" ADD CONSTRAINT "suite_questions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_question_votes_conversation" ON "open_question_votes" USING btree ("agent_id","conversation_id");--> statement-breakpoint
CREATE INDEX "open_questions_asked" ON "open_questions" USING btree ("agent_id","state","asked","last_asked_at");--> statement-breakpoint
CREATE INDEX "product_clicks_when" ON "product_clicks" USING btree ("agent_id","clicked_at");--> statement-breakpoint
CREATE INDEX "conversations_newest" ON "conversations" USING btree ("agent_id","last_message_at","id") WHERE kind = 'live';--> statement-breakpoint
CREATE INDEX "conversations_open" ON "conversations" USING btree ("agent_id","last_message_at") WHERE kind = 'live' and (unread or needs_answer or rated_down or handover = 'waiting');
--> statement-breakpoint
UPDATE "conversations" AS "c" SET
	"last_message_at" = "m"."last_at", "message_count" = "m"."messages", "last_words" = left("m"."words", 120), "outcome" = "m"."outcome"
FROM (
	SELECT "agent_id", "conversation_id", max("created_at") AS "last_at", count(*)::integer AS "messages",
		(array_agg("content" ORDER BY "sequence" DESC))[1] AS "words",
		(array_agg("outcome" ORDER BY array_position(ARRAY['failed', 'unknown', 'unsure', 'person', 'order', 'answered', 'talk'], "outcome"))
			FILTER (WHERE "outcome" IS NOT NULL))[1] AS "outcome"
	FROM "messages" GROUP BY "agent_id", "conversation_id"
) AS "m"
WHERE "m"."agent_id" = "c"."agent_id" AND "m"."conversation_id" = "c"."id";--> statement-breakpoint
UPDATE "conversations" SET "needs_answer" = true WHERE "kind" = 'live' AND "outcome" IN ('failed', 'unknown', 'unsure');
