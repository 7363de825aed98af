import { networkOf } from '@cakrawala/http/client-network'
import { newId } from '@cakrawala/ids/ids'
import { type RateLimit, rateLimit } from '@cakrawala/pg-access/rate-limit'
import { and, eq } from 'drizzle-orm'
import { accounts } from '#domain/account/account-tables.server.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { isStillMember } from '#domain/account/membership/still-member.server.ts'
import { type Tx, transaction } from '#infra/database.ts'
import { keyedHash } from '#infra/secrets.ts'
import type { Actor } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { identifierKey, type NamedAccount, namedAccount } from './named-account.server.ts'

type Purpose = 'reset_password' | 'factor_reset'
type Asking = {
  identifier: string
  locale: Locale
  /** Whether this account gets the link. */
  gets: (account: NamedAccount) => boolean
  /** What happens beside the link, in the same transaction; not once the quota of the account is used up. */
  also?: (tx: Tx, account: NamedAccount) => Promise<void>
}
type Limits = Record<'network' | 'name' | 'account', RateLimit>

const limits: Record<Purpose, Limits> = {
  reset_password: limitsOf('reset_password'),
  factor_reset: limitsOf('factor_reset'),
}

/**
 * Mails a link to the STORED address of an account that a person named, if there is one. Known and unknown
 * names meet the same limits, the same statements and the same answer: none (AUT-01, AUT-12, EXP-06). Where
 * no link is due, one without a recipient is made.
 * @throws Refusal too_many_requests: 3 an hour for a name as typed, 20 an hour for a network
 */
export async function askForLink(actor: Actor, purpose: Purpose, asking: Asking): Promise<void> {
  const { network, name } = limits[purpose]
  const key = keyedHash(purpose, identifierKey(asking.identifier)).toString('base64url')
  await network.take(actor.kind === 'system' ? 'system' : networkOf(actor.address))
  await name.take(key)
  const account = await namedAccount(asking.identifier)
  // An account has one quota for all its names. A refusal would reveal which name belongs to which address,
  // so the fourth link of an hour is only not sent.
  const quiet = !(await limits[purpose].account.takes(account?.id ?? key))
  await transaction(async (tx) => {
    const named = await lockNamed(tx, quiet ? null : account)
    const real = named !== null && asking.gets(named)
    const whose = real ? { accountId: named.id, email: named.email } : { subjectId: newId(), email: '' }
    if (named) await asking.also?.(tx, named)
    await sendLink(tx, actor, { purpose, locale: asking.locale, real, ...whose })
  })
}

/** The account, locked: of several links asked for at once only the newest stays good. Null for who may use none. */
async function lockNamed(tx: Tx, account: NamedAccount | null): Promise<NamedAccount | null> {
  const [row] = await tx
    .select({ email: accounts.email, standing: accounts.standing })
    .from(accounts)
    .where(and(eq(accounts.id, account?.id ?? newId()), isStillMember))
    .for('update')
  return account && row && row.standing !== 'ended' ? { ...account, ...row } : null
}

function limitsOf(purpose: Purpose): Limits {
  const hour = 3_600
  return {
    network: rateLimit(`${purpose}_network`, 20, hour),
    name: rateLimit(`${purpose}_name`, 3, hour),
    account: rateLimit(`${purpose}_account`, 3, hour),
  }
}
