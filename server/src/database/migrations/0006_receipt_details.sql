ALTER TABLE "receipts" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "instruction_version" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "scores" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "times_ms" jsonb;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "usage" jsonb;