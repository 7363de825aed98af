import { proofFields } from '#domain/account/factor/proof-input.ts'
import { changeSetting } from '#domain/operations/setting/change-setting.server.ts'
import {
  confirmSetting,
  refuseSetting,
  withdrawSetting,
} from '#domain/operations/setting/decide-setting.server.ts'
import { settingSeenBy, settingsSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { isSettingKey, settingKeys, settingStates } from '#domain/setting/setting.ts'
import {
  changeFields,
  changeFrom,
  closeSettingInput,
  confirmSettingFields,
} from '#domain/setting/setting-input.ts'
import { lineObstacles } from '#domain/setting/setting-policy.ts'
import { found } from '#kernel/refusal.ts'
import { count, day, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { parseInput } from '#web/http/parse.ts'
import { type Call, get, post } from './call.ts'
import { rowsOf } from './list-answer.ts'

const tag = 'settings'
const who = ['hello'] as const
/** What a line says, by its key: `holidays`, `points`, `fees`, `tax`, `switches`, `banks`, `brand`. */
const value = z.union([
  z.object({ off: flag, name: text }),
  z.object({
    ...{ informational: count, low: count, medium: count, high: count, critical: count },
    ...{ cvssRight: count, duplicatePercent: count, repeatedInvalid: count, spam: count },
    // Lines from before it was one do not name it.
    retest: count.optional(),
  }),
  z.object({ reward: count, prize: count }),
  // Fees in lines from before 24 November 2026.
  z.object({ bug_bounty: count, challenge: count, vulnerability_management: count }),
  z.object({
    ...{ basePercent: z.number(), surchargePercent: z.number(), source: text },
    bands: z.array(z.object({ upTo: text.nullable(), percent: z.number() })),
  }),
  z.object({ on: flag }),
  z.object({ kind: z.enum(['bank', 'wallet']), name: text, offered: flag }),
  z.object({ name: text, domain: text }),
])
const lineObstacle = z.enum(lineObstacles).nullable()
const holding = z.array(z.object({ scope: text, value, since: day.nullable() }))
const line = z
  .object({
    ...{ id: text, scope: text, number: count, validFrom: day, value, state: z.enum(settingStates) },
    stage: z.enum(['waiting', 'coming', 'now', 'past', 'refused', 'withdrawn']),
    ...{ reason: text, by: text, at: moment, decidedBy: text.nullable(), decidedAt: moment.nullable() },
    ...{ decideReason: text.nullable(), withdrawnBy: text.nullable(), withdrawnAt: moment.nullable() },
    ...{ withdrawReason: text.nullable(), may: z.object({ confirm: flag, refuse: flag, withdraw: flag }) },
    obstacles: z.object({ confirm: lineObstacle, refuse: lineObstacle }),
  })
  .meta({ id: 'SettingLine' })
const keyOf = (key: string) => found(isSettingKey(key) ? key : null)
const refuses = ['not_found', 'move_forbidden', 'conflict'] as const

/** What the platform team sets for the whole platform. */
export const settingCalls: readonly Call[] = [
  get('/api/v1/settings', {
    tag,
    says: ['Semua pengaturan', 'All settings'],
    who,
    answer: rowsOf(
      z.object({ key: z.enum(settingKeys), holding, coming: count, waiting: count, second: flag }),
    ),
    work: async ({ actor }) => ({ rows: await settingsSeenBy(actor) }),
  }),
  get('/api/v1/settings/:key', {
    tag,
    says: ['Satu pengaturan dengan riwayatnya', 'One setting with its history'],
    who,
    answer: z.object({
      setting: z.object({
        ...{ key: z.enum(settingKeys), holding, lines: z.array(line), seen: count },
        ...{ firstDay: day, second: flag, mayChange: flag },
      }),
    }),
    work: async ({ actor, params }) => ({ setting: await settingSeenBy(actor, keyOf(params.key)) }),
  }),
  post('/api/v1/settings/:key', {
    tag,
    says: [
      'Tulis baris baru; isian `fields` sama dengan formulir halamannya',
      'Write a new line; `fields` are those of the form of its page',
    ],
    who,
    body: z.strictObject({
      ...{ validFrom: changeFields.validFrom, reason: changeFields.reason, seen: changeFields.seen },
      ...proofFields,
      fields: z.record(z.string().max(40, 'too_long'), z.string().max(1_000, 'too_long')),
    }),
    answer: z.object({ id: text }),
    refuses,
    before: async ({ params }) => keyOf(params.key),
    work: async ({ actor, params, input: { fields, validFrom, reason, seen, ...proof } }) => {
      const told = { ...fields, validFrom, reason, seen: String(seen) }
      const change = changeFrom(keyOf(params.key), (schema) => parseInput(schema, told))
      return { id: await changeSetting(actor, keyOf(params.key), change, proof) }
    },
  }),
  post('/api/v1/setting-lines/confirm', {
    tag,
    says: ['Sahkan usulan rekan', 'Confirm the proposal of a colleague'],
    who,
    body: z.strictObject({ ...confirmSettingFields, ...proofFields }),
    refuses,
    work: ({ actor, input: { lineId, ...proof } }) => confirmSetting(actor, lineId, proof),
  }),
  post('/api/v1/setting-lines/refuse', {
    tag,
    says: ['Tolak usulan rekan', 'Refuse the proposal of a colleague'],
    who,
    body: closeSettingInput,
    refuses,
    work: ({ actor, input }) => refuseSetting(actor, input),
  }),
  post('/api/v1/setting-lines/withdraw', {
    tag,
    says: ['Tarik baris yang belum berlaku', 'Take back a line that does not hold yet'],
    who,
    body: closeSettingInput,
    refuses,
    work: ({ actor, input }) => withdrawSetting(actor, input),
  }),
]
