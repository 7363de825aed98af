import { findPersonalData } from '@cakrawala/personal-data/find-personal-data'
import type { DataKind, Found } from '@cakrawala/personal-data/kinds'
import { maskOf } from '@cakrawala/personal-data/mask'
import { maskValues } from '@cakrawala/personal-data/mask-values'
import type { FieldError, FieldErrors } from '@cakrawala/refusal/refusal'
import { refuseFaults } from '#kernel/refusal.ts'
import { readChoices } from './personal-data-choice.ts'

/** A value that was masked in a field: what stands there now, and what stood there. */
export type Original = { field: string; kind: DataKind; mask: string; value: string }

export type Guarded<Texts> = { texts: Texts; originals: Original[] }

/**
 * Masks what the writer chose to mask, also where the form did so already.
 * @returns the texts with masks, and what was masked
 */
export function maskChosen<Texts extends Record<string, string>>(
  texts: Texts,
  personalData: readonly string[] = [],
): Guarded<Texts> {
  const chosen = readChoices(personalData).filter(({ choice }) => choice === 'mask')
  const values = new Set(chosen.map(({ value }) => value))
  const originals: Original[] = []
  const masked = Object.entries(texts).map(([field, text]) => {
    const now = maskValues(text, values)
    originals.push(...now.masked.map(({ kind, mask, value }) => ({ field, kind, mask, value })))
    for (const { kind, value } of chosen) {
      const mask = maskOf(kind, value)
      if (text.includes(mask)) originals.push({ field, kind, mask, value })
    }
    return [field, now.text]
  })
  return { texts: Object.fromEntries(masked) as Texts, originals: withoutRepeats(originals) }
}

/**
 * The same, and refuses what is found beyond: each find beside its field, with its place, until the writer has masked or kept it.
 * @param confirmed texts the writer has sent before: what stands there is not asked again
 * @throws Refusal invalid_input (`personal_data`, once for each value)
 */
export function guardTexts<Texts extends Record<string, string>>(
  texts: Texts,
  personalData: readonly string[] = [],
  confirmed: readonly string[] = [],
): Guarded<Texts> {
  const kept = new Set([
    ...readChoices(personalData).flatMap(({ choice, value }) => (choice === 'keep' ? [value] : [])),
    ...confirmed.flatMap((text) => findPersonalData(text).map(({ value }) => value)),
  ])
  const guarded = maskChosen(texts, personalData)
  const faults: FieldErrors = {}
  for (const [field, text] of Object.entries(guarded.texts)) {
    const open = findPersonalData(text).filter(({ value }) => !kept.has(value))
    if (open.length > 0) faults[field] = firstOfEach(open).map(faultOf)
  }
  refuseFaults(faults)
  return guarded
}

function faultOf({ kind, line, value, mask }: Found): FieldError {
  return { key: 'personal_data', params: { kind, line, value, mask } }
}

function firstOfEach(found: readonly Found[]): Found[] {
  return [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed()
}

function withoutRepeats(originals: readonly Original[]): Original[] {
  return [...new Map(originals.map((one) => [`${one.field} ${one.value}`, one])).values()]
}
