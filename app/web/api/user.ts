import { ownAccount } from '#domain/account/account-queries.server.ts'
import { chooseLanguage } from '#domain/account/choose-language.server.ts'
import { identityCodeOf } from '#domain/account/identity/verification-figures.server.ts'
import { identityCodes } from '#domain/account/identity.ts'
import { languageInput } from '#domain/account/language-input.ts'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import { pictureInput } from '#domain/account/picture/picture-input.ts'
import { removePicture, setPicture } from '#domain/account/picture/set-picture.server.ts'
import { companyNameOf } from '#domain/company/company-queries.server.ts'
import { memberView } from '#domain/company/member-queries.server.ts'
import { pictureSeenBy } from '#domain/publication/picture-queries.server.ts'
import { type Person, roleIds } from '#kernel/actor.ts'
import { locales } from '#kernel/locale.ts'
import { found } from '#kernel/refusal.ts'
import { flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, file, get, put, remove } from './call.ts'

export const user = z
  .object({
    id: text,
    username: text,
    email: text,
    role: z.literal(Object.values(roleIds)),
    /** Where the picture beside the name is, 64 points wide; null without one. */
    avatar: text.nullable(),
    locale: z.enum(locales),
    createdAt: moment,
    companyName: text.nullable(),
    memberCompanyName: text.nullable(),
    companyPermission: memberView.shape.permission.nullable(),
    verified: flag,
    status: z.literal(identityCodes).nullable(),
  })
  .meta({ id: 'User' })

const avatar = user.pick({ avatar: true })
const pictured = ['bughunter', 'company', 'hello'] as const

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
  put('/api/v1/user/picture', {
    tag: 'own',
    says: ['Pasang gambar akun atau perusahaan', 'Set the picture of the account or the company'],
    who: pictured,
    body: pictureInput,
    form: true,
    answer: avatar,
    refuses: ['file_too_large'],
    work: async ({ actor, input }) => ({ avatar: pictureAddress(await setPicture(actor, input)) ?? null }),
  }),
  remove('/api/v1/user/picture', {
    tag: 'own',
    says: ['Hapus gambar akun atau perusahaan', 'Remove the picture of the account or the company'],
    who: pictured,
    answer: avatar,
    work: async ({ actor }) => ({ avatar: await removePicture(actor) }),
  }),
  file('GET', '/api/v1/pictures/:fileId', {
    tag: 'profile',
    says: ['Gambar sebuah akun', 'The picture of an account'],
    who: 'anyone',
    work: async ({ actor, params }) => {
      const { name, mediaType, bytes } = found(await pictureSeenBy(actor, params.fileId))
      return { name, mediaType, body: bytes }
    },
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
    avatar: pictureAddress(person.picture) ?? null,
    companyName: role === 'company' ? companyName : null,
    memberCompanyName: role === 'company_member' ? companyName : null,
  }
}
