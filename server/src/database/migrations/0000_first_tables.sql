CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"account_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_knowledge" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"website_url" text NOT NULL,
	"sitemap_url" text NOT NULL,
	"exclude_urls" text[] NOT NULL,
	"page_number_site" integer,
	"page_count_reason" text,
	"ownership_token" text NOT NULL,
	"ownership_checked_at" timestamp (3) with time zone,
	"ownership_proved_at" timestamp (3) with time zone,
	"ownership_proved_by" text,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_profiles" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"brand_name" text NOT NULL,
	"brand_offer" text[] NOT NULL,
	"tone" text NOT NULL,
	"custom_tone" text NOT NULL,
	"support_mail" text NOT NULL,
	"support_phone" text NOT NULL,
	"support_whats_app" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_styles" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"welcome_text" text NOT NULL,
	"placeholder_text" text NOT NULL,
	"color" text NOT NULL,
	"bubble_icon" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"status" text,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"index_version" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agents_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "custom_instructions" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"instructions" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "custom_instructions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"account_id" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_account_id_source_pk" PRIMARY KEY("account_id","source")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" text PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"currency" text NOT NULL,
	"verified" boolean NOT NULL,
	"offer" integer NOT NULL,
	"rest_to_consume" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_rest_not_negative" CHECK ("subscriptions"."rest_to_consume" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "conversations_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"sequence" bigserial NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"client_message_id" text,
	"reply_to" text,
	"charged" boolean DEFAULT false NOT NULL,
	"page_path" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"agent_id" text NOT NULL,
	"message_id" text NOT NULL,
	"passages" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"answered_by" text NOT NULL,
	"index_version" text,
	CONSTRAINT "receipts_agent_id_message_id_pk" PRIMARY KEY("agent_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text,
	"run_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" text,
	"lease_until" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"http_status" integer,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"extracted" jsonb,
	"fetched_at" timestamp (3) with time zone,
	CONSTRAINT "pages_agent_id_run_id_url_pk" PRIMARY KEY("agent_id","run_id","url")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"headings" jsonb NOT NULL,
	"text" text NOT NULL,
	"language" text,
	CONSTRAINT "passages_agent_id_run_id_position_pk" PRIMARY KEY("agent_id","run_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "products_agent_id_run_id_position_pk" PRIMARY KEY("agent_id","run_id","position")
);
--> statement-breakpoint
CREATE TABLE "search_indexes" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_indexes_agent_id_run_id_pk" PRIMARY KEY("agent_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "training_runs" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"phase" text NOT NULL,
	"pages_found" integer DEFAULT 0 NOT NULL,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"pages_failed" integer DEFAULT 0 NOT NULL,
	"products_found" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "training_runs_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_knowledge" ADD CONSTRAINT "agent_knowledge_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_profiles" ADD CONSTRAINT "agent_profiles_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD CONSTRAINT "agent_styles_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_instructions" ADD CONSTRAINT "custom_instructions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_indexes" ADD CONSTRAINT "search_indexes_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_runs" ADD CONSTRAINT "training_runs_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ins_account" ON "sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_secret" ON "conversations" USING btree ("agent_id","secret_hash");--> statement-breakpoint
CREATE INDEX "conversations_secret_alone" ON "conversations" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "conversations_started" ON "conversations" USING btree ("agent_id","started_at","id") WHERE kind = 'live';--> statement-breakpoint
CREATE INDEX "conversations_unused" ON "conversations" USING btree ("created_at") WHERE started_at is null;--> statement-breakpoint
CREATE INDEX "messages_in_order" ON "messages" USING btree ("agent_id","conversation_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("agent_id","conversation_id","client_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_one_reply" ON "messages" USING btree ("agent_id","reply_to");--> statement-breakpoint
CREATE INDEX "messages_charged" ON "messages" USING btree ("agent_id","created_at") WHERE charged;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_dedupe" ON "jobs" USING btree ("dedupe_key") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("agent_id","run_id","state");--> statement-breakpoint
CREATE INDEX "training_runs_newest" ON "training_runs" USING btree ("agent_id","created_at");