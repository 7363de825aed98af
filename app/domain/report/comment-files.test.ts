import { eq, ne } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { files } from '#domain/account/account-tables.server.ts'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { pruneFiles } from '#domain/account/files/prune-files.server.ts'
import { fileOfSignedUrl } from '#domain/account/files/signed-file.server.ts'
import { removeFilesOf } from '#domain/privacy/erase-together.server.ts'
import { collectOwnData } from '#domain/privacy/export-own-data.server.ts'
import { closeAsInvalid } from '#domain/reward/close-as-invalid.server.ts'
import { answerDispute } from '#domain/reward/dispute/answer-dispute.server.ts'
import { answerRating } from '#domain/reward/dispute/answer-rating.server.ts'
import { askRetest } from '#domain/reward/retest/ask-retest.server.ts'
import { giveRetestVerdict } from '#domain/reward/retest/give-retest-verdict.server.ts'
import { database, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { smallPdf } from '../../../test/support/documents.ts'
import { aPicture } from '../../../test/support/pictures.ts'
import { liveProgram, ratedReport, reportRow, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { answerAppeal } from './appeal/answer-appeal.server.ts'
import { appealClosing } from './appeal/appeal-closing.server.ts'
import { dismissAppeal } from './appeal/dismiss-appeal.server.ts'
import { reportFileSeenBy } from './attach-file.server.ts'
import { unsafeAttachToComment } from './comment-files.server.ts'
import { commentOnReport } from './comment-on-report.server.ts'
import { commentAudiences } from './report-code.ts'
import { lockReport } from './report-facts.server.ts'
import { commentInput, ratingAnswerInput } from './report-input.ts'
import { audiencesReadBy } from './report-policy.ts'
import { reportSeenBy } from './report-queries.server.ts'
import { commentFiles, reportComments } from './report-tables.server.ts'
import type { CommentFile } from './report-view.ts'
import { answerInfo, askInfo, startFixing } from './spoken-moves.server.ts'

useDatabase()

const body = 'Kami lampirkan tangkapan layar dari percobaan terakhir.'
let owner: Person & { companyId: string }
let team: Person
let judge: Person
let reporter: Person
let programId: string
beforeAll(async () => {
  owner = await companyOwner()
  ;[team, judge] = [await operator(), await operator()]
  reporter = await hunter()
  programId = await liveProgram(owner)
})

const seen = async (viewer: Person, id: string) =>
  (await reportSeenBy(viewer, (await reportRow(id)).hash, id))!
/** The files of all texts a viewer reads on a report, in their order. */
async function filesFor(viewer: Person, id: string): Promise<CommentFile[]> {
  return (await seen(viewer, id)).timeline.flatMap((entry) => (entry.kind === 'comment' ? entry.files : []))
}
const newest = async (viewer: Person, id: string) => (await filesFor(viewer, id)).at(-1)!
const storedCount = () => database().$count(files, ne(files.state, 'removed'))

describe('files of a comment', () => {
  it('have exactly the readers of the comment, of every side, in the page and behind their address', async () => {
    const id = await reviewedReport(programId, reporter)
    const writers = { all: reporter, company: owner, company_own: owner, hello: team }
    for (const audience of commentAudiences) {
      const picture = await aPicture()
      await commentOnReport(writers[audience], id, {
        body,
        audience,
        files: [picture, smallPdf('', 'log.pdf')],
      })
      const sent = (await filesFor(writers[audience], id)).slice(-2)
      expect(sent.map(({ name }) => name)).toEqual(['gambar.png', 'log.pdf'])
      for (const viewer of [reporter, owner, team]) {
        const reads = audiencesReadBy(viewer).includes(audience)
        const known = (await filesFor(viewer, id)).map((file) => file.id)
        for (const file of sent) {
          expect([audience, viewer.role, known.includes(file.id)]).toEqual([audience, viewer.role, reads])
          const found = await reportFileSeenBy(viewer, file.id)
          expect([audience, viewer.role, found !== null]).toEqual([audience, viewer.role, reads])
        }
      }
      for (const stranger of [await hunter(), await companyOwner('Lain')])
        expect(await reportFileSeenBy(stranger, sent[0]!.id)).toBeNull()
    }
  })

  it('are not read before their text is sent, nor by the person who uploaded them', async () => {
    const { fileId } = await storeFile(reporter, 'comment', await aPicture(), 'files')
    for (const viewer of [reporter, owner, team]) expect(await reportFileSeenBy(viewer, fileId)).toBeNull()
  })

  it('are in the copy of who reads them; files of talk inside the team in none', async () => {
    const id = await reviewedReport(programId, reporter)
    const writer = await operator()
    await commentOnReport(writer, id, { body, audience: 'hello', files: [await aPicture()] })
    const inner = (await newest(writer, id)).id
    await commentOnReport(writer, id, { body, audience: 'all', files: [await aPicture()] })
    const open = (await newest(writer, id)).id
    const copyOf = (person: Person) => transaction((tx) => collectOwnData(tx, person))
    const own = await copyOf(writer)
    expect(own.files.map((file) => file.id)).toEqual([open])
    expect(JSON.stringify(own.comments)).not.toContain(inner)
    const theirs = JSON.stringify((await copyOf(reporter)).reports)
    expect([theirs.includes(open), theirs.includes(inner)]).toEqual([true, false])
  })

  it('stay when their person is erased, as the text does, and what nothing names is pruned', async () => {
    const id = await reviewedReport(programId, reporter)
    const leaver = await companyOwner('Pergi')
    const program = await liveProgram(leaver)
    const theirs = await reviewedReport(program, reporter)
    await commentOnReport(leaver, theirs, { body, audience: 'all', files: [await aPicture()] })
    const { fileId: loose } = await storeFile(leaver, 'comment', await aPicture(), 'files')
    await removeFilesOf(leaver.accountId)
    const [gone] = await database().select().from(files).where(eq(files.id, loose))
    expect(gone!.state).toBe('removed')
    const { id: kept } = await newest(reporter, theirs)
    await database()
      .update(files)
      .set({ createdAt: new Date('2026-01-01') })
    await pruneFiles()
    expect((await fileOfSignedUrl({ fileId: kept, inline: true, sessionId: null }))?.name).toBe('gambar.png')
    expect(await filesFor(reporter, id)).toEqual([])
  })
})

describe('sending files', () => {
  it('nothing is left of a text that is refused, whichever part of it', async () => {
    const id = await reviewedReport(programId, reporter)
    const before = await storedCount()
    const wrong = new File(['bukan gambar'], 'tiruan.png', { type: 'image/png' })
    const sent = (person: Person, more: File[], audience: 'all' | 'hello' = 'all') =>
      commentOnReport(person, id, { body, audience, files: more })
    await expect(sent(reporter, [await aPicture(), wrong])).rejects.toMatchObject({
      fields: { files: [{ key: 'file_type', params: { file: 'tiruan.png' } }] },
    })
    await expect(sent(reporter, [await aPicture()], 'hello')).rejects.toMatchObject({ code: 'forbidden' })
    const suspended = { ...reporter, suspended: true }
    await expect(sent(suspended, [await aPicture()])).rejects.toMatchObject({ code: 'forbidden' })
    await expect(sent(await hunter(), [await aPicture()])).rejects.toMatchObject({ code: 'not_found' })
    // An act of another state: the text may be written by this person, but not now.
    await expect(answerInfo(reporter, id, { body, files: [await aPicture()] })).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    expect(await storedCount()).toBe(before)
    expect(await database().$count(reportComments, eq(reportComments.reportId, id))).toBe(0)
  })

  it('takes five with one text and fifty of one side; other sides keep theirs', async () => {
    const picture = await aPicture()
    const most = Array.from({ length: 6 }, () => picture)
    const input = { body, audience: 'all' }
    expect(commentInput.safeParse({ ...input, files: most }).error?.issues[0]?.message).toBe('too_many')
    expect(commentInput.parse({ ...input, files: picture }).files).toHaveLength(1)
    const id = await reviewedReport(programId, reporter)
    const [text] = await database()
      .insert(reportComments)
      .values({
        ...{ reportId: id, authorId: owner.accountId, audience: 'company_own', bodyMd: body, bodyHtml: body },
        createdAt: new Date(),
      })
      .returning()
    const { fileId } = await storeFile(owner, 'comment', picture, 'files')
    const [row] = await database().select().from(files).where(eq(files.id, fileId))
    const copies = await database()
      .insert(files)
      .values(
        Array.from({ length: 50 }, (_, at) => {
          const { id: _id, ...rest } = row!
          return { ...rest, storageKey: `${rest.storageKey}-${at}` }
        }),
      )
      .returning()
    await database()
      .insert(commentFiles)
      .values(copies.map((copy, position) => ({ commentId: text!.id, fileId: copy.id, position })))
    const add = (person: Person) => commentOnReport(person, id, { body, audience: 'all', files: [picture] })
    await expect(add(owner)).rejects.toMatchObject({ fields: { files: [{ key: 'files_of_side' }] } })
    await add(reporter)
    await add(team)
  })

  it('binds no file of another person, of another purpose, or of another text', async () => {
    const id = await reviewedReport(programId, reporter)
    await commentOnReport(reporter, id, { body, audience: 'all', files: [await aPicture()] })
    const sent = (await newest(reporter, id)).id
    const theirs = (await storeFile(owner, 'comment', await aPicture(), 'files')).fileId
    const evidence = (await storeFile(reporter, 'report', await aPicture(), 'files')).fileId
    const fresh = (await storeFile(reporter, 'comment', await aPicture(), 'files')).fileId
    const [comment] = await database().select().from(reportComments).where(eq(reportComments.reportId, id))
    const bind = (fileIds: string[]) =>
      transaction(async (tx) => {
        await lockReport(tx, reporter, id)
        await unsafeAttachToComment(tx, reporter, { id: comment!.id, reportId: id, fileIds })
      })
    for (const wrong of [[theirs], [evidence], [sent], [fresh, fresh], ['null'], [fresh, theirs]])
      await expect(bind(wrong)).rejects.toMatchObject({ fields: { files: [{ key: 'invalid' }] } })
    expect((await filesFor(reporter, id)).map((file) => file.id)).toEqual([sent])
  })

  it('of sends at the same moment one has its files, and nothing is left of the others', async () => {
    const id = await reviewedReport(programId, reporter)
    await askInfo(team, id, { body })
    const before = await storedCount()
    const picture = await aPicture()
    const presses = await Promise.allSettled(
      [1, 2, 3].map(() => answerInfo(reporter, id, { body, files: [picture] })),
    )
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await storedCount()).toBe(before + 1)
    expect(await filesFor(owner, id)).toHaveLength(1)
  })
})

describe('every act that writes a text', () => {
  it('takes files: questions, answers, objections to a closing and what is said to them', async () => {
    const id = await reviewedReport(programId, reporter)
    const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'
    const said: [Person, (with_: { body: string; files: File[] }) => Promise<unknown>][] = [
      [team, (text) => askInfo(team, id, text)],
      [reporter, (text) => answerInfo(reporter, id, text)],
      [reporter, (text) => appealClosing(reporter, id, text)],
      [owner, (text) => answerAppeal(owner, id, { ...text, answer: 'reopen' })],
      [judge, (text) => dismissAppeal(judge, id, text)],
    ]
    for (const [at, [who, say]] of said.entries()) {
      if (at === 2) await closeAsInvalid(team, id, { reason: 'not_reproducible', note })
      await say({ body, files: [await aPicture()] })
      for (const viewer of [reporter, owner, team]) {
        expect([at, viewer.role, (await filesFor(viewer, id)).length]).toEqual([at, viewer.role, at + 1])
        expect(await reportFileSeenBy(viewer, (await newest(who, id)).id)).not.toBeNull()
      }
    }
  })

  it('takes files: retests, their verdicts and decisions; the proof beside the decision has them', async () => {
    const id = await ratedReport(owner, programId, reporter)
    await startFixing(owner, id)
    const file = async () => ({ body, files: [await aPicture()] })
    await askRetest(owner, id, await file())
    await giveRetestVerdict(reporter, id, { ...(await file()), verdict: 'fixed' })
    const { retestProof } = await seen(owner, id)
    expect(retestProof?.files).toEqual([await newest(owner, id)])
    await giveRetestVerdict(owner, id, { ...(await file()), verdict: 'fixed' })
    expect(await filesFor(reporter, id)).toHaveLength(3)
  })

  it('takes files: an objection to a rating and its answer; no files without a text', async () => {
    const id = await ratedReport(owner, programId, reporter)
    const alone = { answer: 'accepted', files: await aPicture() }
    expect(ratingAnswerInput.safeParse(alone).error?.issues[0]?.message).toBe('required')
    await answerRating(reporter, id, { answer: 'disputed', body, files: [await aPicture()] })
    await answerDispute(owner, id, { answer: 'stands', body, files: [await aPicture()] })
    expect(await filesFor(team, id)).toHaveLength(2)
  })

  it('leaves no file of an answer to an older page', async () => {
    const id = await reviewedReport(programId, reporter)
    const note = 'Laporan ini tidak berisi langkah yang dapat diulang siapa pun.'
    await closeAsInvalid(team, id, { reason: 'not_reproducible', note })
    const before = await storedCount()
    const old = appealClosing(reporter, id, { body, revision: 0, files: [await aPicture()] })
    await expect(old).rejects.toMatchObject({ detail: 'page_older' })
    expect(await storedCount()).toBe(before)
  })
})
