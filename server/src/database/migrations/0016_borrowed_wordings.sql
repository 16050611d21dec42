CREATE TABLE "borrowed_wordings" (
	"agent_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"wording" text NOT NULL,
	"shop_words" text NOT NULL,
	CONSTRAINT "borrowed_wordings_agent_id_id_pk" PRIMARY KEY("agent_id","id")
);
--> statement-breakpoint
ALTER TABLE "borrowed_wordings" ADD CONSTRAINT "borrowed_wordings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "borrowed_wordings_conversation" ON "borrowed_wordings" USING btree ("agent_id","conversation_id");