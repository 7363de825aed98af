import { newId } from '@cakrawala/ids/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { aPicture } from '../support/pictures.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reportForm } from '../support/report-scenario.ts'
import { fund } from '../support/reward-scenario.ts'

useDatabase()
const ask = useApi()
let owner: Person & { companyId: string }
let people: Record<'bughunter' | 'company' | 'hello', Person>

beforeAll(async () => {
  owner = await companyOwner('Bank Pintu')
  people = { bughunter: await hunter(), company: owner, hello: await operator() }
})

describe('MON-04 the same act twice', () => {
  const topUp = (as: Person, key: string, amount: string) => {
    const form = new FormData()
    form.append('amount', amount)
    form.append('reference', 'TRF-777')
    form.append('proof', smallPdf('', 'bukti.pdf'))
    return ask(as, 'POST', '/api/v1/company/top-ups', { form, headers: { 'idempotency-key': key } })
  }

  it('is one; with another body it is refused; and keys of others have no effect', async () => {
    const key = newId()
    const first = await topUp(owner, key, '5000000')
    expect(first.status).toBe(200)
    const again = await Promise.all(Array.from({ length: 10 }, () => topUp(owner, key, '5000000')))
    expect(new Set(again.map(({ body }) => body.data.id))).toEqual(new Set([first.body.data.id]))
    expect((await topUp(owner, key, '6000000')).body).toMatchObject({ success: false, code: 'key_reused' })
    const rival = await topUp(await companyOwner('Kunci Sama'), key, '6000000')
    expect([rival.status, rival.body.data.id === first.body.data.id]).toEqual([200, false])
    expect((await ask(owner, 'GET', '/api/v1/company/top-ups')).body.data.rows).toHaveLength(1)
  })

  it('MON-03 accepts whole rupiah only', async () => {
    for (const amount of ['-1', '0', '1e21', 'NaN', '1e3', '0.5', '1,5', '$5', '99999999999999'])
      expect([amount, (await topUp(owner, newId(), amount)).status]).toEqual([amount, 422])
  })
})

describe('a report by calls alone', () => {
  it('runs from the draft with its evidence to the reward, and each side reads its own view', async () => {
    await fund(owner.companyId, 200_000_000n)
    const programId = await liveProgram(owner, people.hello, {})
    const { bughunter, company, hello: team } = people
    await join(bughunter, programId)
    const { intent: _i, step: _s, key, ...texts } = reportForm()
    const headers = { 'idempotency-key': key! }
    const snake = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
        text,
      ]),
    )
    const saved = await ask(bughunter, 'PUT', `/api/v1/programs/${programId}/drafts`, {
      json: snake,
      headers,
    })
    const { id } = saved.body.data.draft
    const form = new FormData()
    form.append('file', await aPicture())
    const file = await ask(bughunter, 'POST', `/api/v1/reports/${id}/files`, { form })
    expect([saved.status, file.status]).toEqual([200, 200])
    const foreign = await ask(await hunter(), 'POST', `/api/v1/reports/${id}/files`, { form })
    expect(foreign.status).toBe(404)
    const sent = await ask(bughunter, 'POST', `/api/v1/programs/${programId}/reports`, {
      json: snake,
      headers,
    })
    expect(sent.body.data.report.id).toBe(id)
    expect(
      (await ask(bughunter, 'POST', `/api/v1/programs/${programId}/reports`, { json: snake, headers })).body,
    ).toEqual(sent.body)
    const act = (as: Person, name: string, json: object, more = {}) =>
      ask(as, 'POST', `/api/v1/reports/${id}/${name}`, { json, headers: more })
    expect((await act(team, 'take', {})).status).toBe(200)
    const finding = {
      cvss_vector: texts.cvssVector,
      cwe_id: '639',
      reproduction_note: 'Diulang dua kali di lingkungan uji.',
      quality: 3,
    }
    expect((await act(team, 'validate', finding)).status).toBe(200)
    const seen = (as: Person) => ask(as, 'GET', `/api/v1/reports/${id}`).then(({ body }) => body.data.report)
    const { revision, triaged_level: level } = await seen(company)
    expect(
      (await act(company, 'rate', { revision, level: String(level), cvss_vector: texts.cvssVector })).status,
    ).toBe(200)
    const { suggested } = (await ask(company, 'GET', `/api/v1/reports/${id}/reward`)).body.data.reward.inside
    const reward = { amount: String(suggested) }
    const rewardKey = { 'idempotency-key': newId() }
    const given = await act(company, 'give-reward', reward, rewardKey)
    expect(given.body).toEqual({ success: true, data: { outcome: 'given' } })
    expect((await act(company, 'give-reward', reward, rewardKey)).body).toEqual(given.body)
    expect((await act(company, 'give-reward', { amount: '1' }, rewardKey)).body.code).toBe('key_reused')
    const views = { reporter: await seen(bughunter), company: await seen(company), hello: await seen(team) }
    for (const [audience, view] of Object.entries(views)) expect(view.audience).toBe(audience)
    expect(views.reporter.submit_key).toBe(key)
    expect(views.reporter.files).toHaveLength(1)
    for (const [hidden, from] of [
      ['reproduction_note', views.reporter],
      ['poc_md', views.company],
      ['submit_key', views.company],
      ['reporter_id', views.company],
      ['assignee', views.company],
      ['quality', views.company],
      ['assignee', views.reporter],
    ] as const)
      expect(from).not.toHaveProperty(hidden)
    const download = await ask(company, 'GET', `/api/v1/report-files/${file.body.data.id}`)
    expect([download.status, download.headers.location]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/files\.localhost:\d+\/[\w-]+$/),
    ])
  })

  it('has reasons in place of a class, and tells all that is wrong with it in one answer', async () => {
    const programId = await liveProgram(owner, people.hello, {})
    await join(people.bughunter, programId)
    const { intent: _i, step: _s, key, vrtId: _v, cweId: _c, ...texts } = reportForm()
    const typed = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`),
        text,
      ]),
    )
    const send = (json: object) =>
      ask(people.bughunter, 'POST', `/api/v1/programs/${programId}/reports`, {
        json: { ...typed, ...json },
        headers: { 'idempotency-key': key! },
      })
    const wrong = { title: '', vrt_id: 'suntikan', cwe_id: 99_999, impact_md: 'pendek' }
    const refused = await send(wrong)
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([
      422,
      ['cwe_id', 'impact_md', 'title', 'vrt_id'],
    ])
    expect(JSON.stringify(refused.body.errors.vrt_id)).toContain('Server-Side Injection > SQL Injection')
    const reasons = {
      vrt_other: 'Aturan potongan harga bertumpuk',
      cwe_other: 'Kupon <b>dipakai</b> dua kali',
    }
    const { id } = (await send(reasons)).body.data.report
    const { report } = (await ask(people.hello, 'GET', `/api/v1/reports/${id}`)).body.data
    expect(report).toMatchObject({ ...reasons, vrt_id: null, vrt_name: null, cwe_id: null, cwe_name: null })
  })

  it('DOS-11 is listed by keys: every row once, however small the pages', async () => {
    const all = await ask(people.hello, 'GET', '/api/v1/programs?limit=100')
    const ids = all.body.data.rows.map(({ id }: { id: string }) => id)
    const met: string[] = []
    let after = ''
    for (let page = 0; page <= ids.length; page++) {
      const { rows, next } = (await ask(people.hello, 'GET', `/api/v1/programs?limit=1${after}`)).body.data
      met.push(...rows.map(({ id }: { id: string }) => id))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(met).toEqual(ids)
  })
})
