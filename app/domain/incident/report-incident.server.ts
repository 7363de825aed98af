import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { networkOf } from '@cakrawala/http/client-network'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import type { FormToken } from '@cakrawala/secrets/form-token'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { withVisitorUpload } from '#domain/account/files/visitor-upload.server.ts'
import { record } from '#domain/event/record.server.ts'
import { formatReportCode } from '#domain/report/report-code.ts'
import { refuseIfClosed } from '#domain/setting/settings-memory.server.ts'
import { database, type Tx, transaction } from '#infra/database.ts'
import { keyedHash, newFormToken, readFormToken } from '#infra/secrets.ts'
import type { Actor, Visitor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import type { ReportIncidentInput } from './incident-input.ts'
import { incidentFiles, incidents } from './incident-tables.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

const purpose = 'incident form'

/** A mark for one incident form. */
export function newIncidentForm(): string {
  return newFormToken(purpose)
}

/** What an anti-bot token of the incident form holds; null when it is not one of ours. */
function incidentForm(mark: unknown): FormToken | null {
  return readFormToken(purpose, mark)
}

const hour = 3_600
const perNetwork = rateLimit('incident_network', 20, hour)
/** Other networks count apart: strangers who name an address keep its owner from reporting nothing. */
const perEmail = rateLimit('incident_email', 3, hour)

type Insert = (tx: Tx) => Promise<string | null>
type Said = Pick<ReportIncidentInput, 'name' | 'email' | 'application' | 'title' | 'description'>
type Wanted = { key: string; said: Said; locale: Locale; spam: boolean }

/**
 * Stores a report of the public form as a ticket. The answer is the same for every owner of the address: only
 * its mailbox learns whether there is an account. No account is made here: the mailed link makes it, which
 * proves the address. What no person seems to have written is stored as spam and answered like any other. The
 * form sent twice makes one ticket.
 * @returns the id of the ticket
 * @throws Refusal unavailable `closed_incident_form`; too_many_requests: 3 an hour for an address from one network, 20
 *   for a network; conflict `incident_sent` when the form was sent before with other words; the refusals of a file
 */
export async function reportIncident(
  actor: Actor,
  { reference, form, file, ...said }: ReportIncidentInput,
  locale: Locale,
): Promise<string> {
  refuseUnless(actor.kind !== 'system', 'forbidden')
  // The person who is signed in reports as a visitor: the form names its sender.
  const visitor: Visitor = { kind: 'visitor', address: actor.address }
  const mark = incidentForm(form)
  const key = mark?.key ?? newId()
  const known = await keptUnder(key, said)
  if (known) return known
  await refuseIfClosed(database(), 'incident_form')
  await perNetwork.take(networkOf(visitor.address))
  const spam = !mark || mark.hasty || !(reference === undefined || reference === '')
  return withVisitorUpload('incident', file, 'file', async (insertFile) => {
    const mailbox = keyedHash('incident', emailKey(said.email)).toString('base64url')
    await perEmail.take(`${mailbox}@${networkOf(visitor.address)}`)
    const id = await transaction((tx) => keep(tx, visitor, { key, said, locale, spam }, insertFile))
    return id ?? (await keptUnder(key, said))!
  })
}

/** @returns null when the same form was faster */
async function keep(tx: Tx, visitor: Visitor, { key, said, locale, spam }: Wanted, insertFile: Insert) {
  const mailbox = emailKey(said.email)
  const [row] = await tx
    .insert(incidents)
    .values({
      ...{ id: newId(), key, code: await nextIncidentCode(tx), state: 'received', spam, ...said, locale },
      ...{ emailKey: mailbox, username: await nameFor(tx, said.email), receivedAt: now() },
    })
    .onConflictDoNothing({ target: incidents.key })
    .returning()
  if (!row) return null
  const fileId = await insertFile(tx)
  if (fileId) {
    const attached = { side: 'reporter', audience: 'all', attachedAt: row.receivedAt } as const
    await tx.insert(incidentFiles).values({ incidentId: row.id, fileId, ...attached })
  }
  await notifyReporter(tx, visitor, row)
  await record(tx, visitor, 'incident.reported', row.id, { spam, fileId })
  return row.id
}

/** One name for one mailbox, so that two mails to it never promise different ones. */
async function nameFor(tx: Tx, email: string): Promise<string> {
  const [known] = await tx
    .select({ username: incidents.username })
    .from(incidents)
    .where(
      and(eq(incidents.emailKey, emailKey(email)), eq(incidents.email, email), isNull(incidents.reporterId)),
    )
    .limit(1)
  return known?.username ?? newReporterName()
}

/** `pelapor-` and ten random letters: reporters choose no name, as theirs could reveal who they are. */
export function newReporterName(): string {
  return `pelapor-${randomWord(10).toLowerCase()}`
}

/** The ticket this form has brought already; null for a form that was not sent yet. */
async function keptUnder(key: string, { email, description }: Said): Promise<string | null> {
  const [row] = await database().select().from(incidents).where(eq(incidents.key, key))
  if (!row) return null
  refuseUnless(row.email === email && row.description === description, 'conflict', 'incident_sent')
  return row.id
}

/** The next name of a ticket, `INS-2026-000123-K`: made like those of reports, and like them it opens nothing. */
async function nextIncidentCode(tx: Tx): Promise<string> {
  const answer = await tx.execute<{ serial: string }>(sql`SELECT nextval('incident_serials') AS serial`)
  const year = Number(jakartaDay(now()).slice(0, 4))
  return formatReportCode(year, Number(answer.rows[0]!.serial), 'INS')
}
