import { mostScopeItems } from '#domain/program/program-input.ts'
import { retestOffer, rewardedBands, rewardPresetNames, rewardPresets } from '#domain/program/reward-grid.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { FormStep } from '#web/parts/program/program-form-values.ts'

const rowsAtOnce = 2

/**
 * Buttons inside the program form that save nothing: a further row, or the amounts of a preset. They work without
 * scripts, so the answer carries back everything typed.
 * @returns null when the form was sent to be saved
 */
export function formStepOf(form: FormData): FormStep | null {
  const preset = rewardPresetNames.find((name) => name === form.get('preset'))
  if (!preset && form.get('step') !== 'row') return null
  const typed: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') typed[name] = value
  if (!preset) typed.rows = String(Math.min(mostScopeItems, (Number(typed.rows) || 0) + rowsAtOnce))
  for (const band of preset ? rewardedBands : []) {
    const { min, max } = rewardPresets[preset!][band]
    typed[`grid.${band}.least`] = formatRupiah(min).slice(2)
    typed[`grid.${band}.most`] = formatRupiah(max).slice(2)
  }
  if (preset) typed.retestReward = formatRupiah(retestOffer.usual).slice(2)
  return { step: preset ? 'preset' : 'row', typed }
}
