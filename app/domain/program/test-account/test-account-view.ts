import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { closingCauses } from '../program.ts'
import { takingObstacles } from './test-account.ts'

/** A set as its holder knows it before they look at it. */
export const givenTestAccount = z.object({ number: count, givenAt: moment })

/** What a bughunter reads of the test accounts of a program. */
export const ownTestAccount = z.object({
  given: givenTestAccount.nullable(),
  /** The last one that was taken back by the company, while they have no other. */
  revoked: z.object({ number: count, at: moment, reason: text.nullable() }).nullable(),
  /** Why they can neither take nor see one now. */
  obstacle: z.enum(takingObstacles).nullable(),
})
export type OwnTestAccount = z.infer<typeof ownTestAccount>

/** The set itself, for its holder alone. */
export const testAccountSecret = z.object({
  ...{ number: count, username: text, password: text, note: text.nullable() },
})
export type ShownTestAccount = z.infer<typeof testAccountSecret>

/** One set for the people who keep them: never its password, which they know. */
export const testAccountLine = z.object({
  ...{ id: text, number: count, addedAt: moment },
  /** Null once it is deleted. */
  username: text.nullable(),
  bughunter: text.nullable(),
  ...{ givenAt: moment.nullable(), shownAt: moment.nullable(), closedAt: moment.nullable() },
  ...{ cause: z.enum(closingCauses).nullable(), reason: text.nullable(), barred: flag },
})
export type TestAccountLine = z.infer<typeof testAccountLine>

/** How many sets are open, and how many of them bughunters have. */
export const testAccountUse = z.object({ open: count, given: count })
export type TestAccountUse = z.infer<typeof testAccountUse>
