import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import { collusionFlags } from '#domain/reward/collusion/collusion-tables.server.ts'
import { payoutAccounts, payouts } from '#domain/reward/payout-tables.server.ts'
import { refunds } from '#domain/reward/refund/refund-tables.server.ts'
import { taxResidences } from '#domain/reward/residence/residence-tables.server.ts'
import { topUps } from '#domain/reward/reward-tables.server.ts'
import type { Work } from './queue-source.server.ts'

const a = alias(accounts, 'a')

/** What waits about money: payouts and their accounts, top-ups, refunds, tax residences, signs of collusion. */
export const money: readonly Work[] = [
  {
    desk: 'payouts',
    ...{ of: sql`${payouts} p`, where: sql`p.state IN ('requested', 'processing')`, taker: sql`p.taken_by` },
    ...{ id: sql`p.id`, since: sql`p.requested_at`, from: sql`p.requested_at`, goal: '3 days' },
    beside: sql`JOIN ${accounts} a ON ${a.id} = p.bughunter_id`,
    ...{ title: sql`p.code`, about: sql`${a.username}`, place: sql`p.id::text` },
  },
  // Noted by one, for a second person to find the same.
  {
    desk: 'payouts',
    ...{ of: sql`${payouts} p`, where: sql`p.state = 'paid' AND p.return_noted_at IS NOT NULL` },
    ...{ id: sql`p.id`, since: sql`p.return_noted_at`, from: sql`p.return_noted_at`, goal: '1 day' },
    taker: sql`NULL::uuid`,
    beside: sql`JOIN ${accounts} a ON ${a.id} = p.bughunter_id`,
    ...{ title: sql`p.code`, about: sql`${a.username}`, place: sql`p.id::text` },
  },
  {
    desk: 'top_ups',
    ...{ of: sql`${topUps} t`, where: sql`t.status = 'requested'` },
    ...{ id: sql`t.id`, since: sql`t.requested_at`, from: sql`t.requested_at`, goal: '1 day' },
    beside: sql`JOIN ${companies} c ON c.id = t.company_id`,
    ...{ title: sql`c.name`, about: sql`t.reference` },
  },
  {
    desk: 'refunds',
    ...{ of: sql`${refunds} f`, where: sql`f.state IN ('requested', 'checked')` },
    ...{ id: sql`f.id`, since: sql`f.requested_at`, from: sql`f.requested_at`, goal: '3 days' },
    beside: sql`JOIN ${companies} c ON c.id = f.company_id`,
    ...{ title: sql`c.name`, place: sql`f.id::text` },
  },
  // Noted by one, for a second person to find the same.
  {
    desk: 'refunds',
    ...{ of: sql`${refunds} f`, where: sql`f.state = 'paid' AND f.return_noted_at IS NOT NULL` },
    ...{ id: sql`f.id`, since: sql`f.return_noted_at`, from: sql`f.return_noted_at`, goal: '1 day' },
    beside: sql`JOIN ${companies} c ON c.id = f.company_id`,
    ...{ title: sql`c.name`, place: sql`f.id::text` },
  },
  {
    desk: 'payout_accounts',
    ...{ of: sql`${payoutAccounts} p`, where: sql`p.state = 'review' AND p.replaced_at IS NULL` },
    ...{ id: sql`p.id`, since: sql`coalesce(p.shared_at, p.named_at)`, goal: '2 days' },
    from: sql`coalesce(p.shared_at, p.named_at)`,
    ...{ beside: sql`JOIN ${accounts} a ON ${a.id} = p.bughunter_id`, title: sql`${a.username}` },
  },
  {
    desk: 'tax_residences',
    ...{ of: sql`${taxResidences} t`, where: sql`t.state IN ('waiting', 'checked')` },
    ...{ id: sql`t.id`, since: sql`t.asked_at`, from: sql`t.asked_at`, goal: '3 days' },
    beside: sql`JOIN ${accounts} a ON ${a.id} = t.bughunter_id`,
    ...{ title: sql`${a.username}`, about: sql`t.country` },
  },
  {
    desk: 'collusion',
    ...{ of: sql`${collusionFlags} f`, where: sql`f.state = 'open'` },
    ...{ id: sql`f.id`, since: sql`f.raised_at`, from: sql`f.raised_at`, goal: '3 days' },
    beside: sql`JOIN ${accounts} a ON ${a.id} = f.bughunter_id JOIN ${companies} c ON c.id = f.company_id`,
    ...{ title: sql`${a.username}`, about: sql`c.name` },
  },
]
