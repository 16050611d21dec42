-- Half of the messages are in neither index: a reply has no client's id, a question answers nothing. The table is locked by the first statement
-- and not by the last: a lock that grows could wait for a transaction that waits for it.
DROP INDEX "messages_once";--> statement-breakpoint
DROP INDEX "messages_one_reply";--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sent_once" ON "messages" USING btree ("agent_id","conversation_id","client_message_id") WHERE client_message_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answered_once" ON "messages" USING btree ("agent_id","reply_to") WHERE reply_to is not null;
