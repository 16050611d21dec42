CREATE TABLE "fact_decisions" (
	"agent_id" text NOT NULL,
	"fact_id" text NOT NULL,
	"state" text NOT NULL,
	"text" text,
	"fact" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_decisions_agent_id_fact_id_pk" PRIMARY KEY("agent_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"value" jsonb,
	"scope" text,
	"url" text NOT NULL,
	"language" text,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "facts_agent_id_run_id_id_pk" PRIMARY KEY("agent_id","run_id","id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "kind" text DEFAULT 'page' NOT NULL;--> statement-breakpoint
ALTER TABLE "passages" ADD COLUMN "voice" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_decisions" ADD CONSTRAINT "fact_decisions_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;