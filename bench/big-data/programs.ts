const policy =
  `jsonb_build_object('title', title, 'summary', summary, 'descriptionMd', bench.prose('desc', i, 60),
  'scope', jsonb_build_array(jsonb_build_object('type', bench.pick('scope', i, '{web,api,android,ios,cloud}'), 'target', 'https://app' || i || '.example', 'note', '')),
  'outOfScope', '["Serangan yang membuat layanan mati"]'::jsonb, 'publicationRules', 'Boleh diceritakan setelah ditutup.', 'rewardType', reward_type,
  'grid', CASE WHEN reward_type = 'money' THEN '{"low":{"least":"500000","most":"1500000"},"medium":{"least":"1500000","most":"5000000"},
    "high":{"least":"5000000","most":"20000000"},"critical":{"least":"15000000","most":"75000000"}}'::jsonb ELSE 'null'::jsonb END, 'otherRewards', null)
  || CASE WHEN starts_at IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('challenge', jsonb_build_object('registrationOpensAt', iso(opens_at),
    'registrationClosesAt', iso(ends_at), 'startsAt', iso(starts_at), 'endsAt', iso(ends_at), 'participantLimit', null, 'prizeRule', 'none',
    'prizes', '[]'::jsonb, 'pool', '0')) END`.replaceAll(
    /\biso\((\w+)\)/g,
    `to_char($1 AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  )

/** 10,000 programs, 300 of them of the first company, with policies, grants, agreements, letters, invitations and challenges. */
export const programs = `
CREATE TABLE bench.program AS
  SELECT x.*, bench.id('prog', x.i, created_at) AS id, c.id AS company_id, c.owner, created_at + interval '3 days' AS accepted_at,
    CASE WHEN kind = 'challenge' THEN bench.t(CASE WHEN x.i = 7 THEN 20 ELSE x.i % 900 + 30 END) END AS opens_at,
    CASE WHEN kind = 'challenge' THEN bench.t(CASE WHEN x.i = 7 THEN 10 ELSE x.i % 900 + 20 END) END AS starts_at,
    CASE WHEN kind = 'challenge' THEN bench.t(CASE WHEN x.i = 7 THEN -10 ELSE x.i % 900 END) END AS ends_at
  FROM (SELECT i, CASE WHEN i <= 300 THEN 1 ELSE 2 + i % 1999 END AS company, bench.t(1050 - i * 0.1) AS created_at,
      CASE WHEN i = 7 OR i % 10 = 9 THEN 'challenge' WHEN i % 10 > 6 THEN 'vulnerability_management' ELSE 'bug_bounty' END AS kind,
      CASE WHEN i % 3 = 0 THEN 'company' ELSE 'product' END AS managed_by,
      CASE WHEN i <= 20 OR i % 20 < 12 THEN 'accepted' WHEN i % 20 = 12 THEN 'paused' WHEN i % 20 = 13 THEN 'draft' WHEN i % 20 = 14 THEN 'review'
        WHEN i % 20 = 15 THEN 'rejected' ELSE 'ended' END AS status,
      CASE WHEN i > 20 AND i % 7 = 0 THEN 'private' ELSE 'public' END AS visibility,
      CASE WHEN i % 10 BETWEEN 7 AND 9 OR i = 7 THEN 'points' ELSE 'money' END AS reward_type,
      initcap(bench.pick('title', i, '{dompet,pasar,kartu,pinjaman,peta,antar,klinik,tiket,belajar,panen}')) || ' ' || initcap(bench.pick('t2', i, '{nusa,bahari,mandiri,cepat,sehat,jaya}')) || ' ' || i AS title,
      'Uji layanan kami dengan sopan: ' || bench.words('sum', i, 10) AS summary FROM generate_series(1, 10000) i) x
  JOIN bench.company c ON c.i = x.company;
CREATE UNIQUE INDEX ON bench.program (i);
INSERT INTO programs (id, company_id, kind, managed_by, status, visibility, valid_until, title, summary, reward_type, reward_least_idr, reward_most_idr,
    reject_reason, created_by, created_at, submitted_at, accepted_at, ended_at, registration_opens_at, registration_closes_at, starts_at, ends_at, told_stage)
  SELECT id, company_id, kind, managed_by, status, visibility, (bench.t(-30 - i % 700))::date, title, summary, reward_type,
    CASE WHEN reward_type = 'money' THEN 500000 END, CASE WHEN reward_type = 'money' THEN 75000000 END, CASE WHEN status = 'rejected' THEN 'Belum jelas.' END, owner, created_at,
    CASE WHEN status <> 'draft' THEN created_at END, CASE WHEN status IN ('accepted', 'paused', 'ended') THEN accepted_at END,
    CASE WHEN status = 'ended' THEN bench.t(i % 100) END, opens_at, ends_at, starts_at, ends_at, CASE WHEN i = 7 THEN 'running' WHEN ends_at IS NOT NULL THEN 'judging' END
  FROM bench.program;
INSERT INTO program_versions (id, program_id, version, policy, visibility, description_html, text_id, text_en, text_hash, created_by, created_at)
  SELECT bench.id('ver', i, accepted_at), id, 1, ${policy}, visibility, '<p>' || bench.prose('desc', i, 60) || '</p>', bench.prose('text', i, 200),
    bench.prose('text', i, 200), sha256(title::bytea), owner, accepted_at FROM bench.program;
INSERT INTO program_earlier_targets (program_id, type, target)
  SELECT v.program_id, item ->> 'type', item ->> 'target' FROM program_versions v JOIN bench.program g ON g.id = v.program_id,
    jsonb_array_elements(v.policy -> 'scope') item ON CONFLICT DO NOTHING;
INSERT INTO member_grants (member_id, program_id, permissions, granted_at)
  SELECT bench.id('mem', m.i, m.at), p.id, '{}', p.created_at FROM bench.person m JOIN bench.program p ON p.company = CASE WHEN m.i <= 60 THEN 1 ELSE 1 + m.i / 3 END
  WHERE m.role = 'company_member' AND m.i < 5997 AND m.i % 3 > 0 AND (m.i > 4 OR p.i % 2 = 0) AND (m.i NOT BETWEEN 5 AND 60 OR p.i <= 5);

CREATE TABLE bench.join_of AS
  SELECT DISTINCT ON (p, h) p, h, row_number() OVER () AS i FROM (
    SELECT p, 1 AS h FROM generate_series(1, 2000) p
    UNION ALL SELECT 1 + bench.n('jp', k, 10000), 1 + bench.n('jh', k, 5000) FROM generate_series(1, 80000) k
    UNION ALL SELECT 1 + bench.n('jb', k, 30), 1 + bench.n('jbh', k, 5000) FROM generate_series(1, 20000) k) x;
INSERT INTO agreements (id, hash, program_id, version, bughunter_id, text_hash, address, device, accepted_at)
  SELECT bench.id('agr', j.i, g.accepted_at), md5('agr' || j.i), g.id, 1, h.id, sha256(g.title::bytea), '192.0.2.1', 'bench', g.accepted_at + interval '9 days'
  FROM bench.join_of j JOIN bench.program g ON g.i = j.p JOIN bench.person h ON h.role = 'bughunter' AND h.i = j.h WHERE g.status IN ('accepted', 'paused', 'ended');
INSERT INTO letters (agreement_id, code) SELECT id, hash FROM agreements;
INSERT INTO invitations (id, id_hash, program_id, username_key, bughunter_id, token_hash, status, invited_by, created_at, expires_at, answered_at)
  SELECT bench.id('inv', j.i, bench.t(j.i % 300)), md5('inv' || j.i), g.id, h.name, h.id, sha256(h.name::bytea), CASE WHEN j.i % 8 = 0 THEN 'pending' ELSE 'accepted' END,
    g.owner, bench.t(j.i % 300), bench.t(j.i % 300 - 7), CASE WHEN j.i % 8 > 0 THEN bench.t(j.i % 300) END
  FROM bench.join_of j JOIN bench.program g ON g.i = j.p JOIN bench.person h ON h.role = 'bughunter' AND h.i = j.h WHERE g.visibility = 'private' OR j.i % 20 = 0;
INSERT INTO challenge_participants (id, program_id, bughunter_id, registered_at)
  SELECT bench.id('part', h.i, bench.t(15)), g.id, h.id, bench.t(15) FROM bench.program g, bench.person h
  WHERE g.i = 7 AND h.role = 'bughunter' AND h.i <= 2000;
`
