ALTER TABLE "agent_knowledge" ADD COLUMN "training_schedule" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_knowledge" ADD COLUMN "next_training_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "sitemap_modified" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "copy_of" text;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "cause" text DEFAULT 'saved' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "base_run_id" text;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "reader_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "pages_kept" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "page_limit" integer;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "away_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "paused_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "accepts_smaller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_runs" ADD COLUMN "digest" jsonb;--> statement-breakpoint
UPDATE "agent_knowledge" SET "next_training_at" = now() + interval '7 days' FROM "agents" WHERE "agents"."id" = "agent_knowledge"."agent_id" AND "agents"."index_version" IS NOT NULL;
