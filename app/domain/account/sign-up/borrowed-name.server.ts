import { type SQL, sql } from 'drizzle-orm'
import { domainOfEmail } from '#domain/account/email.ts'
import { companies, companyNameKeys } from '#domain/account/membership/membership-tables.server.ts'
import { foldedName } from '#domain/account/reserved-names.ts'
import type { Tx } from '#infra/database.ts'
import { settings } from '#infra/settings.ts'
import type { Role } from '#kernel/actor.ts'
import { refuseField } from '#kernel/refusal.ts'

/** Words that make a name sound like the voice of what is before them. */
const voices = /(?:official|resmi|support|bantuan|admin|security|keamanan|team|tim|staff|staf|care|help|cs)$/

/**
 * Refuses a username that would pass for the brand of this site, or for a company that is here: people of the
 * company itself, on its e-mail domain, may carry its name. Whether a company is here is not revealed: its
 * name is reported as taken.
 * @throws Refusal invalid_input (`username_reserved`, `username_taken`)
 */
export async function refuseBorrowedName(
  tx: Tx,
  { role, username, email }: { role: Role; username: string; email: string },
): Promise<void> {
  const folded = foldedName(username)
  const { brandName, brandSlug } = settings()
  const isBrand = folded.includes(foldedName(brandName)) || folded === foldedName(brandSlug)
  if (isBrand) refuseField('username', 'username_reserved')
  const bare = username.replace(/[_-]/g, '')
  const names = [...new Set([bare, bare.replace(voices, '')])].filter((name) => name.length >= 3)
  const domain = role === 'bughunter' ? '' : domainOfEmail(email)
  // `a-b` leaves two letters, and an empty list is no SQL.
  if (names.length === 0) return
  if (await isCompanyName(tx, names, domain)) refuseField('username', 'username_taken')
}

/** Legal forms before and after a name do not count. */
async function isCompanyName(tx: Pick<Tx, 'execute'>, names: string[], ownDomain: string): Promise<boolean> {
  const answer = await tx.execute<{ taken: boolean }>(companyNamed(names, ownDomain))
  return answer.rows[0]!.taken
}

/** Each condition along its own index. */
export function companyNamed(names: string[], ownDomain: string): SQL {
  const { letters, withoutForms, firstLabel } = companyNameKeys
  return sql`
    SELECT EXISTS (
      SELECT 1 FROM ${companies}
      WHERE email_domain <> ${ownDomain}
        AND (${firstLabel} IN ${names} OR ${letters} IN ${names} OR ${withoutForms} IN ${names})
    ) AS taken`
}
