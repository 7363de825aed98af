-- Words mean more than before; the job that computes missing features fills the table again.
DELETE FROM "report_features";
