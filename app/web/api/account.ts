import type { FastifyInstance } from 'fastify'
import { ownAccount } from '#domain/account/account-queries.server.ts'
import { identityCodeOf } from '#domain/account/identity/verification-figures.server.ts'
import { companyNameOf } from '#domain/company/company-queries.server.ts'
import { type Person, roleIds } from '#kernel/actor.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { answer } from './answer.ts'

/** The signed-in person (specification §7: `data.user`). */
export async function account(server: FastifyInstance): Promise<void> {
  server.get(
    '/api/v1/user',
    answer(
      async ({ actor }) => {
        refuseUnless(actor.kind === 'person', 'not_signed_in')
        return { user: await userJson(actor) }
      },
      { whileFactorOwed: true },
    ),
  )
}

export async function userJson(person: Person) {
  const [{ email, createdAt }, status, companyName] = await Promise.all([
    ownAccount(person),
    identityCodeOf(person),
    person.companyId === null ? null : companyNameOf(person.companyId),
  ])
  return {
    id: person.accountId,
    username: person.username,
    email,
    role: roleIds[person.role],
    avatar: null,
    locale: person.locale,
    created_at: createdAt.toISOString(),
    company_name: person.role === 'company' ? companyName : null,
    member_company_name: person.role === 'company_member' ? companyName : null,
    company_permission: person.permission,
    verified: person.verified,
    status,
  }
}
