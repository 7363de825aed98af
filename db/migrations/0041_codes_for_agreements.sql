ALTER TABLE codes DROP CONSTRAINT codes_purpose;
--> statement-breakpoint
ALTER TABLE codes ADD CONSTRAINT codes_purpose CHECK (purpose IN ('sign_up_company','sign_up_bughunter','phone','new_email','agreement'));
