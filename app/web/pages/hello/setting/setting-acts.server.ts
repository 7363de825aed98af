import { proofFields } from '#domain/account/factor/factor-input.ts'
import { changeSetting } from '#domain/operations/setting/change-setting.server.ts'
import {
  confirmSetting,
  refuseSetting,
  withdrawSetting,
} from '#domain/operations/setting/decide-setting.server.ts'
import type { SettingKey } from '#domain/setting/setting.ts'
import { changeFrom, closeSettingInput, confirmSettingFields } from '#domain/setting/setting-input.ts'
import type { Person } from '#kernel/actor.ts'
import { z } from '#kernel/zod.ts'
import { parseForm, readBoth } from '#web/http/parse.ts'

const proofInput = z.object(proofFields)
const confirmInput = z.strictObject({ ...confirmSettingFields, ...proofFields })
const proofNames = Object.keys(proofFields)

/**
 * Reads the proof and the fields of a setting's form, each by its own schema: no field may replace the other.
 */
export async function changeByForm(actor: Person, key: SettingKey, form: FormData): Promise<void> {
  const proof = new FormData()
  for (const name of proofNames) {
    for (const value of form.getAll(name)) proof.append(name, value)
    form.delete(name)
  }
  const [change, shown] = readBoth(
    () => changeFrom(key, (schema) => parseForm(schema, form)),
    () => parseForm(proofInput, proof),
  )
  await changeSetting(actor, key, change, shown)
}

type Act = { done: string; work: (actor: Person, form: FormData) => Promise<void> }

/** What is done with a line, by the intent of its form. */
export const lineActs: Readonly<Record<string, Act>> = {
  confirm: { done: 'setting_confirmed', work: confirm },
  refuse: {
    done: 'setting_refused',
    work: (actor, form) => refuseSetting(actor, parseForm(closeSettingInput, form)),
  },
  withdraw: {
    done: 'setting_withdrawn',
    work: (actor, form) => withdrawSetting(actor, parseForm(closeSettingInput, form)),
  },
}

async function confirm(actor: Person, form: FormData): Promise<void> {
  const { lineId, ...proof } = parseForm(confirmInput, form)
  await confirmSetting(actor, lineId, proof)
}
