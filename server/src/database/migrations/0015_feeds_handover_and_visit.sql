CREATE TABLE "email_changes" (
	"account_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "chat_links" (
	"agent_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"conversation_id" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "chat_links_agent_id_token_hash_pk" PRIMARY KEY("agent_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "owner_presence" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"present" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hours" jsonb,
	"quiet" jsonb,
	"tells_words" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_requests" (
	"agent_id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"email" text,
	"name" text,
	"note" text,
	"consent_at" timestamp (3) with time zone,
	"owner_note" text,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"letters_to_owner" integer DEFAULT 0 NOT NULL,
	"letters_to_visitor" integer DEFAULT 0 NOT NULL,
	"owner_told_at" timestamp (3) with time zone,
	"visitor_seen_at" timestamp (3) with time zone,
	CONSTRAINT "person_requests_agent_id_conversation_id_pk" PRIMARY KEY("agent_id","conversation_id")
);
--> statement-breakpoint
CREATE TABLE "refused_addresses" (
	"agent_id" text NOT NULL,
	"address_hash" text NOT NULL,
	"refused_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_addresses_agent_id_address_hash_pk" PRIMARY KEY("agent_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"http_status" integer,
	"problem" text,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_deliveries_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_products" (
	"agent_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"record" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_products_agent_id_kind_url_pk" PRIMARY KEY("agent_id","kind","url")
);
--> statement-breakpoint
CREATE TABLE "live_readings" (
	"agent_id" text NOT NULL,
	"url" text NOT NULL,
	"record" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_readings_agent_id_url_pk" PRIMARY KEY("agent_id","url")
);
--> statement-breakpoint
CREATE TABLE "price_sightings" (
	"agent_id" text NOT NULL,
	"url" text NOT NULL,
	"variant" text NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"availability" text NOT NULL,
	"seen_from" timestamp (3) with time zone NOT NULL,
	"seen_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_sightings_agent_id_url_variant_seen_from_pk" PRIMARY KEY("agent_id","url","variant","seen_from")
);
--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"agent_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"currency" text,
	"products" integer DEFAULT 0 NOT NULL,
	"variants" integer DEFAULT 0 NOT NULL,
	"disagreements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"etag" text,
	"content_hash" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"next_read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_feeds_agent_id_kind_pk" PRIMARY KEY("agent_id","kind")
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "agent_choices" ADD COLUMN "catalogue_door" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD COLUMN "color_scheme" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD COLUMN "greetings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD COLUMN "suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_styles" ADD COLUMN "placement" jsonb;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "preview_run_id" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "handover_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rating_reason" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "is_preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_links" ADD CONSTRAINT "chat_links_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owner_presence" ADD CONSTRAINT "owner_presence_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_requests" ADD CONSTRAINT "person_requests_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refused_addresses" ADD CONSTRAINT "refused_addresses_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_products" ADD CONSTRAINT "feed_products_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_readings" ADD CONSTRAINT "live_readings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_sightings" ADD CONSTRAINT "price_sightings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD CONSTRAINT "product_feeds_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_links_old" ON "chat_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "person_requests_left" ON "person_requests" USING btree ("agent_id","asked_at") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "price_sightings_old" ON "price_sightings" USING btree ("seen_until");--> statement-breakpoint
CREATE INDEX "product_feeds_due" ON "product_feeds" USING btree ("next_read_at");