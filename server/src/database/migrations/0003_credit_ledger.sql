CREATE TABLE "checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"plan" text,
	"currency" text NOT NULL,
	"provider_id" text,
	"url" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"period" text NOT NULL,
	"from_lasting" boolean NOT NULL,
	"lease_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extra_block_reports" (
	"account_id" text NOT NULL,
	"period" text NOT NULL,
	"block" integer NOT NULL,
	"told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "extra_block_reports_account_id_period_block_pk" PRIMARY KEY("account_id","period","block")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"account_id" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "payment_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"parked_because" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"period" text,
	"credits" integer NOT NULL,
	"asked_back" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "purchases_taken_within_asked" CHECK ("purchases"."taken_back" >= 0 and "purchases"."taken_back" <= "purchases"."asked_back")
);
--> statement-breakpoint
CREATE TABLE "sandbox_records" (
	"id" text PRIMARY KEY NOT NULL,
	"record" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "lasting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_began_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_with_period" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "period_granted" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extra_blocks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extra_blocks_max" integer DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "free_left" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "provider_subscription" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credit_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_block_reports" ADD CONSTRAINT "extra_block_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("account_id","kind") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_account" ON "checkouts" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "credit_holds_account" ON "credit_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "credit_holds_lease" ON "credit_holds" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "payment_events_parked" ON "payment_events" USING btree ("received_at") WHERE parked_because is not null;--> statement-breakpoint
CREATE INDEX "purchases_account" ON "purchases" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_rest_within_offer" CHECK ("subscriptions"."rest_to_consume" <= "subscriptions"."offer");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_lasting_within_rest" CHECK ("subscriptions"."lasting" >= 0 and "subscriptions"."lasting" <= "subscriptions"."rest_to_consume");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_extra_blocks" CHECK ("subscriptions"."extra_blocks" >= 0 and ("subscriptions"."plan" <> 'Free' or "subscriptions"."extra_blocks" = 0));--> statement-breakpoint
UPDATE "subscriptions" SET "period_granted" = "offer", "free_left" = 0;--> statement-breakpoint
CREATE FUNCTION "credit_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- a deleted account takes its entries with it; nobody else removes or rewrites one
	IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'the credit ledger is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_stay" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "credit_entries_stay"();
