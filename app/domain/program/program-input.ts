import { jakartaDay } from '@cakrawala/calendar/business-days'
import { isId } from '@cakrawala/ids/ids'
import { codeField } from '#domain/account/account-fields.ts'
import { proofFields } from '#domain/account/factor/factor-input.ts'
import { largestAmount, parseRupiah } from '#kernel/money.ts'
import type { Fault } from '#kernel/refusal.ts'
import { wholeNumber, withChecks, z } from '#kernel/zod.ts'
import { begunFaults } from './begun-faults.ts'
import type { ChallengePlan } from './challenge.ts'
import { challengePlanInput } from './challenge-input.ts'
import {
  managers,
  type ProgramPolicy,
  programKinds,
  rewardGridOf,
  rewardTypes,
  scopeTypes,
  visibilities,
} from './program.ts'
import { gridProblem, retestOffer, rewardedBands } from './reward-grid.ts'
import { termFaults } from './term-faults.ts'

/** Most rows of the scope, and of the out-of-scope list. */
export const mostScopeItems = 50

const line = (min: number, max: number) => z.string().trim().min(min, 'too_short').max(max, 'too_long')
const filled = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long')

const amount = z.string().transform((typed, at) => {
  const rupiah = parseRupiah(typed)
  if (rupiah === null || rupiah > largestAmount / 1_000n)
    at.addIssue({ code: 'custom', message: 'amount_invalid' })
  return (rupiah ?? 0n).toString()
})
/** Left empty, or 0: a retest is unpaid. */
const retestReward = z.string().transform((typed, at) => {
  if (/^(?:Rp\s?)?0?$/i.test(typed.trim())) return '0'
  const rupiah = parseRupiah(typed)
  if (rupiah === null) at.addIssue({ code: 'custom', message: 'amount_invalid' })
  else if (rupiah > retestOffer.most) at.addIssue({ code: 'custom', message: 'retest_reward_large' })
  return (rupiah ?? 0n).toString()
})
const gridRow = z.strictObject({ least: amount, most: amount })
const grid = z.strictObject({
  low: gridRow.optional(),
  medium: gridRow.optional(),
  high: gridRow.optional(),
  critical: gridRow.optional(),
})
const otherRewards = z.strictObject({
  low: filled(120).optional(),
  medium: filled(120).optional(),
  high: filled(120).optional(),
  critical: filled(120).optional(),
})
const scopeItem = z.strictObject({
  type: z.enum(scopeTypes, 'choose'),
  target: filled(300),
  note: z.string().trim().max(300, 'too_long').default(''),
})

const written = z.strictObject({
  kind: z.enum(programKinds, 'choose'),
  managedBy: z.enum(managers, 'choose'),
  visibility: z.enum(visibilities, 'choose'),
  validUntil: z.iso.date('date_invalid'),
  title: line(5, 120),
  summary: line(20, 300),
  descriptionMd: line(50, 20_000),
  scope: z.array(scopeItem).min(1, 'scope_missing').max(mostScopeItems, 'too_many'),
  // One error for the whole list: it is one field of the form.
  outOfScope: z
    .array(z.string().trim().min(1, 'required'))
    .max(mostScopeItems, 'too_many')
    .refine((items) => items.every((item) => item.length <= 300), 'line_too_long')
    .default([]),
  publicationRules: line(20, 5_000),
  rewardType: z.enum(rewardTypes, 'choose'),
  grid: grid.nullish(),
  otherRewards: otherRewards.nullish(),
  retestReward: retestReward.default('0'),
  challenge: challengePlanInput.nullish(),
})

type Written = Partial<z.output<typeof written>>

function rewardFaults({ kind, rewardType, challenge, ...given }: Written): Fault[] {
  const faults: Fault[] = []
  if (rewardType?.startsWith('money')) faults.push(...gridFaults(present(given.grid ?? {})))
  if (rewardType?.endsWith('other') && Object.keys(present(given.otherRewards ?? {})).length === 0)
    faults.push(['otherRewards', 'other_rewards_missing'])
  if (kind === 'challenge' && !challenge) faults.push(['challenge.startsAt', 'required'])
  return faults
}

function programOf(given: z.output<typeof written>) {
  const rewards = {
    grid: given.rewardType.startsWith('money') ? present(given.grid ?? {}) : null,
    otherRewards: given.rewardType.endsWith('other') ? present(given.otherRewards ?? {}) : null,
    retestReward: given.rewardType.startsWith('money') ? given.retestReward : '0',
  } satisfies Pick<ProgramPolicy, 'grid' | 'otherRewards' | 'retestReward'>
  const { challenge, ...rest } = given
  if (given.kind !== 'challenge' || !challenge) return { ...rest, ...rewards, challenge: null }
  return { ...rest, ...rewards, challenge, validUntil: jakartaDay(new Date(challenge.endsAt)) }
}

/**
 * What a program is made of, from a form or as JSON. Parts that its reward type does not pay, or its kind does not have, are
 * dropped; a challenge is valid until the day it ends.
 */
export const programInput = withChecks(written, rewardFaults).transform(programOf)

/**
 * The same where someone writes it now: its days are judged with the rest.
 * @param before the last day that holds already, which may be over and stay
 */
export const programInputOn = (before: string | null) =>
  withChecks(written, (typed) => {
    const challenge = typed.kind === 'challenge' ? typed.challenge : null
    const term = typed.validUntil === before ? [] : termFaults({ ...typed, challenge })
    return [...rewardFaults(typed), ...term, ...(before === null ? begunFaults({ challenge }) : [])]
  }).transform(programOf)
/** Where a program is written without the form, `challenge` may be missing and counts as null, `retestReward` as unpaid. */
export type ProgramInput = Omit<z.output<typeof programInput>, 'challenge' | 'retestReward'> & {
  challenge?: ChallengePlan | null
  retestReward?: string
}

/** Hello writes for a company it names; a company always writes for itself. */
export const companyChoice = z.strictObject({ companyId: z.string().refine(isId, 'choose') })

/** The version a form was filled from, or that was read before a decision. */
export const seenVersionInput = wholeNumber(1, 1_000_000)

/** What names the version that was read. */
export const seenVersionForm = z.strictObject({ version: seenVersionInput })
export type SeenVersion = z.output<typeof seenVersionForm>
/** The platform team's answer to a version it does not accept. */
export const answerProgramInput = seenVersionForm.extend({
  decision: z.enum(['corrections', 'reject'], 'choose'),
  reason: line(20, 2_000),
})
/** The platform team's answer to the version it read, of a new program or a proposed one. */
export const decideProgramInput = z.discriminatedUnion('decision', [
  seenVersionForm.extend({ decision: z.literal('accept') }),
  answerProgramInput.extend({ decision: z.literal('corrections') }),
  answerProgramInput.extend({ decision: z.literal('reject') }),
])
export type DecideProgramInput = z.output<typeof decideProgramInput>

export const inviteInput = z.strictObject({
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9](?:[a-z0-9_-]{1,28})[a-z0-9]$/, 'username_invalid'),
})

/** `accept` and `decline` are also the last part of the invitation's address. */
export const invitationAnswers = ['accept', 'decline'] as const
export const answerInvitationInput = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('accept') }),
  z.strictObject({
    decision: z.literal('decline'),
    reason: z.union([z.literal(''), line(5, 500)]).default(''),
  }),
])
export type AnswerInvitationInput = z.output<typeof answerInvitationInput>

/** The text hash names what was on the screen: what is accepted is what was read. */
const signedText = {
  textHash: z.string().regex(/^[0-9a-f]{64}$/, 'invalid'),
  accepted: z.literal('yes', 'agreement_unticked'),
} as const
/** Asks for the code that signs a text, by mail. */
export const agreementCodeInput = z.strictObject(signedText)
export type AgreementCodeInput = z.output<typeof agreementCodeInput>

const { factorCode, passkey } = proofFields
/** Signs it: with that code, or where the account has a second factor with its code or the answer of a passkey. */
export const agreeInput = z.strictObject({ ...signedText, code: codeField.optional(), factorCode, passkey })
export type AgreeInput = z.output<typeof agreeInput>

/** `clearLateProgram`; the company reads the note. */
export const clearLateInput = z.strictObject({ note: line(20, 2_000) })
export type ClearLateInput = z.output<typeof clearLateInput>

export const revokeInput = z.strictObject({ invitationId: z.string().refine(isId, 'choose') })

/** What a form that makes a program carries beside it. */
export const createKeyInput = z.string().refine(isId, 'invalid')
/** The policy that a version row stores. */
export function policyOf(input: ProgramInput): ProgramPolicy {
  const { title, summary, descriptionMd, scope, outOfScope, publicationRules, rewardType } = input
  const { grid, otherRewards, retestReward = '0', challenge } = input
  return {
    title,
    summary,
    descriptionMd,
    scope,
    outOfScope,
    publicationRules,
    rewardType,
    grid,
    otherRewards,
    ...(retestReward === '0' ? {} : { retestReward }),
    ...(challenge ? { challenge } : {}),
  }
}

function gridFaults(grid: NonNullable<ProgramPolicy['grid']>): Fault[] {
  const amounts = rewardGridOf({ grid })
  const problem = amounts && gridProblem(amounts)
  if (!problem) return []
  return [[problem.band ? `grid.${problem.band}.least` : 'grid', `grid_${problem.why}`]]
}

/** Without the bands that were left empty: exact optional types know no `undefined`. */
function present<T>(bands: { readonly [band in (typeof rewardedBands)[number]]?: T | undefined }) {
  const kept: { [band in (typeof rewardedBands)[number]]?: T } = {}
  for (const band of rewardedBands) {
    const value = bands[band]
    if (value !== undefined) kept[band] = value
  }
  return kept
}
