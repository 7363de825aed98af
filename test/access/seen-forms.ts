import { type Principal, principals } from '../support/environment.ts'
import { formsOf, type SeenForm } from '../support/forms.ts'
import { newestEvent, typesAfter } from './event-marks.ts'
import { addressOf, paramsOf, type Row } from './matrix.ts'
import { walk } from './one-walk.ts'
import { ownPage, pages } from './walk.ts'

type Shown = Map<Principal, { answer: Response; body: string }>
/** Every form of the product by its address and act, and who is shown it; types of events that reading left. */
export type Seen = {
  forms: Map<string, { form: SeenForm; shownTo: Set<Principal>; row: Row }>
  traces: Set<string>
}

const seen: Seen = { forms: new Map(), traces: new Set() }
const read = new Set<Row>()

/** Opens a page as every role that may see it, and stores its forms. @returns the answer to each of them */
export async function readPage(row: Row): Promise<Shown> {
  const { site, environment, tokenOf } = walk
  const address = addressOf(row.pattern, paramsOf(environment(), row.of))
  const before = await newestEvent()
  const shown: Shown = new Map()
  await Promise.all(
    principals
      .filter((who) => row.cells[who] === '.')
      .map(async (who) => {
        const answer = await site.read(address, { as: await tokenOf(who), headers: ownPage })
        shown.set(who, { answer, body: await answer.text() })
      }),
  )
  for (const type of await typesAfter(before)) seen.traces.add(type)
  for (const [who, { body }] of shown) for (const form of formsOf(body, address)) keep(form, who, row)
  read.add(row)
  return shown
}

/** What everyone sees who opens every page: each is opened once, however many tests ask. */
export async function readPages(): Promise<Seen> {
  for (const row of pages) if (!read.has(row)) await readPage(row)
  return seen
}

function keep(form: SeenForm, who: Principal, row: Row): void {
  const name = `${form.action} ${form.intent ?? ''}`
  const known = seen.forms.get(name) ?? { form, shownTo: new Set(), row }
  known.shownTo.add(who)
  seen.forms.set(name, known)
}

/** Buttons take nothing but the press; what else is sent with it goes nowhere. */
export const isButton = ({ names }: SeenForm) =>
  names.every((name) => ['intent', 'sessionId', 'decision'].includes(name))

/** One form of each kind: the object it belongs to makes no difference to its fields. */
export function kindsOf(forms: Seen['forms']) {
  return [
    ...new Map(
      [...forms].map((entry) => [`${entry[1].row.pattern} ${entry[1].form.intent}`, entry]),
    ).values(),
  ]
}
