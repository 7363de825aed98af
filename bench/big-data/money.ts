/** Top-ups, rewards, points and payouts. Balances are the sums of their entries; every transfer sums to zero. */
export const money = `
CREATE TABLE bench.side AS
  SELECT kind, owner, bench.id('side-' || kind, row_number() OVER (PARTITION BY kind ORDER BY owner), bench.t(1100)) AS id FROM (
    SELECT k AS kind, '00000000-0000-0000-0000-000000000000'::uuid AS owner FROM unnest('{cash,platform_fee,tax_withheld}'::text[]) k
    UNION ALL SELECT k, id FROM bench.company, unnest('{company_available,company_reserved}'::text[]) k
    UNION ALL SELECT k, id FROM bench.person, unnest('{bughunter_payable,bughunter_in_payout}'::text[]) k WHERE role = 'bughunter') x;
CREATE UNIQUE INDEX ON bench.side (kind, owner);
INSERT INTO ledger_accounts (id, kind, owner_id) SELECT id, kind, owner FROM bench.side;

INSERT INTO top_ups (id, company_id, amount_idr, reference, status, request_key, requested_by, requested_at, decided_by, decided_at)
  SELECT bench.id('top', c.i * 100 + k, bench.t(1049 - k)), c.id, 1000000000::bigint * CASE WHEN c.i = 1 THEN 100 ELSE 1 END, 'TRF-' || lpad(c.i::text, 6, '0') || '-' || lpad(k::text, 3, '0'), CASE WHEN k > 3 AND c.i > 1 THEN 'requested' ELSE 'confirmed' END,
    'top-' || c.i || '-' || k, c.owner, bench.t(1049 - k), CASE WHEN k <= 3 OR c.i = 1 THEN h.id END, CASE WHEN k <= 3 OR c.i = 1 THEN bench.t(1048 - k) END
  FROM bench.company c JOIN bench.person h ON h.role = 'hello' AND h.i = 3, generate_series(1, 40) k WHERE c.i = 1 OR k <= 4;

CREATE TABLE bench.move AS
  SELECT bench.id('mv', row_number() OVER (ORDER BY at, key), at) AS id, x.* FROM (
    SELECT 'top_up' AS kind, 'top_up:' || id AS key, NULL::uuid AS report, company_id AS company, decided_by AS actor, decided_at AS at, 'cash' AS out_of, '00000000-0000-0000-0000-000000000000'::uuid AS out_owner,
      'company_available' AS into_kind, company_id AS into_owner, amount_idr AS amount FROM top_ups WHERE status = 'confirmed'
    UNION ALL SELECT 'reserve', 'reserve:' || id || ':1', id, company_id, owner, least(at + interval '6 days', bench.t(0)), 'company_available', company_id, 'company_reserved', company_id,
      amount + amount / 5 FROM bench.report WHERE paid
    UNION ALL SELECT 'reward', 'reward:' || id || ':1', id, company_id, owner, least(at + interval '7 days', bench.t(0)), 'company_reserved', company_id, 'bughunter_payable', hunter_id, amount FROM bench.report WHERE paid
    UNION ALL SELECT 'fee', 'fee:' || id || ':1', id, company_id, owner, least(at + interval '7 days', bench.t(0)), 'company_reserved', company_id, 'platform_fee', '00000000-0000-0000-0000-000000000000', amount / 5
      FROM bench.report WHERE paid) x;
INSERT INTO ledger_transfers (id, kind, key, report_id, company_id, actor_id, at) SELECT id, kind, key, report, company, actor, at FROM bench.move ORDER BY at;
INSERT INTO ledger_entries (id, transfer_id, ledger_account_id, amount_idr)
  SELECT bench.id('from', row_number() OVER (ORDER BY m.id), m.at), m.id, s.id, -amount FROM bench.move m JOIN bench.side s ON (s.kind, s.owner) = (out_of, out_owner);
INSERT INTO ledger_entries (id, transfer_id, ledger_account_id, amount_idr)
  SELECT bench.id('to', row_number() OVER (ORDER BY m.id), m.at), m.id, s.id, amount FROM bench.move m JOIN bench.side s ON (s.kind, s.owner) = (into_kind, into_owner);
INSERT INTO rewards (report_id, reserved_idr, amount_idr, fee_idr, proposed_by, approved_by, given_at, tax_scheme)
  SELECT id, 0, CASE WHEN paid THEN amount ELSE 0 END, CASE WHEN paid THEN amount / 5 ELSE 0 END, owner, owner,
    least(at + interval '7 days', bench.t(0)), 'participant' FROM bench.report WHERE close_reason = 'resolved';
INSERT INTO point_entries (id, bughunter_id, report_id, rule, points, key, at)
  SELECT bench.id('pts', i, at), hunter_id, id, CASE WHEN is_valid THEN 'valid' ELSE 'spam' END,
    CASE WHEN NOT is_valid THEN -10 WHEN level > 9 THEN 45 WHEN level > 6 THEN 25 WHEN level > 3 THEN 15 ELSE 8 END, 'bench:' || id || ':1', least(at + interval '6 days', bench.t(0))
  FROM bench.report WHERE (is_valid AND stage <> 'valid') OR close_reason = 'spam';

INSERT INTO payout_accounts (id, bughunter_id, kind, provider, number_sealed, number_masked, number_hash, holder, verified_name, state, named_at, usable_from)
  SELECT bench.id('pacc', i, at), id, 'bank', '014', '\\x00', '••••1234', sha256(name::bytea), name, name, CASE WHEN i % 10 = 0 THEN 'review' ELSE 'matched' END, at, at + interval '1 day'
  FROM bench.person WHERE role = 'bughunter' AND i <= 3000;
CREATE TABLE bench.payout AS
  SELECT r.i, r.hunter_id, r.id AS report, r.amount, bench.id('pay', r.i, bench.t(r.i % 20)) AS id, bench.t(r.i % 20) AS at, CASE WHEN r.i % 4 = 0 THEN 'paid' ELSE 'requested' END AS state
  FROM bench.report r WHERE paid AND h <= 3000 AND (r.i % 5 = 0 OR (h = 1 AND r.i % 2 = 0));
INSERT INTO payouts (id, code, bughunter_id, payout_account_id, state, gross_idr, tax_idr, net_idr, payee, tax_lines, request_key, requested_at, two_people, taken_by, taken_at,
    settled_by, settled_at, reference, proof_file_id)
  SELECT o.id, 'PAY-' || o.i, hunter_id, bench.id('pacc', h.i, h.at), state, amount, 0, amount, 'resident', '[]', 'bench-' || o.i, o.at, false,
    CASE WHEN state = 'paid' THEN a.id END, CASE WHEN state = 'paid' THEN o.at END, CASE WHEN state = 'paid' THEN b.id END, CASE WHEN state = 'paid' THEN o.at END,
    CASE WHEN state = 'paid' THEN 'REF-' || o.i END, CASE WHEN state = 'paid' THEN bench.id('npwpfile', 1, c.at) END
  FROM bench.payout o JOIN bench.person h ON h.id = o.hunter_id, bench.person a, bench.person b, bench.company c
  WHERE (a.role, a.i) = ('hello', 3) AND (b.role, b.i) = ('hello', 4) AND c.i = 1;
INSERT INTO payout_lines (id, payout_id, report_id, amount_idr, tax_scheme) SELECT bench.id('pline', i, at), id, report, amount, 'participant' FROM bench.payout;
UPDATE reports r SET reward_state = CASE o.state WHEN 'paid' THEN 'paid' ELSE 'processing' END FROM bench.payout o WHERE o.report = r.id;
CREATE TABLE bench.pay_move AS
  SELECT bench.id('pmv', row_number() OVER (ORDER BY o.i, what), at) AS id, what, o.i, hunter_id, amount, at FROM bench.payout o, unnest('{payout_request,payout}'::text[]) what WHERE what = 'payout_request' OR state = 'paid';
INSERT INTO ledger_transfers (id, kind, key, at) SELECT id, what, what || ':bench-' || i, at FROM bench.pay_move;
INSERT INTO ledger_entries (id, transfer_id, ledger_account_id, amount_idr)
  SELECT bench.id('pfrom', row_number() OVER (ORDER BY m.id), m.at), m.id, s.id, -amount FROM bench.pay_move m JOIN bench.side s ON s.owner = hunter_id AND s.kind = CASE what WHEN 'payout' THEN 'bughunter_in_payout' ELSE 'bughunter_payable' END;
INSERT INTO ledger_entries (id, transfer_id, ledger_account_id, amount_idr)
  SELECT bench.id('pto', row_number() OVER (ORDER BY m.id), m.at), m.id, s.id, amount FROM bench.pay_move m JOIN bench.side s ON
    CASE what WHEN 'payout' THEN s.kind = 'cash' ELSE s.kind = 'bughunter_in_payout' AND s.owner = hunter_id END;
UPDATE ledger_accounts a SET balance_idr = e.sum FROM (SELECT ledger_account_id, sum(amount_idr) AS sum FROM ledger_entries GROUP BY 1) e WHERE e.ledger_account_id = a.id;
`
