CREATE TABLE "agent_embedding" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"hosts" text[] NOT NULL,
	"any_site" boolean NOT NULL,
	"sandboxed" boolean NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agent_embedding" ADD CONSTRAINT "agent_embedding_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;