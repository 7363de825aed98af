import { parseRupiah } from '#kernel/money.ts'
import { z } from '#kernel/zod.ts'
import type { TaxValue } from './setting.ts'

/** Which rewards of whom a line of the setting `tax` speaks of: scheme and payee. */
export const taxScopes = [
  'participant.resident',
  'non_employee.resident',
  'participant.foreign',
  'non_employee.foreign',
  'participant.organisation',
  'non_employee.organisation',
] as const

/** Bands a form offers. */
export const bandNumbers = [1, 2, 3, 4, 5] as const

const percent = (most: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,3}(?:[.,]\d{1,2})?$/, 'percent_invalid')
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(z.number().max(most, 'number_high'))
const blank = z.literal('').transform(() => undefined)
const amount = z
  .string()
  .trim()
  .transform((text, check) => {
    const read = parseRupiah(text)
    if (read === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
    return read ?? 0n
  })
const bandFields = Object.fromEntries(
  bandNumbers.flatMap((at) => [
    [`upTo${at}`, z.union([blank, amount]).optional()],
    [`percent${at}`, z.union([blank, percent(100)]).optional()],
  ]),
) as Record<`upTo${number}`, z.ZodType<bigint | undefined>> &
  Record<`percent${number}`, z.ZodType<number | undefined>>

/** Fields of a tax rule; bands rise, and only the last one has no end. */
export function taxFields<S extends z.core.$ZodLooseShape>(shared: S) {
  const fields = z.strictObject({
    ...shared,
    scope: z.enum(taxScopes, 'choose'),
    basePercent: percent(100),
    surchargePercent: percent(200),
    source: z.string().trim().min(5, 'too_short').max(200, 'too_long'),
    ...bandFields,
  })
  return fields.transform((told, check) => {
    const value = told as Record<string, unknown>
    const bands = bandsOf(value, (path, message) => check.addIssue({ code: 'custom', path: [path], message }))
    const { basePercent, surchargePercent } = told as unknown as TaxValue
    const top = Math.max(0, ...bands.map((band) => band.percent))
    // What is withheld may never reach what is paid.
    if ((top * basePercent * (100 + surchargePercent)) / 10_000 >= 100)
      check.addIssue({ code: 'custom', path: ['surchargePercent'], message: 'tax_too_high' })
    const kept = Object.entries(told).filter(([name]) => !/^(?:upTo|percent)\d$/.test(name))
    return { ...Object.fromEntries(kept), bands } as z.output<z.ZodObject<S>> &
      TaxValue & { scope: (typeof taxScopes)[number] }
  })
}

function bandsOf(
  told: Record<string, unknown>,
  wrong: (path: string, message: string) => void,
): TaxValue['bands'] {
  const filled = bandNumbers.filter((at) => told[`percent${at}`] !== undefined)
  if (filled[0] !== 1) wrong('percent1', 'required')
  let before = 0n
  return filled.map((at, index) => {
    const upTo = told[`upTo${at}`] as bigint | undefined
    const last = index === filled.length - 1
    if (at !== index + 1 || (!last && upTo === undefined)) wrong(`upTo${at}`, 'bands_order')
    if (last && upTo !== undefined) wrong(`upTo${at}`, 'last_band_open')
    if (upTo !== undefined && upTo <= before) wrong(`upTo${at}`, 'bands_order')
    before = upTo ?? before
    return { upTo: upTo === undefined ? null : String(upTo), percent: told[`percent${at}`] as number }
  })
}
