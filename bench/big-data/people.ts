/** Accounts of every role, companies with their members, and their rows in the team's queues. */
export const people = `
CREATE TABLE bench.person AS
  SELECT role, i, bench.id(role, i, bench.t(age)) AS id, bench.t(age) AS at, name FROM (
    SELECT 'hello' AS role, i, 1100 - i::float8 AS age, 'tim-' || i AS name FROM generate_series(1, 20) i
    UNION ALL SELECT 'incident', i, 1000 - i, 'insiden-' || i FROM generate_series(1, 30) i
    UNION ALL SELECT 'bughunter', i, 1080 - i * 0.2, bench.pick('h', i, '{elang,garuda,harimau,komodo,rajawali,macan,badak,anoa}') || '-' || i
      FROM generate_series(1, 5000) i
    UNION ALL SELECT 'company', i, 1080 - i * 0.5, 'pt-' || bench.pick('c', i, '{bank,toko,asuransi,logistik,tani,tambang}') || '-' || i
      FROM generate_series(1, 2000) i
    UNION ALL SELECT 'company_member', i, 900 - i * 0.1, 'staf-' || i FROM generate_series(1, 6000) i) x;
CREATE UNIQUE INDEX ON bench.person (role, i);

INSERT INTO accounts (id, role, email, email_key, username, username_key, password_hash, locale, standing, created_at)
  SELECT id, role, name || '@' || role || i % 7 || '.example', name || '@' || role || i % 7 || '.example', name, name, 'none', 'id',
    CASE WHEN i > 20 AND role = 'bughunter' AND i % 50 = 0 THEN 'suspended' WHEN i > 20 AND role = 'company' AND i % 100 = 0 THEN 'ended'
      ELSE 'active' END, at FROM bench.person ORDER BY at;
INSERT INTO operators (id, email, email_key, locale, roles, roles_since, state, invited_at)
  SELECT id, email, email_key, locale, '{triage,finance,identity,editor,support,administrator}', created_at, 'active', created_at
  FROM accounts WHERE role = 'hello';
INSERT INTO bughunters (account_id, tshirt_size, full_name, city, about, skills, identity_status, identity_submitted_at, hidden_from_boards)
  SELECT id, 'L', initcap(replace(name, '-', ' ')), bench.pick('city', i, '{Jakarta,Bandung,Surabaya,Medan,Makassar,Denpasar}'),
    bench.words('about', i, 12), '{web,api}', CASE WHEN i <= 20 OR i % 10 < 8 THEN 1 ELSE i % 10 - 8 END, at + interval '1 day', i > 20 AND i % 25 = 0
  FROM bench.person WHERE role = 'bughunter';
INSERT INTO nda_acceptances (id, account_id, version, text_hash, address, device, accepted_at)
  SELECT bench.id('nda', i, at), id, '1', sha256('nda'), '192.0.2.1', 'bench', at + interval '2 days' FROM bench.person WHERE role = 'bughunter';
INSERT INTO curriculum_vitae_entries (id, account_id, kind, title, organisation, started_on, created_at)
  SELECT bench.id('cv', p.i * 10 + k, at), id, bench.pick('cv', k, '{certification,work,training,education}'), 'Keamanan ' || k, 'Nusantara', '2021-01-01', at
  FROM bench.person p, generate_series(1, 4) k WHERE role = 'bughunter' AND (p.i <= 20 OR p.i % 3 = 0);

CREATE TABLE bench.company AS SELECT i, bench.id('co', i, at) AS id, id AS owner, at,
  initcap(replace(name, '-', ' ')) AS name FROM bench.person WHERE role = 'company';
CREATE UNIQUE INDEX ON bench.company (i);
INSERT INTO companies (id, owner_id, name, phone, email_domain, sector, plan, created_at)
  SELECT id, owner, name, '+62215000' || lpad(i::text, 4, '0'), 'company' || i % 7 || '.example', NULL, CASE WHEN i = 1 THEN 'enterprise' ELSE 'free' END, at
  FROM bench.company;
INSERT INTO company_members (id, company_id, account_id, email, email_key, name, permission, status, permissions, invited_by, invited_at, joined_at)
  SELECT bench.id('mem', p.i, p.at), c.id, p.id, p.name || '@x.example', p.name || '@x.example', initcap(p.name), CASE WHEN p.i % 3 = 0 THEN 1 ELSE 2 END, 2,
    '{report.comment}', c.owner, p.at, p.at
  FROM bench.person p JOIN bench.company c ON c.i = CASE WHEN p.i <= 60 THEN 1 ELSE 1 + p.i / 3 END WHERE p.role = 'company_member' AND p.i < 5997;

INSERT INTO files (id, owner_id, purpose, name, media_type, size, sha256, storage_key, state, created_at)
  SELECT bench.id('npwpfile', i, at), owner, 'npwp', 'npwp.pdf', 'application/pdf', 1000, sha256('x'), 'bench/npwp-' || i, 'clean', at FROM bench.company;
INSERT INTO company_npwps (company_id, number, name, address, file_id, state, submitted_by, submitted_at, decided_by, decided_at)
  SELECT c.id, lpad(c.i::text, 16, '1'), c.name, 'Jakarta', bench.id('npwpfile', c.i, c.at), CASE WHEN c.i % 3 = 0 THEN 'pending' ELSE 'verified' END, c.owner,
    c.at, CASE WHEN c.i % 3 > 0 THEN h.id END, CASE WHEN c.i % 3 > 0 THEN c.at END
  FROM bench.company c, bench.person h WHERE h.role = 'hello' AND h.i = 1;
INSERT INTO identity_cases (id, account_id, submitted_at, nik_hash, nik_last4, decision, decided_by, decided_at)
  SELECT bench.id('case', p.i, p.at), p.id, p.at + interval '1 day', sha256(p.name::bytea), '1234', CASE WHEN b.identity_status = 1 THEN 'verified' END,
    CASE WHEN b.identity_status = 1 THEN h.id END, CASE WHEN b.identity_status = 1 THEN p.at + interval '2 days' END
  FROM bench.person p JOIN bughunters b ON b.account_id = p.id, bench.person h WHERE p.role = 'bughunter' AND h.role = 'hello' AND h.i = 1;
INSERT INTO sanctions (id, account_id, step, reason, statement, taken_by, taken_at)
  SELECT bench.id('sanction', p.i, bench.t(p.i % 400)), p.id, 'warning', 'out_of_scope', 'Mengujilah di dalam lingkup.', h.id, bench.t(p.i % 400)
  FROM bench.person p, bench.person h WHERE p.role = 'bughunter' AND p.i % 5 = 0 AND p.i > 20 AND h.role = 'hello' AND h.i = 2;
INSERT INTO sanction_appeals (id, sanction_id, text, opened_at, due_at)
  SELECT bench.id('appeal', row_number() OVER (ORDER BY id), taken_at), id, 'Saya keberatan.', taken_at, taken_at + interval '14 days' FROM sanctions
  WHERE get_byte(uuid_send(id), 15) % 4 = 0;
INSERT INTO sessions (id, account_id, token_hash, device, address, created_at, expires_at)
  SELECT bench.id('session' || role, p.i * 10 + k, bench.t(k)), p.id, sha256((role || p.i || k)::bytea), 'bench', '192.0.2.1', bench.t(k), bench.t(k - 7)
  FROM bench.person p, generate_series(1, 3) k;
`
