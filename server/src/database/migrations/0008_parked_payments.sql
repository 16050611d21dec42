ALTER TABLE "payment_events" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "payment_events" ADD COLUMN "subject_id" text;