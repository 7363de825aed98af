import { ownAccount } from '#domain/account/account-queries.server.ts'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { identityCodeOf } from '#domain/account/identity/verification-figures.server.ts'
import { identityCodes } from '#domain/account/identity.ts'
import { languageInput } from '#domain/account/language-input.ts'
import { companyNameOf } from '#domain/company/company-queries.server.ts'
import { memberView } from '#domain/company/member-queries.server.ts'
import { type Person, roleIds } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, put } from './call.ts'

export const user = z
  .object({
    id: text,
    username: text,
    email: text,
    role: z.literal(Object.values(roleIds)),
    avatar: z.null(),
    locale: z.enum(locales),
    createdAt: moment,
    companyName: text.nullable(),
    memberCompanyName: text.nullable(),
    companyPermission: memberView.shape.permission.nullable(),
    verified: flag,
    status: z.literal(identityCodes).nullable(),
  })
  .meta({ id: 'User' })

/** The signed-in person (`data.user`), and the language of their mails. */
export const userCalls: readonly Call[] = [
  get('/api/v1/user', {
    tag: 'own',
    says: ['Akun yang sedang masuk', 'The signed-in account'],
    who: 'person',
    answer: z.object({ user }),
    whileFactorOwed: true,
    work: async ({ actor }) => ({ user: await userOf(actor) }),
  }),
  put('/api/v1/user/locale', {
    tag: 'own',
    says: ['Pilih bahasa email dan pesan singkat', 'Choose the language of mails and text messages'],
    who: 'person',
    body: languageInput,
    whileFactorOwed: true,
    work: ({ actor, input }) => chooseLanguage(actor, input),
  }),
]

export async function userOf(person: Person): Promise<z.input<typeof user>> {
  const [{ email, createdAt }, status, companyName] = await Promise.all([
    ownAccount(person),
    identityCodeOf(person),
    person.companyId === null ? null : companyNameOf(person.companyId),
  ])
  const { accountId: id, username, role, locale, permission: companyPermission, verified } = person
  return {
    ...{ id, username, email, locale, createdAt, companyPermission, verified, status },
    role: roleIds[role],
    avatar: null,
    companyName: role === 'company' ? companyName : null,
    memberCompanyName: role === 'company_member' ? companyName : null,
  }
}
