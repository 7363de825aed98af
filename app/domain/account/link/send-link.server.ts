import { after, now } from '@cakrawala/calendar/clock'
import { newId, randomWord } from '@cakrawala/ids/ids'
import { tokenHash } from '@cakrawala/secrets/token-hash'
import { and, eq, isNull, ne, type SQL } from 'drizzle-orm'
import { record } from '#domain/event/record.server.ts'
import type { Tx } from '#infra/database.ts'
import { seal } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { type LinkPurpose, linkLives } from './link.ts'
import { links } from './link-tables.server.ts'

type NewLink = {
  purpose: LinkPurpose
  accountId?: string
  subjectId?: string
  /**
   * A stored address, or a stored number in E.164 form; never what a person typed into the form that asks for the link.
   */
  email: string
  locale: Locale
  /** How long it is good in milliseconds, where that is not as its purpose has it. */
  life?: number
  /** True where several of one subject are good beside each other, each at its own address. */
  beside?: boolean
  /** False when no one is to get it: the sender sees no difference, but nothing is sent. */
  real?: boolean
}

/**
 * Makes a link and lets the worker mail it, hearing of it by the event (subject: the link). Older links of the same
 * purpose for the same account and subject stop working, unless it is good beside them.
 */
export async function sendLink(
  tx: Tx,
  actor: Actor,
  { real = true, ...wanted }: NewLink,
): Promise<{ linkId: string; token: string }> {
  const { linkId, token } = await insertLink(tx, wanted, real ? 'for_mail' : 'for_nobody')
  await record(tx, actor, 'account.link_sent', linkId, { purpose: wanted.purpose })
  return { linkId, token }
}

/**
 * Makes a link that is not mailed, for a person who has just proved the address on the page before. The token is not
 * stored: hand it on at once.
 */
export async function openLink(tx: Tx, wanted: Omit<NewLink, 'real'>): Promise<{ token: string }> {
  return insertLink(tx, wanted, 'for_hand')
}

async function insertLink(
  tx: Tx,
  wanted: Omit<NewLink, 'real'>,
  way: 'for_mail' | 'for_nobody' | 'for_hand',
): Promise<{ linkId: string; token: string }> {
  const { purpose, accountId = null, subjectId = null, email, locale, life = linkLives[purpose] } = wanted
  const { beside = false } = wanted
  const owner = and(
    accountId ? eq(links.accountId, accountId) : undefined,
    subjectId ? eq(links.subjectId, subjectId) : undefined,
  )
  if (!owner) throw new Error('a link belongs to an account or to a subject')
  if (!beside) await revokeLinks(tx, owner, purpose)
  const token = randomWord(43)
  const linkId = newId()
  const sealedToken = seal('link', Buffer.from(token))
  await tx.insert(links).values({
    id: linkId,
    purpose,
    accountId,
    subjectId,
    email,
    tokenHash: tokenHash(token),
    sealedToken: way === 'for_mail' ? sealedToken : null,
    locale,
    createdAt: now(),
    expiresAt: after(now(), life),
  })
  return { linkId, token }
}

/**
 * Makes every waiting link of an account useless: after a new password, a new address, the end of the account. The links
 * that undo a change stay, unless they are named: a second change must not take the first one's way back.
 */
export async function revokeLinksOf(tx: Tx, accountId: string, purpose?: LinkPurpose): Promise<void> {
  const undo = purpose ? undefined : ne(links.purpose, 'contact_undo')
  await revokeLinks(tx, and(eq(links.accountId, accountId), undo)!, purpose)
}

/** The same for the links about one subject, such as a membership that was withdrawn. */
export async function revokeLinksAbout(tx: Tx, subjectId: string): Promise<void> {
  await revokeLinks(tx, eq(links.subjectId, subjectId))
}

async function revokeLinks(tx: Tx, whose: SQL, purpose?: LinkPurpose): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: now(), sealedToken: null })
    .where(
      and(
        whose,
        purpose ? eq(links.purpose, purpose) : undefined,
        isNull(links.usedAt),
        isNull(links.revokedAt),
      ),
    )
}
