CREATE TABLE "agent_retention" (
	"agent_id" text PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agent_retention" ADD CONSTRAINT "agent_retention_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;