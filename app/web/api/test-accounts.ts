import { programSeenBy } from '#domain/program/program-queries.server.ts'
import { addTestAccounts } from '#domain/program/test-account/add-test-accounts.server.ts'
import { allowTestAccount, closeTestAccount } from '#domain/program/test-account/close-test-account.server.ts'
import { showTestAccount, takeTestAccount } from '#domain/program/test-account/take-test-account.server.ts'
import {
  addTestAccountsInput,
  allowTestAccountInput,
  closeTestAccountInput,
} from '#domain/program/test-account/test-account-input.ts'
import {
  ownTestAccountSeenBy,
  testAccountsSeenBy,
} from '#domain/program/test-account/test-account-queries.server.ts'
import {
  givenTestAccount,
  ownTestAccount,
  testAccountLine,
  testAccountSecret,
  testAccountUse,
} from '#domain/program/test-account/test-account-view.ts'
import { found } from '#kernel/refusal.ts'
import { count } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { type Call, get, post } from './call.ts'
import { pageOf, placed, wantedOf } from './paging.ts'
import { managed, managing } from './programs.ts'

const tag = 'programs'
const who = ['bughunter'] as const

/** Test accounts: what a company gives, and what a bughunter has of it. */
export const testAccountCalls: readonly Call[] = [
  get('/api/v1/programs/:id/test-account', {
    tag,
    says: [
      'Akun ujimu di sebuah program, tanpa isinya',
      'Your test account of a program, without what is in it',
    ],
    who,
    answer: z.object({ testAccount: ownTestAccount.nullable() }),
    work: async ({ actor, params }) => ({
      testAccount: await ownTestAccountSeenBy(actor, found(await programSeenBy(actor, params.id))),
    }),
  }),
  post('/api/v1/programs/:id/test-account', {
    tag,
    says: ['Ambil akun uji; selalu yang sama', 'Take a test account; the same one each time'],
    who,
    answer: givenTestAccount,
    refuses: ['step_missing', 'conflict'],
    limit: ['10 kali sehari', '10 times a day'],
    work: ({ actor, params }) => takeTestAccount(actor, params.id),
  }),
  post('/api/v1/programs/:id/test-account/show', {
    tag,
    says: ['Buka isi akun ujimu; setiap kali tercatat', 'Look at your test account; each time is recorded'],
    who,
    answer: testAccountSecret,
    refuses: ['step_missing', 'conflict'],
    limit: ['30 kali sejam', '30 times an hour'],
    work: ({ actor, params }) => showTestAccount(actor, params.id),
  }),
  get('/api/v1/programs/:id/test-accounts', {
    tag,
    says: [
      'Akun uji sebuah program, tanpa kata sandi; kosong bagi yang tidak mengurusnya',
      'The test accounts of a program, without passwords; empty for those who do not keep them',
    ],
    who: managing,
    query: z.strictObject(placed),
    answer: pageOf(testAccountLine).extend({ use: testAccountUse }),
    work: async ({ actor, params, query }) => {
      const program = await managed(actor, params.id)
      return testAccountsSeenBy(actor, program, wantedOf(query))
    },
  }),
  post('/api/v1/programs/:id/test-accounts', {
    tag,
    says: [
      'Tambah akun uji: satu per baris, nama pengguna, kata sandi, catatan, dipisahkan koma atau tab',
      'Add test accounts: one a line, username, password, note, between commas or tabs',
    ],
    who: managing,
    limit: ['40 kali sehari', '40 times a day'],
    body: addTestAccountsInput,
    answer: z.object({ added: count }),
    refuses: ['move_forbidden'],
    work: ({ actor, params, input }) => addTestAccounts(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/test-accounts/close', {
    tag,
    says: [
      'Hapus akun uji yang bebas, atau cabut yang dipakai, dengan alasan',
      'Remove a test account that is free, or revoke one in use, with a reason',
    ],
    who: managing,
    body: closeTestAccountInput,
    refuses: ['conflict'],
    work: ({ actor, params, input }) => closeTestAccount(actor, params.id, input),
  }),
  post('/api/v1/programs/:id/test-accounts/allow', {
    tag,
    says: [
      'Izinkan bughunter yang akun ujinya dicabut mengambil yang lain',
      'Let a bughunter whose test account was revoked take another one',
    ],
    who: managing,
    body: allowTestAccountInput,
    refuses: ['conflict'],
    work: ({ actor, params, input }) => allowTestAccount(actor, params.id, input),
  }),
]
