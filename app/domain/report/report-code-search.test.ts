import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#kernel/actor.ts'
import { operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { buildStage, type Stage } from '../../../test/support/permission-scenario.ts'
import { formatReportCode } from './report-code.ts'
import { listReports } from './report-list.server.ts'

useDatabase()
let stage: Stage
let team: Actor
let code = ''
beforeAll(async () => {
  stage = await buildStage()
  team = await operator()
  code = formatReportCode(new Date().getFullYear(), 41, 'ca')
  await stage.report({ code, title: 'Transfer saldo tanpa pemeriksaan pemilik rekening' })
}, 60_000)

const found = async (viewer: Actor, search: string) =>
  (await listReports(viewer, { search }, { size: 50 })).rows.map((row) => row.code)

describe('a search for a part of a code', () => {
  it('finds the report by its number, with or without the rest', async () => {
    const [prefix, year, digits, check] = code.split('-')
    const spellings = [
      ...[String(Number(digits)), digits!, `${prefix}-${year}-${digits}`, code, code.toLowerCase()],
      ...[code.replaceAll('-', ''), `${digits}${check}`, `${year}-${digits}`],
    ]
    for (const spelling of spellings) {
      for (const viewer of [team, stage.people.owner, stage.reporter])
        expect([spelling, await found(viewer, spelling)]).toEqual([spelling, [code]])
    }
  })

  it('finds nothing for another check character or another year, and nothing of others', async () => {
    const [prefix, year, digits, check] = code.split('-')
    const wrong = check === 'A' ? 'B' : 'A'
    for (const text of [`${prefix}-${year}-${digits}-${wrong}`, `${prefix}-2019-${digits}`])
      expect([text, await found(team, text)]).toEqual([text, []])
    for (const viewer of [stage.people.other, stage.people.ungranted]) {
      expect(await found(viewer, code)).toEqual([])
      expect((await listReports(viewer, { code })).rows).toEqual([])
    }
  })
})

describe('a word with a slip', () => {
  it.each(['transfr', 'trasfer saldo', 'pemeriksan', 'rekenig'])('%s finds the title', async (slip) => {
    for (const viewer of [team, stage.people.owner, stage.reporter])
      expect(await found(viewer, slip)).toEqual([code])
  })

  it.each(['kucing', '%', 'xyzzy', 'tr'])('%s finds nothing', async (other) => {
    expect(await found(team, other)).toEqual([])
  })

  it('finds nothing of what a viewer may not read, nor what a filter leaves out', async () => {
    expect(await found(stage.people.other, 'transfr')).toEqual([])
    expect((await listReports(team, { search: 'transfr', stage: 'closed' })).rows).toEqual([])
  })
})
