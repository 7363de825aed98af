/** 100,000 reports: 20,000 of the first company, 3,000 of the first bughunter, in every stage over three years; with what belongs to them. */
export const reports = `
CREATE TABLE bench.report AS
  SELECT r.*, bench.id('rep', r.i, r.at) AS id, g.id AS program_id, g.company_id, g.company, g.owner, g.reward_type, g.kind AS program_kind, h.id AS hunter_id,
    CASE WHEN r.closing IS NOT NULL THEN 'closed' ELSE r.open_stage END AS stage, r.closing AS close_reason,
    (r.closing IN ('resolved', 'accepted_risk') OR r.open_stage IN ('valid', 'rated')) AS is_valid
  FROM (SELECT i, CASE WHEN i <= 4000 THEN 1 WHEN i <= 5000 THEN 7 WHEN i <= 20000 THEN 1 + bench.n('rp', i, 300) ELSE 301 + bench.n('rp', i, 9700) END AS p,
      CASE WHEN i % 33 = 0 AND i <= 99000 THEN 1 WHEN i > 4000 AND i <= 5000 THEN 1 + bench.n('rh', i, 2000)
        ELSE 2 + (bench.n('rh', i, 4999)::float8 * bench.n('rh2', i, 1000) / 1000)::int END AS h,
      bench.t(CASE WHEN i > 4000 AND i <= 5000 THEN bench.n('rt', i, 10000) / 1000.0 ELSE 0.01 + bench.n('rt', i, 1000000) / 1000000.0 * 1000 END) AS at,
      CASE WHEN bench.n('open', i, 100) < 94 THEN bench.pick('closing', i, '{resolved,resolved,resolved,resolved,resolved,resolved,resolved,resolved,resolved,duplicate,
        duplicate,duplicate,not_applicable,not_applicable,informative,informative,out_of_scope,spam,not_reproducible,withdrawn,no_response,accepted_risk}') END AS closing,
      CASE WHEN bench.n('open', i, 100) >= 94 THEN bench.pick('stage', i, '{draft,draft,draft,submitted,submitted,submitted,in_review,in_review,in_review,needs_info,
        needs_info,valid,valid,valid,valid,rated,rated,rated,rated,rated}') END AS open_stage,
      bench.n('level', i, 14) AS level FROM generate_series(1, 100000) i) r
  JOIN bench.program g ON g.i = r.p JOIN bench.person h ON h.role = 'bughunter' AND h.i = r.h;
CREATE UNIQUE INDEX ON bench.report (i);
CREATE UNIQUE INDEX ON bench.report (id);
ALTER TABLE bench.report ADD paid boolean, ADD amount bigint;
UPDATE bench.report SET paid = close_reason = 'resolved' AND reward_type = 'money' AND level > 0, amount = 500000 + 250000 * level;

INSERT INTO reports (id, hash, code, program_id, program_version, reporter_id, stage, close_reason, fix, reward_state, title, target, found_at, vrt_id, cwe_id,
    cvss_vector, cvss_score, poc_md, poc_html, impact_md, impact_html, recommendation_md, recommendation_html, claimed_level, triaged_level, risk_level, quality,
    assignee_id, created_at, updated_at, submitted_at, valid_at, rated_at, closed_at)
  SELECT r.id, md5('rep' || r.i), CASE WHEN stage <> 'draft' THEN 'CA-' || extract(year FROM r.at) || '-' || lpad(r.i::text, 6, '0') || '-X' END, program_id, 1, hunter_id, stage,
    close_reason, CASE WHEN close_reason = 'resolved' THEN 'fixed' WHEN close_reason = 'accepted_risk' THEN 'accepted_risk' ELSE 'open' END,
    CASE WHEN paid THEN 'payable' WHEN close_reason = 'resolved' THEN 'points_granted' WHEN stage = 'rated' AND r.i % 2 = 0 THEN 'proposed' ELSE 'none' END,
    initcap(bench.words('rt', r.i, 4)), 'https://app' || p || '.example', r.at, 'xss', 79, 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N', 7.5,
    bench.prose('poc', r.i, 60), '<p>' || bench.prose('poc', r.i, 60) || '</p>', bench.prose('imp', r.i, 25), '<p>' || bench.prose('imp', r.i, 25) || '</p>',
    bench.prose('rec', r.i, 15), '', level, CASE WHEN is_valid THEN level END,
    CASE WHEN is_valid AND (stage = 'rated' OR close_reason IS NOT NULL) THEN level END, CASE WHEN is_valid THEN r.i % 6 END,
    CASE WHEN stage NOT IN ('draft', 'submitted') THEN t.id END, r.at - interval '1 hour', least(r.at + interval '20 days', bench.t(0)), CASE WHEN stage <> 'draft' THEN r.at END,
    CASE WHEN is_valid THEN least(r.at + interval '3 days', bench.t(0)) END, CASE WHEN is_valid AND (stage = 'rated' OR close_reason IS NOT NULL) THEN least(r.at + interval '6 days', bench.t(0)) END,
    CASE WHEN stage = 'closed' THEN least(r.at + interval '20 days', bench.t(0)) END
  FROM bench.report r JOIN bench.person t ON t.role = 'hello' AND t.i = 1 + r.i % 20 ORDER BY r.at;
INSERT INTO report_clocks (report_id, kind, started_at, due_at, paused_at, stopped_at)
  SELECT id, kind, at, at + days * interval '1 day', CASE WHEN stage = 'needs_info' AND kind = 'triage' THEN bench.t(0) END,
    CASE WHEN stage = 'closed' OR (kind = 'first_response' AND stage <> 'submitted') OR (kind = 'triage' AND stage IN ('valid', 'rated')) OR (kind = 'rating' AND stage = 'rated')
      THEN least(at + days * interval '16 hours', bench.t(0)) END
  FROM bench.report, (VALUES ('first_response', 2), ('triage', 5), ('rating', 10), ('reward', 14), ('fix', 60)) k (kind, days)
  WHERE stage <> 'draft' AND (kind IN ('first_response', 'triage') OR (is_valid AND kind = 'rating') OR (is_valid AND (stage = 'rated' OR close_reason IS NOT NULL)));
-- Of the refused ones so many are objected to at one moment as a tenth of them would be, and half wait for their company's word.
INSERT INTO report_clocks (report_id, kind, started_at, due_at)
  SELECT id, kind, greatest(at, bench.t(0) - interval '4 days'), bench.t(0) + (days - 4) * interval '1 day'
  FROM bench.report, (VALUES ('appeal', 7), ('appeal_answer', 5)) k (kind, days)
  WHERE close_reason IN ('duplicate', 'not_applicable', 'not_reproducible') AND i % 400 = 0 AND (kind = 'appeal' OR i % 800 = 0);
INSERT INTO report_comments (id, report_id, author_id, audience, body_md, body_html, created_at)
  SELECT bench.id('com', r.i * 10 + k, r.at), r.id, CASE WHEN k = 1 THEN hunter_id ELSE t.id END, CASE WHEN k = 3 THEN 'hello' ELSE 'all' END,
    bench.prose('com', r.i + k, 20), '<p>' || bench.prose('com', r.i + k, 20) || '</p>', r.at + k * interval '5 hours'
  FROM bench.report r JOIN bench.person t ON t.role = 'hello' AND t.i = 1 + r.i % 20, generate_series(1, 3) k WHERE stage <> 'draft' AND (k = 1 OR r.i % k = 0);
INSERT INTO report_ratings (id, report_id, by_id, from_level, to_level, reason, at)
  SELECT bench.id('rat', r.i, r.at), r.id, t.id, NULL, level, NULL, least(r.at + interval '3 days', bench.t(0))
  FROM bench.report r JOIN bench.person t ON t.role = 'hello' AND t.i = 1 + r.i % 20 WHERE is_valid;
INSERT INTO disclosures (report_id, state, reporter_id, slug, title, summary_md, summary_html, body_md, body_html, requested_by, requested_at, published_by, published_at)
  SELECT r.id, CASE WHEN r.i % 3 = 0 THEN 'requested' ELSE 'published' END, hunter_id, 'temuan-' || r.i, initcap(bench.words('rt', r.i, 4)), bench.prose('sum', r.i, 15), '<p>x</p>',
    bench.prose('body', r.i, 80), '<p>x</p>', hunter_id, r.at, CASE WHEN r.i % 3 > 0 THEN hunter_id END, CASE WHEN r.i % 3 > 0 THEN least(r.at + interval '60 days', bench.t(0)) END
  FROM bench.report r WHERE close_reason = 'resolved' AND r.i % 5 = 0;
INSERT INTO program_certificates (id, code, program_id, bughunter_id, level, named, issued_at, shown_at)
  SELECT DISTINCT ON (program_id, hunter_id) bench.id('cert', i, at), md5('cert' || i), program_id, hunter_id, greatest(level, 1), true, least(at + interval '20 days', bench.t(0)),
    CASE WHEN i % 2 = 0 THEN bench.t(0) END FROM bench.report WHERE close_reason = 'resolved' ORDER BY program_id, hunter_id, i;
`
