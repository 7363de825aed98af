import { bytes, moment } from '@cakrawala/pg-access/columns'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import type { GoodsState } from './goods.ts'

/** What became of a good that a report earned; without a row it was granted, and nothing more. */
export const rewardGoods = pgTable(
  'reward_goods',
  {
    reportId: uuid('report_id')
      .primaryKey()
      .references(() => reports.id),
    state: text('state').$type<GoodsState>().notNull(),
    /** Where it is to go, sealed; null where none is needed, and once it is deleted. */
    addressSealed: bytes('address_sealed'),
    /** Carrier and number, or the code of a voucher, sealed. */
    sendingSealed: bytes('sending_sealed'),
    sentBy: uuid('sent_by').references(() => accounts.id),
    sentAt: moment('sent_at'),
    /** Why it is missing, or was closed. */
    reason: text('reason'),
    /** When it was received or closed. */
    endedAt: moment('ended_at'),
  },
  (t) => [
    index('reward_goods_ended').on(t.endedAt),
    check(
      'reward_goods_state',
      sql`${t.state} IN ('addressed', 'sent', 'missing', 'received', 'closed')
        AND (${t.state} IN ('received', 'closed')) = (${t.endedAt} IS NOT NULL)
        AND (${t.state} NOT IN ('sent', 'missing', 'received') OR ${t.sentAt} IS NOT NULL)
        AND (${t.state} <> 'addressed' OR ${t.addressSealed} IS NOT NULL)`,
    ),
  ],
)
export type GoodsRow = typeof rewardGoods.$inferSelect
