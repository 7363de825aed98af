import { parseRupiah } from '#kernel/money.ts'
import type { Fault } from '#kernel/refusal.ts'
import { withChecks, z } from '#kernel/zod.ts'
import type { TaxValue } from './setting.ts'
import { dayFaults } from './setting-days.ts'

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
  return withChecks(fields, (told) => taxFaults(told as Typed)).transform((told) => {
    const kept = Object.entries(told).filter(([name]) => !/^(?:upTo|percent)\d$/.test(name))
    const bands = filledBands(told as Typed).map(({ upTo, percent }) => ({
      ...{ upTo: upTo === undefined ? null : String(upTo), percent },
    }))
    return { ...Object.fromEntries(kept), bands } as z.output<z.ZodObject<S>> &
      TaxValue & { scope: (typeof taxScopes)[number] }
  })
}

type Typed = { readonly [field: string]: unknown }

function filledBands(told: Typed): { at: number; upTo: bigint | undefined; percent: number }[] {
  return bandNumbers.flatMap((at) => {
    const percent = told[`percent${at}`]
    const upTo = told[`upTo${at}`]
    return typeof percent === 'number'
      ? [{ at, upTo: typeof upTo === 'bigint' ? upTo : undefined, percent }]
      : []
  })
}

function taxFaults(told: Typed): Fault[] {
  const bands = filledBands(told)
  const { validFrom, basePercent, surchargePercent } = told as { validFrom?: string } & Partial<TaxValue>
  const top = Math.max(0, ...bands.map(({ percent }) => percent))
  // What is withheld may never reach what is paid.
  const whole = (top * (basePercent ?? 0) * (100 + (surchargePercent ?? 0))) / 10_000 >= 100
  return [
    ...dayFaults('tax', validFrom),
    ...bandFaults(bands),
    ...(whole ? ([['surchargePercent', 'tax_too_high']] as const) : []),
  ]
}

function bandFaults(bands: ReturnType<typeof filledBands>): Fault[] {
  const faults: Fault[] = bands[0]?.at === 1 ? [] : [['percent1', 'required']]
  let before = 0n
  for (const [index, { at, upTo }] of bands.entries()) {
    const last = index === bands.length - 1
    if (last && upTo !== undefined) faults.push([`upTo${at}`, 'last_band_open'])
    else if (at !== index + 1 || (!last && upTo === undefined)) faults.push([`upTo${at}`, 'bands_order'])
    if (upTo !== undefined && upTo <= before) faults.push([`upTo${at}`, 'bands_order'])
    before = upTo ?? before
  }
  return faults
}
