import { id, moment } from '@cakrawala/pg-access/columns'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'

/** A question and the argon2 hash of its answer; the answer opens a review by the platform team, never a session. */
export const securityQuestions = pgTable('security_questions', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** A word key of the questions offered. */
  question: text('question').notNull(),
  answerHash: text('answer_hash').notNull(),
  setAt: moment('set_at').notNull(),
})

/** A reset of the second factor: by a colleague at once, else after a hold. */
export const factorResets = pgTable(
  'factor_resets',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** By a mailed link, by a review of the security answer, or by a colleague of the platform team. */
    way: text('way').$type<'link' | 'review' | 'colleague'>().notNull(),
    askedBy: uuid('asked_by').references(() => accounts.id),
    /** Why a colleague did it, in their words. */
    reason: text('reason'),
    askedAt: moment('asked_at').notNull(),
    effectiveAt: moment('effective_at').notNull(),
    doneAt: moment('done_at'),
    cancelledAt: moment('cancelled_at'),
  },
  (t) => [
    index('factor_resets_account').on(t.accountId),
    index('factor_resets_due').on(t.doneAt, t.effectiveAt),
  ],
)

/** Reviews opened by a right security answer, decided by a person of the platform team. */
export const recoveryReviews = pgTable(
  'recovery_reviews',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    address: text('address').notNull(),
    device: text('device').notNull(),
    openedAt: moment('opened_at').notNull(),
    decision: text('decision').$type<'granted' | 'refused'>(),
    reason: text('reason'),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: moment('decided_at'),
  },
  (t) => [
    index('recovery_reviews_open').on(t.decidedAt, t.openedAt),
    index('recovery_reviews_account').on(t.accountId),
  ],
)
