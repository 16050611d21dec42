CREATE TABLE "receipt_documents" (
	"agent_id" text NOT NULL,
	"hash" text NOT NULL,
	"document" jsonb NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_documents_agent_id_hash_pk" PRIMARY KEY("agent_id","hash")
);
--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "passages" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "products" SET DEFAULT '[]'::jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "documents" jsonb;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_usage" ON "credit_entries" USING btree ("created_at") WHERE split_part(source, ':', 1) in ('hold', 'message', 'release');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "credit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- a deleted account takes its entries with it, and a month's entry grows by what is rolled into it
	IF pg_trigger_depth() > 1 AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	IF pg_trigger_depth() > 1 AND OLD.source LIKE 'rolled:%' THEN RETURN NEW; END IF;
	-- old usage may go: credit_entries_roll keeps what it adds up to
	IF TG_OP = 'DELETE' AND split_part(OLD.source, ':', 1) in ('hold', 'message', 'release')
		AND OLD.created_at < now() - interval '40 days' THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'the credit ledger is append-only';
END $$;--> statement-breakpoint
CREATE FUNCTION "credit_entries_roll"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO credit_entries AS rolled (account_id, source, amount, created_at)
	SELECT account_id, 'rolled:' || to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM'), sum(amount), max(created_at)
	-- an account that is deleted leaves nothing
	FROM gone WHERE EXISTS (SELECT FROM accounts WHERE accounts.id = gone.account_id) GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT (account_id, source) DO UPDATE SET amount = rolled.amount + excluded.amount,
		created_at = greatest(rolled.created_at, excluded.created_at);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_roll" AFTER DELETE ON "credit_entries" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "credit_entries_roll"();
