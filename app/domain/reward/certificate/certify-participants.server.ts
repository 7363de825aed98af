import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { programs, programVersions } from '#domain/program/program-tables.server.ts'
import { programProposals } from '#domain/program/proposal-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import type { Standing } from '../challenge/standings.ts'

const r = alias(reports, 'r')
const p = alias(programs, 'p')
const v = alias(programVersions, 'v')
const q = alias(programProposals, 'q')

/** `place` 0: took part. */
export type CertifiedPlace = { certificateId: string; bughunterId: string; place: number }

/**
 * Certifies the rank of everyone who scored in a challenge, and the part of everyone else who sent a report
 * that was no spam. On an existing certificate of the program, the rank is added to it.
 */
export async function certifyParticipants(
  tx: Tx,
  programId: string,
  standings: readonly Standing[],
): Promise<CertifiedPlace[]> {
  const active = await activeIn(tx, programId)
  const earned = standings.filter(({ place, bughunterId }) => place !== null || active.has(bughunterId))
  const certified: CertifiedPlace[] = []
  for (const { bughunterId, place } of earned) {
    const given = await certifyPlace(tx, programId, bughunterId, place ?? 0, standings.length)
    certified.push({ certificateId: given, bughunterId, place: place ?? 0 })
  }
  return certified
}

async function activeIn(tx: Tx, programId: string): Promise<Set<string>> {
  const answer = await tx.execute<{ id: string }>(sql`
    SELECT DISTINCT ${r.reporterId} AS id FROM ${reports} r JOIN ${programs} p ON ${p.id} = ${r.programId}
    WHERE ${p.id} = ${programId} AND ${r.submittedAt} >= ${p.startsAt} AND ${r.submittedAt} < ${p.endsAt}
      AND ${r.closeReason} IS DISTINCT FROM 'spam' AND ${r.closeReason} IS DISTINCT FROM 'withdrawn'`)
  return new Set(answer.rows.map(({ id }) => id))
}

async function certifyPlace(
  tx: Tx,
  programId: string,
  bughunterId: string,
  place: number,
  of: number,
): Promise<string> {
  const answer = await tx.execute<{ id: string }>(sql`
    INSERT INTO program_certificates (id, code, program_id, bughunter_id, level, place, of_participants, named, issued_at)
    SELECT ${newId()}::uuid, ${randomWord()}, ${p.id}, ${bughunterId}::uuid, 0, ${place}, ${of},
      ${p.visibility} = 'public' AND NOT EXISTS (SELECT 1 FROM ${programVersions} v
        WHERE ${v.programId} = ${p.id} AND ${v.visibility} = 'private' AND NOT EXISTS (SELECT 1 FROM ${programProposals} q
          WHERE ${q.programId} = ${v.programId} AND ${q.version} = ${v.version} AND ${q.state} <> 'in_force')),
      ${now().toISOString()}::timestamptz
    FROM ${programs} p WHERE ${p.id} = ${programId}
    ON CONFLICT (program_id, bughunter_id) WHERE revoked_at IS NULL
      DO UPDATE SET place = excluded.place, of_participants = excluded.of_participants
    RETURNING id`)
  return answer.rows[0]!.id
}
