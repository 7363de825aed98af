import { isId } from '@cakrawala/ids/ids'
import { parseRupiah } from '#kernel/money.ts'
import type { Fault } from '#kernel/refusal.ts'
import { withChecks, z } from '#kernel/zod.ts'
import type { SettingKey, SettingValues } from './setting.ts'
import { accountPlaces, firstPoints, pricedPlans, switchNames, whole } from './setting.ts'
import { dayFaults } from './setting-days.ts'
import { taxFields } from './tax-fields.ts'

/** A change: of which part, from which day, the value, and the line it is based on. */
export type SettingChange = {
  scope: string
  validFrom: string
  value: SettingValues[SettingKey]
  reason: string
  /** The number of the newest line when the form was made; 0 where there was none. */
  seen: number
}

const number = (least: number, most: number) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,6}$/, 'whole_number')
    .transform(Number)
    .pipe(z.number().min(least, 'number_low').max(most, 'number_high'))
const line = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, 'too_short')
    .max(most, 'too_long')
    .regex(/^[^\p{C}\u2028\u2029]*$/u, 'one_line')
const day = z.iso.date('date_invalid')
const reason = z.string().trim().min(10, 'too_short').max(1_000, 'too_long')

/** The fields of every change besides its value; the endpoint adds the proof. */
export const changeFields = {
  validFrom: day,
  reason,
  seen: z
    .string()
    .regex(/^\d{1,6}$/, 'invalid')
    .transform(Number),
}
const points = number(0, 1_000)
const cost = number(-1_000, 0)
const percent = number(0, 50)
/** Whole rupiah; null where nothing is filled in. */
const price = z
  .string()
  .trim()
  .max(40, 'too_long')
  .transform((text, check) => {
    const read = text === '' ? null : parseRupiah(text)
    if (text !== '' && read === null) check.addIssue({ code: 'custom', message: 'amount_invalid' })
    return read
  })
/** As people write it on paper, with spaces, dots or dashes between the digits. */
const accountNumber = z
  .string()
  .trim()
  .max(40, 'too_long')
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{6,20}$/, 'account_number_invalid'))
const domain = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** A form whose day is judged with the rest. */
function timely<S extends z.ZodObject<typeof changeFields>>(key: SettingKey, form: S): S {
  return withChecks(form, ({ validFrom }: { validFrom?: string }) => dayFaults(key, validFrom))
}

const pointBands = ['informational', 'low', 'medium', 'high', 'critical'] as const

/** A band earns no less than the milder one before it. */
function pointFaults(value: { readonly [band in (typeof pointBands)[number]]?: number }): Fault[] {
  return pointBands.flatMap((band, at): Fault[] => {
    const milder = at > 0 ? (value[pointBands[at - 1]!] ?? 0) : 0
    return (value[band] ?? milder) < milder ? [[band, 'grid_less_than_milder']] : []
  })
}

/** The fields of each key's form, the same for the API. */
export const settingFields = {
  holidays: timely(
    'holidays',
    z.strictObject({ ...changeFields, off: z.enum(['yes', 'no'], 'choose'), name: line(3, 80) }),
  ),
  points: timely(
    'points',
    withChecks(
      z.strictObject({
        ...changeFields,
        ...{ informational: points, low: points, medium: points, high: points, critical: points },
        ...{ cvssRight: number(0, 100), duplicatePercent: number(0, 100), repeatedInvalid: cost, spam: cost },
        // Came later than the others: who writes a table without it means the first figure.
        retest: number(0, 100).default(firstPoints.retest),
      }),
      pointFaults,
    ),
  ),
  fees: timely(
    'fees',
    z.strictObject({
      ...changeFields,
      ...{ reward: percent, prize: percent },
    }),
  ),
  tax: taxFields(changeFields),
  plans: timely(
    'plans',
    z.strictObject({
      ...changeFields,
      plan: z.enum(pricedPlans, 'choose'),
      price,
    }),
  ),
  accounts: timely(
    'accounts',
    z.strictObject({
      ...changeFields,
      place: z.enum(accountPlaces, 'choose'),
      bank: z.string().regex(/^\d{3}$/, 'choose'),
      number: accountNumber,
      holder: line(3, 100),
      used: z.enum(['yes', 'no'], 'choose'),
    }),
  ),
  switches: timely(
    'switches',
    z.strictObject({
      ...changeFields,
      name: z.enum(switchNames, 'choose'),
      on: z.enum(['yes', 'no'], 'choose'),
    }),
  ),
  banks: timely(
    'banks',
    z.strictObject({
      ...changeFields,
      code: z
        .string()
        .trim()
        .regex(/^(?:\d{3}|[a-z][a-z0-9]{2,19})$/, 'bank_code_invalid'),
      name: line(2, 60),
      offered: z.enum(['yes', 'no'], 'choose'),
    }),
  ),
  brand: timely(
    'brand',
    z.strictObject({
      ...changeFields,
      name: line(1, 40).refine((text) => !/[<>",]/.test(text), 'brand_invalid'),
      domain: z.string().trim().toLowerCase().regex(domain, 'domain_invalid'),
    }),
  ),
} as const satisfies Record<SettingKey, z.ZodType>

type Fields = { [K in SettingKey]: z.output<(typeof settingFields)[K]> }

/** The fields of a form, as the platform stores them. */
export const changeOf: { [K in SettingKey]: (fields: Fields[K]) => SettingChange } = {
  // A holiday is a line that begins on its own day.
  holidays: ({ off, name, ...rest }) => ({
    ...{ ...rest, scope: rest.validFrom, value: { off: off === 'yes', name } },
  }),
  points: ({ validFrom, reason, seen, ...value }) => ({ scope: whole, validFrom, reason, seen, value }),
  fees: ({ reward, prize, ...rest }) => ({ ...rest, scope: whole, value: { reward, prize } }),
  tax: ({ validFrom, reason, seen, scope, ...value }) => ({ scope, validFrom, reason, seen, value }),
  plans: ({ plan, price, ...rest }) => ({
    ...{ ...rest, scope: plan, value: { price: price === null ? null : String(price) } },
  }),
  // Who writes the line fills in what the bank is called.
  accounts: ({ place, bank, number, holder, used, ...rest }) => ({
    ...{ ...rest, scope: place, value: { bank, name: '', number, holder, used: used === 'yes' } },
  }),
  switches: ({ name, on, ...rest }) => ({ ...rest, scope: name, value: { on: on === 'yes' } }),
  banks: ({ code, name, offered, ...rest }) => ({
    ...{ ...rest, scope: code },
    value: { kind: /^\d/.test(code) ? 'bank' : 'wallet', name, offered: offered === 'yes' },
  }),
  brand: ({ name, domain: its, ...rest }) => ({ ...rest, scope: whole, value: { name, domain: its } }),
}

const lineId = z.string().refine(isId, 'invalid')

/** `refuseSetting` and `withdrawSetting`. */
export const closeSettingInput = z.strictObject({ lineId, decideReason: reason })
export type CloseSettingInput = z.output<typeof closeSettingInput>
export const confirmSettingFields = { lineId } as const

/**
 * Reads a change of `key`. @param parse reads a form or a body through the schema of the key
 */
export function changeFrom<K extends SettingKey>(
  key: K,
  parse: (schema: (typeof settingFields)[K]) => Fields[K],
): SettingChange {
  return changeOf[key](parse(settingFields[key]))
}
