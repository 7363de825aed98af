/** Articles, downloads, messages and incidents. */
export const words = `
CREATE TABLE bench.article AS
  SELECT x.*, bench.id('art', x.i, x.at) AS id, bench.id('av', x.i, x.at) AS version, h.id AS author
  FROM (SELECT i, bench.t(i % 900 + 1) AS at,
      CASE WHEN i <= 100 THEN 'activity' WHEN i <= 200 THEN 'security_awareness' WHEN i <= 240 THEN 'executive' ELSE 'write_up' END AS kind,
      CASE WHEN i > 240 AND i % 10 = 0 THEN 'in_review' WHEN i > 240 AND i % 10 = 1 THEN 'draft' ELSE 'published' END AS state FROM generate_series(1, 5000) i) x
  JOIN bench.person h ON h.role = 'bughunter' AND h.i = CASE WHEN x.i % 20 = 3 THEN 1 ELSE 1 + x.i % 1000 END;
INSERT INTO articles (id, kind, author_id, slug, state, title_id, summary_id, body_id_md, body_id_html, topics, live_version_id, first_published_at, sent_at, created_at, updated_at)
  SELECT id, kind, CASE WHEN kind = 'write_up' THEN author END, 'tulisan-' || i, state, initcap(bench.words('at', i, 5)), bench.prose('as', i, 15), bench.prose('ab', i, 150),
    '<p>' || bench.prose('ab', i, 150) || '</p>', ARRAY[bench.pick('topic', i, '{web,mobile,api,injection,cloud}')], CASE WHEN state = 'published' THEN version END,
    CASE WHEN state = 'published' THEN at END, CASE WHEN state <> 'draft' THEN at END, at, at FROM bench.article;
INSERT INTO article_versions (id, article_id, number, title_id, summary_id, body_id_md, body_id_html, topics, published_by, published_at)
  SELECT x.version, x.id, 1, a.title_id, a.summary_id, a.body_id_md, a.body_id_html, a.topics, h.id, x.at
  FROM bench.article x JOIN articles a ON a.id = x.id, bench.person h WHERE x.state = 'published' AND (h.role, h.i) = ('hello', 5);
INSERT INTO report_downloads (id, key, article_id, name, email, job, position, company, locale, state, asked_at)
  SELECT bench.id('down', x.n, bench.t(x.n % 300)), bench.id('downkey', x.n, bench.t(x.n % 300)), a.id, 'Budi ' || x.n, 'budi' || x.n || '@company.example', 'CISO', 'Kepala', 'PT ' || x.n, 'id', 'asked', bench.t(x.n % 300)
  FROM generate_series(1, 10000) x (n) JOIN bench.article a ON a.i = 201 + x.n % 30;
INSERT INTO inquiries (id, key, topic, full_name, email, company_name, phone, title, message, locale, state, sent_at, taken_by, taken_at, note, answered_by, answered_at, closed_by, closed_at)
  SELECT bench.id('inq', i, bench.t(i % 400)), bench.id('inqkey', i, bench.t(i % 400)), bench.pick('topic', i, '{business,company_support,bughunter_support,media,privacy,other}'), 'Sari ' || i,
    'sari' || i || '@company.example', 'PT ' || i, '+6281200000000', 'Tanya', bench.prose('msg', i, 40), 'id', s, bench.t(i % 400), t, CASE WHEN t IS NOT NULL THEN bench.t(i % 400) END,
    CASE WHEN s = 'closed' THEN 'Sudah.' END, CASE WHEN s = 'closed' THEN t END, CASE WHEN s = 'closed' THEN bench.t(i % 400) END, CASE WHEN s = 'closed' THEN t END, CASE WHEN s = 'closed' THEN bench.t(i % 400) END
  FROM (SELECT x.i, s, CASE WHEN s IN ('taken', 'closed') THEN h.id END AS t FROM (SELECT i, bench.pick('inqstate', i, '{new,taken,closed,closed,spam}') AS s FROM generate_series(1, 10000) i) x
    JOIN bench.person h ON (h.role, h.i) = ('hello', 6)) y;
INSERT INTO incident_responders (account_id, appointed_by, appointed_at)
  SELECT p.id, h.id, p.at FROM bench.person p, bench.person h WHERE p.role = 'incident' AND p.i <= 10 AND (h.role, h.i) = ('hello', 1);
INSERT INTO incidents (id, key, code, state, spam, reporter_id, username, name, email, email_key, locale, application, title, description, kind, severity, personal_data, vital,
    assignee_id, assigned_at, received_at, verified_at, handling_at, recovered_at, ended_at)
  SELECT bench.id('inc', x.i, x.at), bench.id('inckey', x.i, x.at), 'INS-' || x.i, s, false, r.id, r.name, 'Dewi ' || x.i, r.name || '@x.example', r.name || '@x.example', 'id', 'app.example', 'Insiden ' || x.i,
    bench.prose('inc', x.i, 40), 'ransomware', 'high', true, false, a.id, x.at, x.at, x.at, CASE WHEN s IN ('handling', 'recovered', 'closed') THEN x.at END,
    CASE WHEN s IN ('recovered', 'closed') THEN x.at END, CASE WHEN s = 'closed' THEN x.at END
  FROM (SELECT i, bench.t(i % 500) AS at, bench.pick('incs', i, '{received,verified,handling,recovered,closed,closed}') AS s FROM generate_series(1, 5000) i) x
  JOIN bench.person r ON r.role = 'incident' AND r.i = CASE WHEN x.i % 3 = 0 THEN 11 ELSE 11 + x.i % 20 END
  JOIN bench.person a ON a.role = 'incident' AND a.i = CASE WHEN x.i % 3 = 0 THEN 1 ELSE 1 + x.i % 10 END;
INSERT INTO incident_notes (id, key, incident_id, author_id, side, audience, body, written_at)
  SELECT bench.id('inote', row_number() OVER (ORDER BY i.id, k), received_at), bench.id('inotekey', row_number() OVER (ORDER BY i.id, k), received_at), i.id, reporter_id, 'reporter', 'all', 'Catatan.', received_at
  FROM incidents i, generate_series(1, 3) k;
`
