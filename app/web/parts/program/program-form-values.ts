import { after, hour } from '@cakrawala/calendar/clock'
import { isRefused } from '@cakrawala/page-parts/refused'
import { useActionData } from 'react-router'
import type { ProgramPolicy } from '#domain/program/program.ts'
import type { ProgramRules } from '#domain/program/proposal/proposal-view.ts'
import { formatRupiah } from '#kernel/money.ts'

/** Field name to text, as inputs hold it; nested parts have dotted names (`scope.0.target`, `grid.low.least`). */
export type FormTexts = Readonly<Record<string, string>>
/** The answer to a button that saved nothing. */
export type FormStep = { step: 'row' | 'preset'; typed: FormTexts }

/** What the form shows: what was typed last, else what is stored. `turn` changes when the fields must be drawn anew. */
export function useFormTexts(kept: FormTexts): { at: (name: string) => string; turn: string } {
  const typed = useTypedTexts()
  return { at: (name) => typed?.texts[name] ?? kept[name] ?? '', turn: typed?.turn ?? '' }
}

/** No fewer rows than this, and always an empty one. */
const fewestRows = 3
// The limit of the schema; the schema itself would bring the validator into the browser.
const mostRows = 50

/** The rows of the scope: the filled ones, then empty ones up to as many as were asked for. */
export function useScopeRows(kept: FormTexts): { target: string; type: string; note: string }[] {
  const texts = useTypedTexts()?.texts ?? kept
  const last = Math.max(
    -1,
    ...Object.keys(texts).map((name) => Number(/^scope\.(\d+)\./.exec(name)?.[1] ?? -1)),
  )
  const rows = Array.from({ length: last + 1 }, (_, row) => ({
    target: texts[`scope.${row}.target`] ?? '',
    type: texts[`scope.${row}.type`] ?? '',
    note: texts[`scope.${row}.note`] ?? '',
  }))
  // Empty rows fall out, as they do when the form is read: errors name rows by the same numbers.
  const filled = rows.filter(({ target, note }) => target.trim() || note.trim())
  const wanted = Math.max(fewestRows, Number(texts.rows) || 0, filled.length + 1)
  const empty = Math.max(0, Math.min(mostRows, wanted) - filled.length)
  return [...filled, ...Array.from({ length: empty }, () => ({ target: '', type: 'web', note: '' }))]
}

/** The texts of a program as it is stored. */
export function formTextsOf(program: ProgramRules): FormTexts {
  const { kind, managedBy, visibility, validUntil, policy } = program
  const { title, summary, descriptionMd, publicationRules, rewardType, outOfScope } = policy
  return {
    ...{
      kind,
      managedBy,
      visibility,
      validUntil,
      title,
      summary,
      descriptionMd,
      publicationRules,
      rewardType,
    },
    outOfScope: outOfScope.join('\n'),
    ...scopeTexts(policy),
    ...rewardTexts(policy),
    ...challengeTexts(policy),
  }
}

function scopeTexts({ scope }: ProgramPolicy): FormTexts {
  const texts: Record<string, string> = {}
  for (const [row, item] of scope.entries()) {
    for (const field of ['type', 'target', 'note'] as const) texts[`scope.${row}.${field}`] = item[field]
  }
  return texts
}

function rewardTexts({ grid, otherRewards, retestReward = '0' }: ProgramPolicy): FormTexts {
  const texts: Record<string, string> = { retestReward: amountText(retestReward) }
  for (const [band, row] of Object.entries(grid ?? {})) {
    texts[`grid.${band}.least`] = formatRupiah(BigInt(row.least)).slice(2)
    texts[`grid.${band}.most`] = formatRupiah(BigInt(row.most)).slice(2)
  }
  for (const [band, item] of Object.entries(otherRewards ?? {})) texts[`otherRewards.${band}`] = item
  return texts
}

function challengeTexts({ challenge }: ProgramPolicy): FormTexts {
  if (!challenge) return {}
  const { prizes, participantLimit, prizeRule, pool, ...times } = challenge
  const texts: Record<string, string> = {
    'challenge.prizeRule': prizeRule,
    'challenge.pool': amountText(pool),
    'challenge.participantLimit': participantLimit === null ? '' : String(participantLimit),
  }
  for (const [name, iso] of Object.entries(times)) texts[`challenge.${name}`] = localText(iso)
  for (const [place, { amount, item }] of prizes.entries()) {
    texts[`challenge.prizes.${place}.amount`] = amountText(amount)
    texts[`challenge.prizes.${place}.item`] = item
  }
  return texts
}

function amountText(amount: string): string {
  return amount === '0' ? '' : formatRupiah(BigInt(amount)).slice(2)
}

/** `YYYY-MM-DDTHH:mm` of Asia/Jakarta, as inputs hold a moment. */
function localText(iso: string): string {
  return after(new Date(iso), 7 * hour)
    .toISOString()
    .slice(0, 16)
}

function useTypedTexts(): { texts: FormTexts; turn: string } | null {
  const answer = useActionData<unknown>()
  if (isRefused(answer)) {
    const texts = Object.entries(answer.typed).map(([name, values]) => [name, values[0] ?? ''])
    return { texts: Object.fromEntries(texts), turn: turnOf(answer) }
  }
  return isStep(answer) ? { texts: answer.typed, turn: turnOf(answer) } : null
}

function isStep(answer: unknown): answer is FormStep {
  return typeof answer === 'object' && answer !== null && 'step' in answer
}

const turns = new WeakMap<object, string>()
let lastTurn = 0

/** A name for each answer: inputs keep their own text until they are drawn anew. */
function turnOf(answer: object): string {
  const turn = turns.get(answer) ?? String(++lastTurn)
  turns.set(answer, turn)
  return turn
}
