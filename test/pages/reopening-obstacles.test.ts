import { day, after as later, now } from '@cakrawala/calendar/clock'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appealClosing } from '#domain/report/appeal/appeal-closing.server.ts'
import { dismissAppeal } from '#domain/report/appeal/dismiss-appeal.server.ts'
import { reopenNoResponse } from '#domain/report/reopen-no-response.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { database } from '#infra/database.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { expectObstacle, readPage, refusedWith } from '../support/obstacle-pages.ts'
import { liveProgram, reviewedReport } from '../support/reward-scenario.ts'
import { secondBeside } from '../support/second-people.ts'
import { useSite } from '../support/site.ts'

useDatabase()
const site = useSite()
const api = useApi()
const body = 'Berikut langkah yang kurang, beserta tangkapan layarnya.'

describe('answering after a report was closed for silence', () => {
  async function closed(days: number) {
    const who = await hunter()
    const id = await reviewedReport(await liveProgram(await companyOwner()), who, {
      ...{ stage: 'closed', closeReason: 'no_response', closedAt: later(now(), -days * day) },
    })
    const [row] = await database().select({ hash: reports.hash }).from(reports).where(eq(reports.id, id))
    return { who, id, page: `/bughunter/hacktivity/${row!.hash}/${id}` }
  }
  const form = 'value="reopen"'

  it('is offered for 30 days', async () => {
    const { who, page } = await closed(29)
    expect(await readPage(site, who, page)).toContain(form)
  })

  it('shows reopen_too_late by page and call, as it refuses', async () => {
    const { who, id, page } = await closed(31)
    const { data } = (await api(who, 'GET', `/api/v1/reports/${id}`)).body
    expect(data.report).toMatchObject({ reopen_obstacle: 'reopen_too_late' })
    await expect(reopenNoResponse(who, id, { body })).rejects.toMatchObject({ detail: 'reopen_too_late' })
    const answer = await api(who, 'POST', `/api/v1/reports/${id}/reopen`, { json: { body } })
    expect(answer.body).toMatchObject(refusedWith('reopen_too_late'))
    await expectObstacle(site, who, page, { obstacle: 'reopen_too_late', form })
  })
})

describe('judging the objection to a closed report', () => {
  const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'
  const forms = ['value="reopen"', 'value="dismiss_appeal"']

  async function objected() {
    const [reporter, first] = [await hunter(), await operator()]
    const id = await reviewedReport(await liveProgram(await companyOwner()), reporter)
    await closeAsInvalid(first, id, { reason: 'not_reproducible', note })
    await appealClosing(reporter, id, { body })
    const [row] = await database().select({ hash: reports.hash }).from(reports).where(eq(reports.id, id))
    return { first, id, page: `/hello/reports/detail/${row!.hash}/${id}` }
  }

  it('is offered to another operator', async () => {
    const { first, page } = await objected()
    const html = await readPage(site, await secondBeside(first, null), page)
    for (const form of forms) expect(html).toContain(form)
  })

  it.each([
    ['reopen_second', 'own'],
    ['second_right_new', 'right_new'],
  ] as const)('hides it for %s on the page, as it refuses', async (obstacle, block) => {
    const { first, id, page } = await objected()
    const who = await secondBeside(first, block)
    await expect(dismissAppeal(who, id, { body })).rejects.toMatchObject({ detail: obstacle })
    for (const act of ['reopen', 'dismiss-appeal']) {
      const answer = await api(who, 'POST', `/api/v1/reports/${id}/${act}`, { json: { body } })
      expect(answer.body).toMatchObject(refusedWith(obstacle))
    }
    const html = await readPage(site, who, page)
    for (const form of forms) expect(html).not.toContain(form)
  })
})
