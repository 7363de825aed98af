import { proofFields } from '#domain/account/factor/factor-input.ts'
import { changeSetting } from '#domain/operations/setting/change-setting.server.ts'
import {
  confirmSetting,
  refuseSetting,
  withdrawSetting,
} from '#domain/operations/setting/decide-setting.server.ts'
import { settingInList, settingView } from '#domain/operations/setting/setting-view.ts'
import { settingSeenBy, settingsSeenBy } from '#domain/operations/setting/setting-views.server.ts'
import { isSettingKey } from '#domain/setting/setting.ts'
import {
  changeFields,
  changeFrom,
  closeSettingInput,
  confirmSettingFields,
} from '#domain/setting/setting-input.ts'
import { found } from '#kernel/refusal.ts'
import { text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { parseInput } from '#web/http/parse.ts'
import { type Call, get, post } from './call.ts'
import { rowsOf } from './paging.ts'

const tag = 'settings'
const who = ['hello'] as const
const keyOf = (key: string) => found(isSettingKey(key) ? key : null)
const refuses = ['not_found', 'move_forbidden', 'conflict'] as const

/** What the platform team sets for the whole platform. */
export const settingCalls: readonly Call[] = [
  get('/api/v1/settings', {
    tag,
    says: ['Semua pengaturan', 'All settings'],
    who,
    answer: rowsOf(settingInList),
    work: async ({ actor }) => ({ rows: await settingsSeenBy(actor) }),
  }),
  get('/api/v1/settings/:key', {
    tag,
    says: ['Satu pengaturan dengan riwayatnya', 'One setting with its history'],
    who,
    answer: z.object({ setting: settingView }),
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
