import { networkOf } from '@cakrawala/http/client-network'
import { newId } from '@cakrawala/ids/ids'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { emailKey } from '#domain/account/email.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { incidents } from './incident-tables.server.ts'
import { notifyReporter } from './notify-reporter.server.ts'

const hour = 3_600
const perNetwork = rateLimit('incident_link_network', 20, hour)
const perEmail = rateLimit('incident_link_email', 3, hour)

/**
 * Mails a new link to the newest ticket of an address, replacing one that was lost or has expired. One answer
 * for addresses that have tickets and for others; a person with an account of the incident kind signs in, and
 * gets none.
 * @throws Refusal too_many_requests: 3 an hour for an address, 20 for a network
 */
export async function askIncidentLink(actor: Actor, email: string, locale: Locale): Promise<void> {
  const mailbox = emailKey(email)
  await perNetwork.take(actor.kind === 'system' ? 'system' : networkOf(actor.address))
  await perEmail.take(keyedHash('incident_link', mailbox).toString('base64url'))
  await transaction(async (tx) => {
    const waiting = and(
      eq(incidents.emailKey, mailbox),
      eq(incidents.email, email),
      isNull(incidents.reporterId),
      eq(incidents.spam, false),
    )
    const [row] = await tx
      .select()
      .from(incidents)
      .where(waiting)
      .orderBy(desc(incidents.receivedAt))
      .limit(1)
    if (row) return notifyReporter(tx, actor, row)
    await sendLink(tx, actor, {
      purpose: 'incident_account',
      subjectId: newId(),
      email: '',
      locale,
      real: false,
    })
  })
}
