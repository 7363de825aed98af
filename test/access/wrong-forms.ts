import { day, now } from '@cakrawala/calendar/clock'
import { beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../support/documents.ts'
import { filled } from '../support/fill-form.ts'
import type { Control, SeenForm } from '../support/forms.ts'
import { password, withPassword } from '../support/members.ts'
import { walk } from './one-walk.ts'
import { isButton, readPages, type Seen } from './seen-forms.ts'

const { site, environment, newTokenOf } = walk
type Values = Record<string, string | Blob>
type Found = Seen['forms'] extends Map<string, infer F> ? F : never
const ways = ['empty', 'strange'] as const

/** By its intent: what a form can tell only once something else is right. */
const later: Readonly<Record<string, readonly string[]>> = {
  // A name is judged by its kind, a reward table by the kind of reward; a proof is asked for where a number changes.
  ...{ claim_asset: ['name'], save: ['field-grid', 'currentPassword'] },
  // What only other accounts and companies tell.
  ...{ counter_sign: ['reason'], appoint: ['username'] },
}
/** Forms whose refusal names no field: what is wrong is secret, or nothing a page offers. */
const whole = ['sign_in', 'choose']

describe('a form with everything wrong', () => {
  beforeAll(async () => {
    await readPages()
  }, 240_000)

  it('marks every wrong field in one answer', { timeout: 400_000 }, async () => {
    const { forms } = await readPages()
    const second: unknown[] = []
    const unmarked: unknown[] = []
    let judged = 0
    for (const [kind, found] of Map.groupBy(forms.values(), kindOf)) {
      for (const [at, how] of ways.entries()) {
        // Each way has a form of its own where there are several: what is right at last may be accepted.
        const { form, shownTo } = found.at(-at)!
        if (isButton(form) || form.controls.every(({ type }) => type === 'hidden')) continue
        const who = [...shownTo][0]!
        if (who !== 'visitor') await withPassword(environment().people[who])
        const as = await newTokenOf(who)
        const send = (values: Values) => answerTo(form, as, values)
        let values = wrongOf(form, how)
        const first = await send(values)
        // A colleague's act may have taken the form away.
        if (first.status !== 422 || !first.shown) continue
        judged++
        if (first.marked.size === 0 && !whole.includes(form.intent ?? '')) unmarked.push([kind, how])
        for (let marked = first.marked, turn = 0; marked.size > 0 && turn < 3; turn++) {
          values = { ...values, ...rightOf(form, marked) }
          const next = await send(values)
          const news = [...next.marked].filter(
            (name) => !first.marked.has(name) && !later[form.intent ?? '']?.includes(name),
          )
          if (news.length > 0) second.push([kind, how, news])
          marked = next.marked
        }
      }
    }
    expect({ second, unmarked }).toEqual({ second: [], unmarked: [] })
    expect(judged).toBeGreaterThan(100)
  })
})

const kindOf = ({ form, row }: Found) => `${row.pattern} ${form.intent?.replace(/[:_]?[0-9a-f-]{36}$/, '')}`

async function answerTo(form: SeenForm, as: string | null, values: Values) {
  const answer = await site.ask(form.action, { as, form: values })
  const body = await answer.text()
  const ids = [...body.matchAll(/ id="([^"]+)-error"/g)].map(([, id]) => id!)
  const names = form.controls.map(({ name }) => name)
  const shown = form.intent === null || body.includes(`name="intent" value="${form.intent}"`)
  return { status: answer.status, shown, marked: new Set(ids.map((id) => nameOf(id, names) ?? id)) }
}

/** Pages with several forms name them in the ids of their fields. */
function nameOf(id: string, names: readonly string[]): string | undefined {
  const plain = id.replace(/-[0-9a-f]{8}-[0-9a-f-]{27}$/, '').replace(/-new$/, '')
  return names.find((name) => plain === `field-${name}` || plain.endsWith(`-${name}`))
}

const strange: Readonly<Record<string, string>> = {
  ...{ date: '2001-01-01', 'datetime-local': '2001-01-01T10:00', month: '2001-01', select: '', number: '-7' },
  // What the database keeps secret is right.
  password,
}

/** Nothing at all, or what no field takes; hidden fields stay as they are. */
function wrongOf(form: SeenForm, how: (typeof ways)[number]): Values {
  const typed = form.controls.flatMap(({ name, type, value }): [string, string][] => {
    if (type === 'hidden') return [[name, value]]
    if (/^(?:file|radio|checkbox)$/.test(type)) return []
    if (how === 'empty') return [[name, '']]
    return [[name, strange[type] ?? (/username/.test(name) ? 'bukan-orangnya' : 'x')]]
  })
  return Object.fromEntries(typed)
}

function rightOf(form: SeenForm, marked: ReadonlySet<string>): Values {
  const words = filled({ ...form, fields: {} })
  const right: Values = {}
  for (const control of form.controls)
    if (marked.has(control.name)) right[control.name] ??= rightValue(control, words)
  if (marked.has('password')) right.confirmPassword = right.password!
  return right
}

function rightValue({ name, type, value, options }: Control, words: Record<string, string>): string | Blob {
  const soon = new Date(now().getTime() + 40 * day).toISOString()
  switch (type) {
    case 'file':
      return smallPdf()
    case 'radio':
    case 'checkbox':
      return value
    case 'select':
      return options.find(Boolean) ?? ''
    case 'date':
      return soon.slice(0, 10)
    case 'datetime-local':
      return soon.slice(0, 16)
    case 'password':
      return name === 'currentPassword' ? password : `${password}?baru`
    case 'email':
      return 'orang@nusabank.test'
    default:
      return known[name] ?? (value || words[name]!)
  }
}

const known: Readonly<Record<string, string>> = {
  ...{ phone: '+62 812 3456 7890', number: '01.234.567.8-901.000', name: 'Rangga Wirawan' },
  ...{
    city: 'Bandung',
    birthDate: '1990-01-31',
    link: 'https://contoh.test',
    website: 'https://contoh.test',
  },
  ...{ rewardLimit: '1.000.000', received: '1.000.000', batch: '', year: '2026', retestReward: '' },
}
