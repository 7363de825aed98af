import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { takeReport } from '#domain/report/take-report.server.ts'
import { decideTopUp } from '#domain/reward/decide-top-up.server.ts'
import { requestTopUp } from '#domain/reward/request-top-up.server.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { formsOf } from '../support/forms.ts'
import { newReference, topUpProof } from '../support/payout-scenario.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { send } from '../support/report-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()

let owner: Person & { companyId: string }
let [first, second]: Person[] = []
let token: string
beforeAll(async () => {
  owner = await companyOwner()
  ;[first, second] = [await operator(), await operator()]
  token = await sessionOf(second!)
})

async function refused(address: string, form: Record<string, string>, status: number, as = token) {
  const answer = await site.ask(address, { as, form })
  expect(answer.status).toBe(status)
  return answer.text()
}
/** Whether some form of the page shows why it was refused; else there is the frame's notice, by its class. */
const isSaidByForm = (html: string) => html.includes('data-refused=""')

describe('a form that is no longer on its page', () => {
  it('still shows why it was refused, in the language of the reader', async () => {
    const programId = await liveProgram(owner, first!)
    const reporter = await hunter()
    await join(reporter, programId)
    const { id, hash } = await send(reporter, programId)
    await takeReport(first!, id)
    const page = `/hello/reports/detail/${hash}/${id}`
    const told = await refused(page, { intent: 'take' }, 409)
    expect(told).toContain('Laporan ini sudah diambil rekan setim')
    expect(isSaidByForm(told)).toBe(false)
    expect(await refused(`/en${page}`, { intent: 'take' }, 409)).toContain('A teammate has taken this report')
    const never = await refused(page, { intent: 'dance', body: 'Teks yang panjang' }, 422)
    expect(never).toContain('Pastikan data yang Anda isi sudah benar')
  })

  it('shows the prose that was typed into it, and nothing else of the form', async () => {
    const { id: topUpId } = await topUp()
    const reason = 'Bukti transfernya tidak terbaca, mohon kirim ulang.'
    const form = { intent: `refuse_${topUpId}`, topUpId, decision: 'refuse', reason }
    await decideTopUp(first!, { topUpId, decision: 'confirm' })
    const told = await refused('/hello/top-ups', form, 409)
    const [, kept] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(told) ?? []
    expect(kept).toBe(reason)
    expect(told).toContain('Teks yang belum terkirim')
    expect(isSaidByForm(told)).toBe(false)
  })

  it('leaves the message to the form where it still exists', async () => {
    const { id: topUpId } = await topUp()
    const short = { intent: `refuse_${topUpId}`, topUpId, decision: 'refuse', reason: '' }
    expect(isSaidByForm(await refused('/hello/top-ups', short, 422))).toBe(true)
  })
})

describe('a line of a curriculum vitae that was deleted in another tab', () => {
  const cv = '/bughunter/profile/curriculum-vitae'
  const id = newId()
  const line = {
    ...{ id, kind: 'work', title: 'Penguji senior', organisation: 'Benteng Siber', place: 'Bandung' },
    ...{ startedOn: '2023-01', endedOn: '2024-01', link: '', about: 'Menguji aplikasi bank.' },
  }
  let as: string
  beforeAll(async () => {
    as = await sessionOf(await hunter())
    await site.ask(cv, { as, form: { ...line, intent: 'add' } })
    await site.ask(cv, { as, form: { intent: 'delete', id } })
  })

  it('preserves what was typed and offers it as a new line, also after a mistake in it', async () => {
    const page = `${cv}?edit=${id}`
    const gone = await refused(page, { ...line, intent: 'edit' }, 404, as)
    expect(gone).toContain('Baris ini sudah dihapus di tab lain')
    expect(added(gone)).toMatchObject(line)
    const wrong = await refused(page, { ...line, intent: 'add', startedOn: '2025-01' }, 422, as)
    expect(added(wrong)).toMatchObject({ ...line, startedOn: '2025-01' })
    const saved = await site.ask(page, { as, form: { ...line, intent: 'add' } })
    expect(saved.headers.get('location')).toBe(`${cv}?done=entry_added`)
    expect(await (await site.ask(cv, { as })).text()).toContain(line.title)
  })

  const added = (html: string) => formsOf(html, cv).find(({ intent }) => intent === 'add')?.fields
})

async function topUp() {
  const asked = { key: newId(), amount: 5_000_000n, reference: newReference() }
  return { id: await requestTopUp(owner, asked, await topUpProof(owner)) }
}
