import { isId } from '@cakrawala/ids/ids'
import { lineField, optionalLineField } from '#domain/account/account-fields.ts'
import { z } from '#kernel/zod.ts'
import { type TestAccountSecret, testAccountBounds } from './test-account.ts'

const { sets, part } = testAccountBounds
const parts = z.strictObject({
  username: lineField(part),
  password: lineField(part),
  note: optionalLineField(part),
})

/** A set with the number of its line, by which messages name it. */
export type TypedTestAccount = TestAccountSecret & { line: number }

/**
 * `addTestAccounts`: one set a line, as user name, password and perhaps a note, between tabs as tables are pasted, or
 * else between commas. The name of the field keeps it out of what a refused form shows again.
 */
export const addTestAccountsInput = z.strictObject({
  passwords: z
    .string()
    .max(sets * (3 * part + 4), 'too_long')
    .refine((text) => /\S/.test(text), 'required')
    .transform((text, context) => {
      const typed = setsIn(text)
      const first = typed.find(({ set }) => !set.success)
      if (first) issue(context, 'test_account_line', first.line)
      else if (typed.length > sets) context.addIssue({ code: 'custom', message: 'test_accounts_many' })
      return typed.flatMap(({ line, set }) => (set.success ? [{ line, ...set.data }] : []))
    })
    .superRefine((typed, context) => {
      const names = typed.map(({ username }) => username)
      const twice = typed.find(({ username }, at) => names.indexOf(username) < at)
      if (twice) issue(context, 'test_account_twice', twice.line)
    }),
})
export type AddTestAccountsInput = z.output<typeof addTestAccountsInput>

const testAccountId = z.string().refine(isId, 'invalid')

/**
 * `closeTestAccount`: a free set is taken off, one in use is revoked, with a reason its bughunter reads. `again`: they
 * may take another one.
 */
export const closeTestAccountInput = z.strictObject({
  testAccountId,
  reason: z.string().trim().min(20, 'too_short').max(2_000, 'too_long').optional(),
  again: z.literal('yes').optional(),
})
export type CloseTestAccountInput = z.output<typeof closeTestAccountInput>

/** `allowTestAccount`. */
export const allowTestAccountInput = z.strictObject({ testAccountId })

/** Only the first lines are read: more than there may be are refused as they are. */
function setsIn(text: string) {
  const lines = text.split(/\r?\n/).map((words, at) => ({ line: at + 1, words }))
  const filled = lines.filter(({ words }) => words.trim() !== '').slice(0, sets + 1)
  return filled.map(({ line, words }) => ({ line, set: parts.safeParse(partsOf(words)) }))
}

function partsOf(line: string) {
  const sign = line.includes('\t') ? '\t' : ','
  const [username = '', password = '', ...rest] = line.split(sign)
  return { username, password, note: rest.join(sign) }
}

function issue(context: z.RefinementCtx, message: string, line: number): void {
  context.addIssue({ code: 'custom', message, params: { line } })
}
