ALTER TABLE "accounts" ADD COLUMN "password_reset_from" text;--> statement-breakpoint
ALTER TABLE "security_questions" DROP COLUMN "tries";