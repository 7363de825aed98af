import { eq, sql } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { type LinkPurpose, linkPages } from '#domain/account/link/link.ts'
import { links } from '#domain/account/link/link-tables.server.ts'
import { companies, companyMembers } from '#domain/account/membership/membership-tables.server.ts'
import { factorResets } from '#domain/account/recovery/recovery-tables.server.ts'
import type { IncidentState } from '#domain/incident/incident.ts'
import { incidents } from '#domain/incident/incident-tables.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { incidentLinkMails } from '#i18n/mails-incident.ts'
import { linkMails, linkTexts } from '#i18n/mails-link.ts'
import { database } from '#infra/database.ts'
import { RefusedMail } from '#infra/mail.ts'
import { unseal } from '#infra/seal.ts'
import { settings } from '#infra/settings.ts'
import { now } from '#kernel/clock.ts'
import { inLocale, type Locale } from '#kernel/locale.ts'
import { linkLetter } from './letter.ts'
import { messageIdOf } from './mail-id.ts'
import type { Channels } from './send-code.ts'
import { hostOf } from './send-mail.ts'

/** The link of one `account.link_sent`; `linkId` is its subject. */
export type LinkJob = { seq: number; linkId: string }

/**
 * Mails a link to the address it was made for, or texts it to the number, then forgets the token itself. Links that were used, revoked or have
 * expired are not sent.
 * @throws Error when the mail server does not take the mail now, so that the queue tries again
 */
export async function sendLinkMail(
  { mailer, sms }: Channels,
  { seq, linkId }: LinkJob,
): Promise<'sent' | 'not_needed' | 'address_refused' | 'no_gateway'> {
  const [row] = await database().select().from(links).where(eq(links.id, linkId))
  if (!row?.sealedToken || row.usedAt || row.revokedAt || row.expiresAt <= now()) return 'not_needed'
  const token = unseal('link', row.sealedToken).toString('utf8')
  const { origin, brandName: brand } = settings()
  const link = `${origin}${inLocale(linkPages[row.purpose], row.locale)}?token=${token}`
  const facts = { brand, ...(await namesOf(row.subjectId, row.locale)) }
  try {
    if (row.email.startsWith('+')) {
      if (!sms) return 'no_gateway'
      await sms.send({ to: row.email, text: wordsIn(linkTexts, row.locale).cancel({ ...facts, link }) })
    } else {
      const letters = { ...wordsIn(linkMails, row.locale), ...wordsIn(incidentLinkMails, row.locale) }
      const words = letters[row.purpose satisfies LinkPurpose]
      const messageId = messageIdOf({ seq, kind: 'link', to: linkId }, hostOf(origin))
      await mailer.send({ to: row.email, ...linkLetter(words, facts, link, row.locale), messageId })
    }
  } catch (error) {
    if (error instanceof RefusedMail) return 'address_refused'
    throw error
  }
  await database().update(links).set({ sealedToken: null }).where(eq(links.id, linkId))
  return 'sent'
}

type Names = { company: string; account: string; code: string; state: string }

/** The company behind a membership, the account whose factor is to be reset, or the ticket and its state; empty for links about anything else. */
async function namesOf(subjectId: string | null, locale: Locale): Promise<Names> {
  const answer = await database().execute<Names>(sql`
    SELECT c.name AS company, '' AS account, '' AS code, '' AS state FROM ${companyMembers} m
      JOIN ${companies} c ON c.id = m.company_id WHERE m.id = ${subjectId}
    UNION ALL
    SELECT '', a.username, '', '' FROM ${factorResets} r JOIN ${accounts} a ON a.id = r.account_id WHERE r.id = ${subjectId}
    UNION ALL
    SELECT '', i.username, i.code, i.state FROM ${incidents} i WHERE i.id = ${subjectId}`)
  const names = answer.rows[0] ?? { company: '', account: '', code: '', state: '' }
  const { states } = wordsIn(incidentWords, locale)
  return { ...names, state: states[names.state as IncidentState] ?? '' }
}
