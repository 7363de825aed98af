import { now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { cash, payableTo, post } from '#domain/reward/ledger.server.ts'
import { databasePool, transaction } from '#infra/database.ts'
import { companyOwner, hunter, system } from './cast.ts'
import { cloneRow } from './clone-rows.ts'
import type { Environment } from './environment.ts'
import { multiply } from './multiply.ts'
import { join } from './program-scenario.ts'
import { fund } from './reward-scenario.ts'

let serial = 0

/** Puts more rows into every list there is: many share a moment with others, and the newest are younger than all before. */
export async function lengthen(environment: Environment, count: number): Promise<void> {
  await multiply(count)
  await cloneRow('announcements', count)
  await cloneRow('program_announcements', count, undefined, `program_id = '${environment.programs.open.id}'`)
  await cloneRow(
    'company_members',
    count,
    () => fresh(`anggota${serial++}`),
    `status = 1 AND account_id IS NULL`,
  )
  await cloneRow('payouts', count, () => ({ code: `PO-2021-${serial++}`, request_key: newId() }))
  await reward(environment.people.reporter.accountId)
  for (let turn = 0; turn < count; turn++) {
    await cloneRow(
      'invitations',
      1,
      () => ({
        ...{ id_hash: randomWord(), token_hash: hash(), username_key: `tamu${serial++}` },
      }),
      `program_id = '${environment.programs.inner.id}' AND bughunter_id IS NOT NULL`,
    )
    const { companyId } = await companyOwner()
    await cloneRow('company_npwps', 1, () => ({ company_id: companyId }))
    await fund(environment.people.owner.companyId, 1_000n)
    await pay(environment.people.reporter.accountId)
    const someone = await hunter()
    await join(someone, environment.programs.open.id)
    await cloneRow(
      'identity_cases',
      1,
      () => ({ account_id: someone.accountId, nik_hash: hash() }),
      'decided_at IS NULL',
    )
    await cloneRow(
      'program_certificates',
      1,
      () => ({ code: randomWord(), bughunter_id: someone.accountId }),
      `program_id = '${environment.programs.open.id}'`,
    )
    await cloneRow('payout_accounts', 1, () => ({ bughunter_id: someone.accountId, state: 'review' }))
    await cloneRow('tax_residences', 1, () => ({ bughunter_id: someone.accountId }), `state = 'waiting'`)
    await askedByTeam(environment, someone.accountId)
  }
}

/** Rows that scenarios do not make in numbers: objections, recoveries, and requests for a report. */
async function askedByTeam({ people, articles }: Environment, accountId: string): Promise<void> {
  const [sanctionId, at] = [newId(), now()]
  await databasePool().query(
    `INSERT INTO sanctions (id, account_id, step, reason, statement, taken_by, taken_at)
     VALUES ($1, $2, 'warning', 'spam', 'x', $3, $4)`,
    [sanctionId, accountId, people.hello.accountId, at],
  )
  await databasePool().query(
    `INSERT INTO sanction_appeals (id, sanction_id, text, opened_at, due_at) VALUES ($1, $2, 'x', $3, $3)`,
    [newId(), sanctionId, at],
  )
  await databasePool().query(
    `INSERT INTO recovery_reviews (id, account_id, address, device, opened_at) VALUES ($1, $2, '192.0.2.1', 'x', $3)`,
    [newId(), accountId, at],
  )
  await databasePool().query(
    `INSERT INTO report_downloads (id, key, article_id, name, email, job, position, company, locale, state, asked_at)
     VALUES ($1, $2, $3, 'x', 'x@x.test', 'x', 'x', 'x', 'id', 'asked', $4)`,
    [newId(), newId(), articles.executive.id, at],
  )
}

/** Gives a reward for each valid report without one, and a prize of every challenge. */
async function reward(bughunterId: string): Promise<void> {
  await databasePool().query(
    `INSERT INTO rewards (report_id, amount_idr, given_at)
     SELECT id, 1000, $2 FROM reports WHERE reporter_id = $1 AND valid_at IS NOT NULL ON CONFLICT DO NOTHING`,
    [bughunterId, now()],
  )
  await databasePool().query(`UPDATE programs SET results_at = ends_at WHERE kind = 'challenge'`)
  await databasePool().query(
    `INSERT INTO challenge_standings (program_id, bughunter_id, place, score, finds, prize_idr)
     SELECT id, $1, 1, 1, 1, 1000 FROM programs WHERE kind = 'challenge' ON CONFLICT DO NOTHING`,
    [bughunterId],
  )
}

/** A movement of a bughunter's own money. */
async function pay(bughunterId: string): Promise<void> {
  const entries = [
    { side: cash, amount: -1_000n },
    { side: payableTo(bughunterId), amount: 1_000n },
  ]
  await transaction((tx) =>
    post(tx, { kind: 'top_up', key: `test:${newId()}`, companyId: null, actor: system, entries }),
  )
}

function fresh(name: string) {
  const email = `${name}@nusabank.test`
  return { email, email_key: email }
}

function hash(): string {
  return `\\x${newId().replaceAll('-', '').repeat(2)}`
}
