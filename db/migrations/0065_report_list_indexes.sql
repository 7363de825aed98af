DROP INDEX "reports_changed";--> statement-breakpoint
DROP INDEX "reports_sent";--> statement-breakpoint
DROP INDEX "reports_severity";--> statement-breakpoint
DROP INDEX "reports_assignee";--> statement-breakpoint
DROP INDEX "reports_unassigned";--> statement-breakpoint
DROP INDEX "reports_valid";--> statement-breakpoint
DROP INDEX "reports_closed";--> statement-breakpoint
DROP INDEX "reports_of_program";