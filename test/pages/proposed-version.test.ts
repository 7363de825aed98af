import { beforeAll, describe, expect, it } from 'vitest'
import { proposalWords } from '#i18n/program-proposal.ts'
import { decisionWords } from '#i18n/program-review.ts'
import { refusals } from '#i18n/refusals.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { exemptTargets } from '../support/exempt-targets.ts'
import { formsOf } from '../support/forms.ts'
import { agree, liveProgram, writtenProgram } from '../support/programs.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
let [owner, bughunter, team, colleague]: Person[] = []
let id = ''
const stranger = 'https://www.bca.co.id'
beforeAll(async () => {
  const nusa = await companyOwner('Nusa Bank')
  owner = nusa
  ;[bughunter, team, colleague] = [await hunter(), await operator(), await operator()]
  id = await liveProgram(nusa)
  await agree(bughunter, id)
  await exemptTargets(id, [{ type: 'web', target: 'https://promo.nusabank.test' }])
})

const ask = async (who: Person | null, address: string, form?: Record<string, string>) => {
  const answer = await site.ask(address, {
    ...(who ? { as: await sessionOf(who) } : {}),
    ...(form ? { form } : {}),
  })
  return { status: answer.status, place: answer.headers.get('location'), html: await answer.text() }
}
const page = (area: string) => `/${area}/programs/detail/${id}`
/** The form of the edit page as a browser fills it, with changes. */
async function edited(changes: Record<string, string>, query = '') {
  const address = `/company/programs/edit/${id}`
  const { html } = await ask(owner!, `${address}${query}`)
  const form = formsOf(html, address).find((one) => one.intent === 'save')!.fields as Record<string, string>
  return ask(owner!, address, { ...form, ...changes })
}

describe('RUL-03 pages of a version that is proposed', () => {
  it('show its company that it waits, and all others the old rules', async () => {
    const saved = await edited({ 'scope.2.type': 'web', 'scope.2.target': stranger })
    expect(saved).toMatchObject({ status: 302, place: `${page('company')}?done=version_proposed` })
    const own = await ask(owner!, page('company'))
    for (const part of [
      proposalWords.id.title({ version: 2 }),
      proposalWords.id.standing,
      proposalWords.id.widens.targets,
      stranger,
    ])
      expect(own.html).toContain(part)
    const english = await ask(owner!, `/en${page('company')}`)
    expect(english.html).toContain(proposalWords.en.widens.targets)
    for (const [who, address] of [
      [null, `/programs/${id}`],
      [bughunter!, page('bughunter')],
      [bughunter!, `/bughunter/programs/agreement/${id}`],
    ] as const) {
      const { status, html } = await ask(who, address)
      expect(`${status} ${html.includes(stranger)}`).toBe('200 false')
    }
  })

  it('fill the form from the proposed version, or from the one in force where that is requested', async () => {
    const address = `/company/programs/edit/${id}`
    const proposed = await ask(owner!, address)
    expect(proposed.html).toContain(proposalWords.id.editing.open({ version: 2 }))
    expect(proposed.html).toContain(stranger)
    const present = await ask(owner!, `${address}?from=present`)
    expect(present.html).toContain(proposalWords.id.editing.present({ version: 2 }))
    expect(present.html).not.toContain(stranger)
  })

  it('list it in the queue of the team, and have the answer below what is to be read', async () => {
    const queue = await ask(team!, '/hello/queue?desk=programs')
    expect(queue.html).toContain('Nusa Bank · v2')
    const { html } = await ask(team!, page('hello'))
    expect(html.indexOf('id="decision"')).toBeGreaterThan(html.indexOf('id="proposed-diff"'))
    // One of its targets is no one's proved asset: it may be sent back, not let in.
    expect(html).toContain(refusals.id.details.targets_unproved)
    expect(html).not.toContain(decisionWords.id.confirm.proposal)
    const short = await ask(team!, page('hello'), {
      ...{ intent: 'decide_version', decision: 'corrections', version: '2', reason: 'Kurang' },
    })
    expect(short.status).toBe(422)
    expect(short.html).toContain('minimal 20 karakter')
    const reason = 'www.bca.co.id bukan milik Nusa Bank. Keluarkan dari ruang lingkup.'
    const sent = { intent: 'decide_version', decision: 'corrections', version: '2', reason }
    expect((await ask(owner!, page('company'), sent)).status).toBe(403)
    expect((await ask(team!, page('hello'), sent)).status).toBe(302)
    const own = await ask(owner!, page('company'))
    for (const part of [reason, proposalWords.id.turns.returned]) expect(own.html).toContain(part)
    expect((await ask(team!, '/hello/queue?desk=programs')).html).not.toContain('Nusa Bank · v2')
  })

  it('refuse an approval from an old page, and show those who signed from when the next one is in force', async () => {
    const next = 'https://promo.nusabank.test'
    const saved = await edited({ 'scope.2.type': 'web', 'scope.2.target': next })
    expect(saved.status).toBe(302)
    expect((await ask(team!, page('hello'))).html).toContain(decisionWords.id.confirm.proposal)
    const old = await ask(team!, page('hello'), { intent: 'accept_version', version: '2' })
    expect(old.status).toBe(409)
    expect(old.html).toContain(refusals.id.details.proposal_changed)
    const accepted = await ask(team!, page('hello'), { intent: 'accept_version', version: '3' })
    expect(accepted.place).toBe(`${page('hello')}?done=version_approved`)
    expect((await ask(null, `/programs/${id}`)).html).not.toContain(next)
    for (const [prefix, words] of [
      ['', 'versi 3 berlaku mulai'],
      ['/en', 'version 3 holds from'],
    ] as const) {
      const { html } = await ask(bughunter!, `${prefix}${page('bughunter')}`)
      expect(html).toContain(words)
      expect(html).toContain(next)
    }
    const late = await ask(await hunter(), page('bughunter'))
    expect(late.html).not.toContain(next)
  })
})

describe('RUL-03 calls about a proposed version', () => {
  it('show it to people with the right, accept the answer for the version that was read, and withdraw', async () => {
    const ownerOfTwo = await companyOwner('Dua Versi')
    const program = await liveProgram(ownerOfTwo)
    const at = `/api/v1/programs/${program}`
    const call = async (who: Person, address: string, json?: object, method = 'POST') => {
      const { status, body } = await api(who, json ? method : 'GET', address, json ? { json } : {})
      return { status, body: body.data }
    }
    const changed = { version: 1, program: writtenProgram({ title: 'Judul yang diusulkan' }) }
    const put = await call(ownerOfTwo, at, changed, 'PUT')
    expect(put).toMatchObject({ status: 200, body: { version: 2, proposed: true } })
    const read = await call(ownerOfTwo, `${at}/proposal`)
    expect(read.body).toMatchObject({ proposal: { version: 2, state: 'waiting', widens: ['texts'] } })
    const reason = 'Judulnya menyebut produk yang bukan milik Anda.'
    const answer = { decision: 'corrections', version: 2, reason }
    expect((await call(colleague!, `${at}/proposal/decide`, { ...answer, version: 1 })).status).toBe(409)
    expect((await call(colleague!, `${at}/proposal/decide`, answer)).status).toBe(200)
    expect((await call(ownerOfTwo, `${at}/proposal`)).body).toMatchObject({
      proposal: { state: 'returned', reason },
    })
    expect((await call(ownerOfTwo, `${at}/proposal/withdraw`, { version: 2 })).status).toBe(200)
    expect((await call(ownerOfTwo, `${at}/proposal/withdraw`, { version: 2 })).status).toBe(409)
    expect((await call(ownerOfTwo, `${at}/proposal`)).body).toEqual({ proposal: null })
    expect((await call(bughunter!, `${at}/announced-version`)).body).toEqual({ announced: null })
  })
})
