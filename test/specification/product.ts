import { beforeAll } from 'vitest'
import { type LinkPurpose, linkPages } from '#domain/account/link/link.ts'
import { sendLink } from '#domain/account/link/send-link.server.ts'
import { transaction } from '#infra/database.ts'
import type { Locale } from '#kernel/locale.ts'
import { addressOf, paramsOf, type Row } from '../access/matrix.ts'
import { system } from '../support/cast.ts'
import { buildEnvironment, type Environment, type Principal } from '../support/environment.ts'
import { type Site, sessionOf } from '../support/site.ts'

export type Page = { status: number; location: string | null; headers: Headers; body: string }
export type Form = Record<string, string>
export type Call = { as?: Principal; body?: object; form?: Form; locale?: Locale }
type Answer = { status: number; json: { errors?: Record<string, string[]> } }

/** One environment and its site; what several lines ask is asked once. */
export type Product = {
  read: (who: Principal, row: Pick<Row, 'pattern' | 'of'>, locale: Locale) => Promise<Page>
  send: (address: string, form: Form, locale: Locale) => Promise<Page>
  /** The page of a mailed link. */
  open: (purpose: LinkPurpose, locale: Locale) => Promise<Page>
  /** A call of the API, in English unless told. */
  call: (path: string, call?: Call) => Promise<Answer>
}

const own = { 'Sec-Fetch-Site': 'same-origin' }
const rootOf = { id: '', en: '/en' } as const satisfies Record<Locale, string>

/** Builds an environment on the site of a test file. */
export function useProduct(site: Site): Product {
  let environment: Environment
  const known = new Map<string, Promise<unknown>>()
  beforeAll(async () => {
    environment = await buildEnvironment()
  })

  /** The first answer to a question is the answer. */
  function once<T>(question: unknown, ask: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(question)
    const answer = (known.get(key) as Promise<T> | undefined) ?? ask()
    known.set(key, answer)
    return answer
  }
  const tokenOf = (who: Principal) =>
    once(['token', who], async () => (who === 'visitor' ? null : sessionOf(environment.people[who])))

  return {
    read: (who, { pattern, of }, locale) =>
      once([who, pattern, of, locale], async () => {
        const address = addressOf(pattern, paramsOf(environment, of))
        return pageOf(await site.read(rootOf[locale] + address, { as: await tokenOf(who), headers: own }))
      }),
    send: (address, form, locale) =>
      once([address, form, locale], async () => pageOf(await site.ask(rootOf[locale] + address, { form }))),
    open: (purpose, locale) =>
      once([purpose, locale], async () => {
        const token = await once(purpose, () => mailed(purpose, environment))
        return pageOf(await site.ask(`${rootOf[locale]}${linkPages[purpose]}?token=${token}`))
      }),
    call: (path, { as = 'visitor', body, form, locale = 'en' } = {}) =>
      once([path, as, body, form, locale], async () => {
        const token = await tokenOf(as)
        const answer = await fetch(site.origin() + path, {
          method: body || form ? 'POST' : 'GET',
          headers: {
            'Accept-Language': locale,
            ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
            ...(body ? { 'Content-Type': 'application/json' } : {}),
          },
          ...(body ? { body: JSON.stringify(body) } : form ? { body: formData(form) } : {}),
        })
        return { status: answer.status, json: (await answer.json()) as Answer['json'] }
      }),
  }
}

async function mailed(purpose: LinkPurpose, { people, members }: Environment): Promise<string> {
  const whose =
    purpose === 'member_verification'
      ? { subjectId: members.pending.id, email: 'belum@nusabank.test' }
      : { accountId: people.other.accountId, email: `${people.other.username}@demo.test` }
  const { token } = await transaction((tx) => sendLink(tx, system, { purpose, locale: 'id', ...whose }))
  return token
}

async function pageOf(answer: Response): Promise<Page> {
  const { status, headers } = answer
  return { status, headers, location: headers.get('location'), body: await answer.text() }
}

function formData(fields: Form): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
