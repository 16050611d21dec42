CREATE TABLE "meaning_vectors" (
	"agent_id" text NOT NULL,
	"run_id" text NOT NULL,
	"model" text NOT NULL,
	"dimensions" integer NOT NULL,
	"passage_count" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "meaning_vectors_agent_id_run_id_pk" PRIMARY KEY("agent_id","run_id")
);
--> statement-breakpoint
ALTER TABLE "meaning_vectors" ADD CONSTRAINT "meaning_vectors_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;