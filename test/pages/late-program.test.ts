import { day, hour, after as later, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { unsafeEventsAfter } from '#domain/event/event-queries.server.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { stopLatePrograms } from '#domain/report/clock/stop-late-programs.server.ts'
import { reportClocks } from '#domain/report/report-tables.server.ts'
import { promiseWords } from '#i18n/promises.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, member, operator, system } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { tellAgain } from '../support/notices.ts'
import { join, liveProgram } from '../support/program-scenario.ts'
import { reviewedReport } from '../support/reward-scenario.ts'
import { sessionOf, useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
const note = 'Semua laporan yang lewat tenggat sudah selesai dinilai.'
let [owner, reader, team, rival, reporter]: Person[] = []
let id = ''
beforeAll(async () => {
  const nusa = await companyOwner()
  owner = nusa
  ;[team, rival, reporter] = [await operator(), await companyOwner('Lain'), await hunter()]
  id = await liveProgram(nusa, team, { managedBy: 'company' })
  reader = await member(nusa.companyId, 2, [id])
  await join(reporter, id)
  for (const kind of ['rating', 'reward', 'fix'] as const) {
    const reportId = await reviewedReport(id, reporter)
    const startedAt = later(now(), -9 * day)
    const clock = { reportId, kind, startedAt, dueAt: later(startedAt, 5 * day) }
    await database().insert(reportClocks).values(clock)
    for (const took of [4, 5, 6]) {
      const answered = { kind: 'triage', startedAt, dueAt: later(startedAt, day) } as const
      if (kind === 'fix')
        await database()
          .insert(reportClocks)
          .values({
            ...answered,
            reportId: await reviewedReport(id, reporter),
            stoppedAt: later(startedAt, took * hour),
          })
    }
  }
})

type Who = Person | null
const ask = async (who: Who, address: string, form?: Record<string, string>) => {
  const answer = await site.ask(address, {
    ...(who ? { as: await sessionOf(who) } : {}),
    ...(form ? { form } : {}),
  })
  return { status: answer.status, place: answer.headers.get('location'), html: await answer.text() }
}
const call = (who: Who, address: string, json?: object) =>
  api(who, json ? 'POST' : 'GET', address, json ? { json } : {})
const latest = async () => (await unsafeEventsAfter(0, 100_000)).at(-1)!
const lateIn = async () =>
  (await database().select({ since: programs.lateSince }).from(programs).where(eq(programs.id, id)))[0]!.since

describe('PRG-05 RPT-02 a program whose company meets too few of its promises', () => {
  it('is notified to its managers and operators, and shows why on every page in both languages', async () => {
    expect(await stopLatePrograms(system)).toBe(1)
    const hearers = await tellAgain(await latest())
    const heard = hearers.map(({ reader: one }) => one.id)
    expect(heard).toEqual(expect.arrayContaining([owner!.accountId, team!.accountId]))
    for (const one of [reader, rival, reporter]) expect(heard).not.toContain(one!.accountId)
    for (const [root, words, form] of [
      ['', promiseWords.id, reportFormWords.id],
      ['/en', promiseWords.en, reportFormWords.en],
    ] as const) {
      const open = await ask(null, `${root}/programs/${id}`)
      expect(open.html).toContain(words.lateNotice)
      expect(open.html).toContain(words.answers.title)
      expect(open.html).not.toContain(encodeURIComponent(`/bughunter/programs/detail/${id}`))
      const inside = await ask(reporter!, `${root}/bughunter/programs/detail/${id}`)
      expect(inside.html).toContain(words.lateNotice)
      expect(inside.html).not.toContain('/submit-report/')
      const writing = await ask(reporter!, `${root}/bughunter/programs/submit-report/${id}`)
      expect(writing.html).toContain(form.obstacles.program_late)
      const counted = words.stopped.counted({ kept: 0, promises: 3, days: 90 })
      for (const who of [owner!, reader!]) {
        const managed = await ask(who, `${root}/company/programs/detail/${id}`)
        expect(managed.html).toContain(counted)
        expect(managed.html).not.toContain('clear_late')
      }
      const desk = await ask(team!, `${root}/hello/programs/detail/${id}`)
      expect(desk.html).toContain(counted)
      expect(desk.html).toContain('clear_late')
      expect((await ask(team!, `${root}/hello/programs?status=late`)).html).toContain(`/detail/${id}`)
      const home = await ask(team!, `${root}/hello`)
      expect(home.html).toContain(words.stoppedPrograms({ count: 1 }))
    }
  })

  it('shows its medians and its share on time to visitors by page and call', async () => {
    const { body } = await call(null, `/api/v1/programs/${id}`)
    expect(body.data.program).toMatchObject({ late: true, uncovered: false, open: true })
    expect(body.data.answer_times).toEqual({
      answers: expect.arrayContaining([{ kind: 'triage', median_hours: 5, on_time: 1 }]),
      on_time: 0.5,
    })
    const { html } = await ask(null, `/en/programs/${id}`)
    expect(html).toContain(promiseWords.en.answers.onTime({ share: '50%' }))
    expect(html).toMatch(/5 hours/)
  })

  it('is opened again by operators alone, by form or call, with a note that is shown again when it is too short', async () => {
    const page = (area: string) => `/${area}/programs/detail/${id}`
    const form = { intent: 'clear_late', note }
    for (const who of [owner!, reader!, rival!])
      expect((await ask(who, page('company'), form)).status).toBe(403)
    expect((await ask(reporter!, `/bughunter/programs/detail/${id}`, form)).status).toBe(422)
    for (const who of [owner!, reporter!, rival!])
      expect((await call(who, `/api/v1/programs/${id}/clear-late`, { note })).status).toBe(403)
    const short = await ask(team!, page('hello'), { intent: 'clear_late', note: 'Sudah <b>beres</b>' })
    expect(short.status).toBe(422)
    expect(short.html).toContain('Sudah &lt;b&gt;beres&lt;/b&gt;')
    expect(await lateIn()).not.toBeNull()
    expect(await ask(team!, page('hello'), form)).toMatchObject({
      ...{ status: 302, place: `${page('hello')}?done=program_late_cleared` },
    })
    expect(await lateIn()).toBeNull()
    expect((await ask(team!, page('hello'), form)).status).toBe(409)
    const again = await call(team!, `/api/v1/programs/${id}/clear-late`, { note })
    expect(again).toMatchObject({ status: 409, body: { code: 'move_forbidden' } })
  })

  it('shows its company the note of operators, and no one else', async () => {
    const hearers = await tellAgain(await latest())
    const heard = hearers.map(({ reader: one }) => one.id)
    expect(heard).toContain(owner!.accountId)
    for (const one of [team, reader, rival, reporter]) expect(heard).not.toContain(one!.accountId)
    expect((await ask(owner!, `/company/programs/detail/${id}`)).html).toContain(note)
    const told = await call(owner!, `/api/v1/programs/${id}/management`)
    expect(told.body.data.program.lateness).toMatchObject({ since: null, note })
    for (const [who, address] of [
      [null, `/programs/${id}`],
      [reporter!, `/bughunter/programs/detail/${id}`],
    ] as const)
      expect((await ask(who, address)).html).not.toContain(note)
    expect(JSON.stringify(await call(reporter!, `/api/v1/programs/${id}`))).not.toContain(note)
    const log = await ask(team!, `/hello/audit-log?about=${id}`)
    expect(log.html).toContain('program.late_cleared')
  })
})
