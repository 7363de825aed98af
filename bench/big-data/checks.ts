/** Each finds what must not be in data that was put in without triggers; an empty answer is right. */
export const checks: Readonly<Record<string, string>> = {
  'a transfer that does not sum to zero': `SELECT transfer_id FROM ledger_entries GROUP BY 1 HAVING sum(amount_idr) <> 0 LIMIT 1`,
  'a balance apart from its entries': `SELECT a.id FROM ledger_accounts a LEFT JOIN
    (SELECT ledger_account_id, sum(amount_idr) FROM ledger_entries GROUP BY 1) e ON e.ledger_account_id = a.id WHERE balance_idr <> coalesce(sum, 0) LIMIT 1`,
  'a broken link of the history': `SELECT seq FROM (SELECT e.*, lag(hash) OVER (ORDER BY seq) AS before FROM events e) e
    WHERE before IS NOT NULL AND (before <> previous_hash OR hash <> event_digest(previous_hash, (SELECT x FROM events x WHERE x.seq = e.seq))) LIMIT 1`,
  'a board apart from the ledger': `SELECT 1 FROM board_figures f FULL JOIN
    (SELECT bughunter_id, sum(points) AS points FROM board_lines GROUP BY 1) l ON l.bughunter_id = f.bughunter_id
    WHERE f.period = 'all' AND f.points IS DISTINCT FROM l.points LIMIT 1`,
  'a line of a report apart from the report': `SELECT 1 FROM (SELECT * FROM report_line_now) n FULL JOIN report_lines l ON l.report_id = n.report_id
    WHERE n IS DISTINCT FROM l LIMIT 1`,
  'a head apart from the last event': `SELECT 1 FROM event_head h WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.seq = h.seq AND e.hash = h.hash)
    OR EXISTS (SELECT 1 FROM events e WHERE e.seq > h.seq)`,
}

/** Names every foreign key with a statement that finds a row whose parent is missing. */
export const foreignKeys = `
SELECT c.conrelid::regclass || '.' || a.attname AS name, format('SELECT 1 FROM %s x WHERE x.%I IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s y WHERE y.%I = x.%I) LIMIT 1',
    c.conrelid::regclass, a.attname, c.confrelid::regclass, b.attname, a.attname) AS finds
FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1]
WHERE c.contype = 'f' AND array_length(c.conkey, 1) = 1`
