import { randomInt } from 'node:crypto'
import pg from 'pg'
import { firstBrokenEvent } from '#domain/event/event-queries.server.ts'
import { databaseUrl } from '#infra/database.ts'
import { openBaseData } from '../test-database.ts'
import { type Attack, type Finding, seconds, told } from './attack.ts'

/**
 * What the person who owns the machine did at event `seq` of `last`, how it is undone, and which event the check must
 * name.
 */
type Change = { what: string; seq: number; acts: string[]; undo: string[]; named: number }

const turns = 3
const mostMb = 64

/** LOG-01: a long history changed at one place; the check must name that place, and may not hold the history in memory. */
export const historyAttack: Attack = {
  id: 'LOG-01',
  name: 'history',
  full: 1_000_000,
  async run({ times, say }) {
    const ground = await openBaseData()
    await ground.fresh()
    const owner = new pg.Client({ connectionString: databaseUrl() })
    await owner.connect()
    try {
      const began = performance.now()
      await owner.query('SET session_replication_role = replica')
      await owner.query('SET synchronous_commit = off')
      await owner.query(fill(times))
      await owner.query('ANALYZE events')
      say(`${times} events chained in ${seconds(performance.now() - began)}`)
      return await lookAt(owner, times, say)
    } finally {
      await owner.end()
      await ground.stop()
    }
  },
}

async function lookAt(owner: pg.Client, last: number, say: (line: string) => void): Promise<Finding[]> {
  const findings: Finding[] = []
  const times: number[] = []
  const before = process.memoryUsage().rss
  let most = before
  const look = async (what: string, named: number | null) => {
    const began = performance.now()
    const found = await firstBrokenEvent()
    times.push(performance.now() - began)
    most = Math.max(most, process.memoryUsage().rss)
    const met = found === null ? 'holds' : `event ${found}`
    findings.push({ what, met, bar: named === null ? 'holds' : `event ${named}`, ok: found === named })
    say(`${what}: ${met}, ${seconds(times.at(-1)!)}`)
  }
  await look('as it was written', null)
  for (const { what, seq, acts, undo, named } of changesOf(last)) {
    await owner.query('DROP TABLE IF EXISTS events_before')
    await owner.query(
      `CREATE TABLE events_before AS SELECT * FROM events WHERE seq >= ${seq - 1} AND (seq <= ${seq + 1} OR ${what === cut})`,
    )
    for (const act of acts) await owner.query(act)
    await look(`${what} at ${seq}`, named)
    for (const act of undo) await owner.query(act)
  }
  await look('as it was before', null)
  const grew = (most - before) / 1_000_000
  return [
    ...findings,
    told('the slowest check', seconds(Math.max(...times))),
    {
      what: 'memory of the process',
      met: `+${grew.toFixed(0)} MB`,
      bar: `≤ ${mostMb} MB`,
      ok: grew <= mostMb,
    },
  ]
}

const cut = 'a tail cut off'

/** Each kind at places no one chose. */
function changesOf(last: number): Change[] {
  const put =
    'INSERT INTO events SELECT * FROM events_before b WHERE NOT EXISTS (SELECT FROM events e WHERE e.seq = b.seq)'
  const swap = (seq: number) => [
    `UPDATE events SET seq = -1 WHERE seq = ${seq}`,
    `UPDATE events SET seq = ${seq} WHERE seq = ${seq + 1}`,
    `UPDATE events SET seq = ${seq + 1} WHERE seq = -1`,
  ]
  const kinds: ((seq: number) => Omit<Change, 'seq'>)[] = [
    (seq) => ({
      what: 'a fact changed',
      acts: [`UPDATE events SET facts = facts || '{"amountIdr": "9000"}' WHERE seq = ${seq}`],
      undo: [
        `UPDATE events e SET facts = b.facts FROM events_before b WHERE b.seq = e.seq AND e.seq = ${seq}`,
      ],
      named: seq,
    }),
    (seq) => ({
      what: 'an event deleted',
      acts: [`DELETE FROM events WHERE seq = ${seq}`],
      undo: [put],
      named: seq + 1,
    }),
    (seq) => ({ what: 'two exchanged', acts: swap(seq), undo: swap(seq), named: seq }),
    (seq) => ({ what: cut, acts: [`DELETE FROM events WHERE seq >= ${seq}`], undo: [put], named: seq }),
  ]
  return kinds.flatMap((kind) =>
    Array.from({ length: turns }, () => {
      const seq = randomInt(2, last - 1)
      return { seq, ...kind(seq) }
    }),
  )
}

/** Chained with the digest of the product, as its trigger does it one by one. */
const fill = (events: number) => `
DO $$
DECLARE row events; head event_head;
BEGIN
  SELECT * INTO head FROM event_head;
  FOR turn IN 1..${events} LOOP
    row := NULL;
    row.seq := head.seq + 1; row.type := 'report.drafted'; row.noun := 'report'; row.subject_id := gen_random_uuid();
    row.actor_kind := 'person'; row.actor_id := gen_random_uuid(); row.address := '192.0.2.' || turn % 250;
    row.facts := jsonb_build_object('turn', turn, 'amountIdr', '1000'); row.at := date_trunc('milliseconds', clock_timestamp());
    row.previous_hash := head.hash; row.hash := event_digest(head.hash, row);
    INSERT INTO events SELECT row.*;
    head.seq := row.seq; head.hash := row.hash;
  END LOOP;
  UPDATE event_head SET seq = head.seq, hash = head.hash;
END $$`
