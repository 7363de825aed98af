import { ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { commentFiles } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { useApi } from '../support/api.ts'
import { companyOwner, hunter, operator } from '../support/cast.ts'
import { useDatabase } from '../support/database.ts'
import { smallPdf } from '../support/documents.ts'
import { aPicture } from '../support/pictures.ts'
import { liveProgram, reviewedReport } from '../support/reward-scenario.ts'

useDatabase()
const ask = useApi()
let owner: Person & { companyId: string }
let reporter: Person
let team: Person
let id: string
const body = 'Kami lampirkan tangkapan layar dari percobaan terakhir.'

beforeAll(async () => {
  owner = await companyOwner('Bank Lampiran')
  ;[reporter, team] = [await hunter(), await operator()]
  id = await reviewedReport(await liveProgram(owner), reporter)
})

const stored = () => database().$count(files, ne(files.state, 'removed'))
const formWith = (fields: Record<string, string>, sent: (File | string)[]) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of sent) form.append('files', file)
  return form
}
const comment = (as: Person, audience: string, sent: (File | string)[]) =>
  ask(as, 'POST', `/api/v1/reports/${id}/comments`, { form: formWith({ body, audience }, sent) })

/** The files a viewer reads on the report, by their names. */
async function filesFor(viewer: Person): Promise<Map<string, string>> {
  const answer = await ask(viewer, 'GET', `/api/v1/reports/${id}`)
  const entries: { files?: { id: string; name: string }[] }[] = answer.body.data.report.timeline
  return new Map(entries.flatMap(({ files: sent = [] }) => sent.map((file) => [file.name, file.id] as const)))
}

describe('files of comments, by calls', () => {
  it('are sent with the text as a form, and each side is given those of what it reads', async () => {
    const sent = [
      [owner, 'all', 'terbuka.pdf', [reporter, owner, team]],
      [owner, 'company', 'bersama.pdf', [owner, team]],
      [owner, 'company_own', 'sendiri.pdf', [owner]],
      [team, 'hello', 'tim.pdf', [team]],
      [reporter, 'all', 'pelapor.pdf', [reporter, owner, team]],
    ] as const
    for (const [as, audience, name] of sent)
      expect([name, (await comment(as, audience, [smallPdf('', name)])).status]).toEqual([name, 200])
    const of = { own: await filesFor(owner), hunt: await filesFor(reporter), team: await filesFor(team) }
    const known = new Map([...of.own, ...of.hunt, ...of.team])
    for (const [, , name, readers] of sent)
      for (const viewer of [reporter, owner, team, await hunter(), await companyOwner('Bank Lain')]) {
        const reads = readers.some((one) => one === viewer)
        const { status } = await ask(viewer, 'GET', `/api/v1/report-files/${known.get(name)}`)
        expect([name, viewer.username, status]).toEqual([name, viewer.username, reads ? 303 : 404])
      }
    expect([...of.hunt.keys()].sort()).toEqual(['pelapor.pdf', 'terbuka.pdf'])
    expect([...of.team.keys()]).not.toContain('sendiri.pdf')
    expect([...of.own.keys()]).not.toContain('tim.pdf')
  })

  it('are not named by their id, in no kind of body', async () => {
    const { fileId } = await storeFile(reporter, 'comment', await aPicture(), 'files')
    const foreign = [...(await filesFor(owner)).values()][0]!
    const before = await database().select().from(commentFiles)
    const url = `/api/v1/reports/${id}/comments`
    for (const one of [fileId, foreign]) {
      expect((await comment(reporter, 'all', [one])).status).toBe(422)
      for (const json of [{ files: [one] }, { files: one }, { file_ids: [one] }, { files: [{}] }])
        expect((await ask(reporter, 'POST', url, { json: { body, audience: 'all', ...json } })).status).toBe(
          422,
        )
    }
    expect(await database().select().from(commentFiles)).toEqual(before)
  })

  it('leave nothing where the text is refused: wrong readers, too many, another report, a broken file', async () => {
    const before = await stored()
    const picture = await aPicture()
    const answers = [
      [await comment(reporter, 'company', [picture]), 403],
      [await comment(team, 'company_own', [picture]), 403],
      [await comment(await hunter(), 'all', [picture]), 404],
      [
        await comment(
          reporter,
          'all',
          Array.from({ length: 6 }, () => picture),
        ),
        422,
      ],
      [await comment(reporter, 'all', [picture, new File(['x'], 'a.svg', { type: 'image/svg+xml' })]), 422],
      [
        await comment(reporter, 'all', [
          new File([new Uint8Array(5_000_001)], 'a.png', { type: 'image/png' }),
        ]),
        413,
      ],
    ] as const
    expect(answers.map(([{ status }]) => status)).toEqual(answers.map(([, status]) => status))
    const appeal = formWith({ body }, [picture])
    expect((await ask(reporter, 'POST', `/api/v1/reports/${id}/appeal`, { form: appeal })).status).toBe(409)
    expect(await stored()).toBe(before)
  })
})
