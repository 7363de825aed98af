import { id, moment } from '@cakrawala/pg-access/columns'
import { date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { SettingKey, SettingState, SettingValues } from './setting.ts'

/**
 * What the team has set, line by line: the value of a line never changes, its state moves once (see the
 * migrations).
 */
export const settingLines = pgTable(
  'setting_lines',
  {
    id: id(),
    key: text('key').$type<SettingKey>().notNull(),
    scope: text('scope').notNull(),
    /** Counts the lines of a key: two who write on top of the same line cannot both win. */
    number: integer('number').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    value: jsonb('value').$type<SettingValues[SettingKey]>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<SettingState>().notNull(),
    byId: uuid('by_id').notNull(),
    at: moment('at').notNull(),
    decidedBy: uuid('decided_by'),
    decidedAt: moment('decided_at'),
    /** Why a colleague refused it. */
    decideReason: text('decide_reason'),
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawReason: text('withdraw_reason'),
  },
  (t) => [
    unique('setting_lines_number').on(t.key, t.number),
    index('setting_lines_holding').on(t.key, t.scope, t.validFrom, t.number),
  ],
)
