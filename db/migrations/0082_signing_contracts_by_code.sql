ALTER TABLE codes DROP CONSTRAINT codes_purpose;--> statement-breakpoint
ALTER TABLE codes ADD CONSTRAINT codes_purpose CHECK (purpose IN ('sign_up_company','sign_up_bughunter','phone','new_email','agreement','contract'));--> statement-breakpoint
ALTER TABLE company_contracts DROP CONSTRAINT company_contracts_state;--> statement-breakpoint
ALTER TABLE company_contracts ADD CONSTRAINT company_contracts_state CHECK (
  state IN ('signed', 'in_force', 'returned', 'withdrawn', 'replaced')
  AND proven_by IN ('password', 'mail', 'factor')
  AND (state IN ('signed', 'withdrawn')) = (decided_at IS NULL)
  AND (state <> 'returned' OR reason IS NOT NULL)
);
