import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, bughunters } from '#domain/account/account-tables.server.ts'
import { reports } from '#domain/report/report-tables.server.ts'
import { database } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { companyOwner, hunter, member, operator } from '../../../test/support/cast.ts'
import { useDatabase } from '../../../test/support/database.ts'
import { liveProgram, reviewedReport } from '../../../test/support/reward-scenario.ts'
import { publicArticleCount, publicArticles } from './article-queries.server.ts'
import { freeSlug, slugOf } from './article-slug.server.ts'
import { communityFeed } from './community-feed.server.ts'
import {
  agreePublication,
  refusePublication,
  requestPublication,
  rewordPublication,
} from './disclosure-steps.server.ts'
import { hunterProfile } from './hunter-profile.server.ts'
import { publicationSeenBy } from './publication-queries.server.ts'
import { publishReport } from './publish-report.server.ts'
import { unpublish } from './unpublish.server.ts'
import { publishedWriteUps, writeUp } from './write-up-queries.server.ts'

useDatabase()

const secret = 'kunci-rahasia-9f31'
const disclosureText = {
  title: 'Membaca mutasi rekening orang lain',
  summary: 'Satu angka di alamat membuka data nasabah lain.',
  body: `## Langkah\n\n1. Ganti nomor.\n2. Baca. Kunci ${secret} <script>alert(1)</script> terlihat.`,
}
const redacted = {
  ...disclosureText,
  body: '## Langkah\n\n1. Ganti nomor.\n2. Baca **semuanya**. Itu saja yang perlu.',
}
/** The wording that was asked for first. */
const present = { wording: 1 }
const reason = 'Masih ada sistem lain dengan celah yang sama.'

async function scene(more: Parameters<typeof liveProgram>[1] = {}, reporter?: Person) {
  const owner = await companyOwner()
  const programId = await liveProgram(owner, more)
  const who = reporter ?? (await hunter())
  const id = await reviewedReport(programId, who, closed)
  return { owner, reporter: who, teamMember: await operator(), id, programId }
}

const closed = {
  stage: 'closed',
  closeReason: 'resolved',
  fix: 'fixed',
  rewardState: 'paid',
  triagedLevel: 7,
  riskLevel: 8,
  validAt: new Date('2026-01-10T03:00:00Z'),
  closedAt: new Date('2026-02-10T03:00:00Z'),
} as const

async function publish(
  { owner, reporter, teamMember, id }: Awaited<ReturnType<typeof scene>>,
  text = redacted,
) {
  await requestPublication(reporter, id, disclosureText)
  const { wording } = await publicationSeenBy(owner, id)
  await rewordPublication(owner, id, { ...text, wording: wording! })
  await agreePublication(reporter, id, { wording: wording! + 1 })
  await publishReport(teamMember, id)
}

describe('publishing a report', () => {
  it('runs from the proposal over the consent of the other side to a page', async () => {
    const story = await scene()
    await publish(story)
    const { path, state } = await publicationSeenBy(story.reporter, story.id)
    expect([state, path]).toEqual([
      'published',
      `/write-ups/${story.reporter.username}/membaca-mutasi-rekening-orang-lain`,
    ])
    const page = await writeUp(story.reporter.username, 'membaca-mutasi-rekening-orang-lain')
    expect(page).toMatchObject({ title: disclosureText.title, band: 'high', program: 'Nusa Mobile' })
    expect(page?.bodyHtml).toContain('<strong>semuanya</strong>')
  })

  it('RUL-07 shows the level confirmed by operators, in the page and in lists', async () => {
    const story = await scene()
    await publish(story)
    const { username } = story.reporter
    await database().update(reports).set({ triagedLevel: 5, riskLevel: 13 }).where(eq(reports.id, story.id))
    const { rows } = await publishedWriteUps({ username, page: 1 })
    const page = await writeUp(username, 'membaca-mutasi-rekening-orang-lain')
    expect([page, ...rows].map((one) => one?.band)).toEqual(['medium', 'medium'])
  })

  it('RPT-12 shows the agreed wording and nothing else of the report', async () => {
    const story = await scene({ visibility: 'private' })
    await publish(story)
    const { reporter } = story
    const open = [
      await writeUp(reporter.username, 'membaca-mutasi-rekening-orang-lain'),
      await publishedWriteUps({ page: 1 }),
      await publishedWriteUps({ topic: secret, page: 1 }),
      await communityFeed(1),
      await hunterProfile(reporter.username),
    ]
    const text = JSON.stringify(open)
    expect(JSON.stringify([open[0], open[4]])).not.toContain('Nusa Mobile')
    expect(text).toContain('semuanya')
    for (const hidden of [
      secret,
      'IDOR pada riwayat',
      'Langkah satu',
      story.id,
      '@demo.test',
      'Elang Jawa',
    ]) {
      expect(text).not.toContain(hidden)
    }
    expect((await publishedWriteUps({ topic: secret, page: 1 })).total).toBe(0)
  })

  it('lets the company propose and the reporter answer', async () => {
    const { owner, reporter, teamMember, id } = await scene()
    await requestPublication(owner, id, disclosureText)
    await expect(agreePublication(owner, id, present)).rejects.toMatchObject({ code: 'forbidden' })
    await agreePublication(reporter, id, present)
    await publishReport(teamMember, id)
    expect((await publishedWriteUps({ username: reporter.username, page: 1 })).total).toBe(1)
  })

  it('is refused before the report is closed and fixed (RPT-09)', async () => {
    const { owner, programId, reporter } = await scene()
    const open = await reviewedReport(programId, reporter)
    const risk = { ...closed, closeReason: 'accepted_risk', fix: 'accepted_risk' } as const
    const accepted = await reviewedReport(programId, reporter, risk)
    for (const id of [open, accepted]) {
      await expect(requestPublication(reporter, id, disclosureText)).rejects.toMatchObject({
        code: 'move_forbidden',
      })
      expect(await publicationSeenBy(owner, id)).toMatchObject({ possible: false, moves: [] })
    }
  })

  it('assigns each act to its side', async () => {
    const story = await scene()
    const { owner, reporter, teamMember, id } = story
    const reader = await member(owner.companyId, 2)
    await expect(requestPublication(teamMember, id, disclosureText)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(requestPublication(reader, id, disclosureText)).rejects.toMatchObject({ code: 'not_found' })
    await expect(requestPublication(await hunter(), id, disclosureText)).rejects.toMatchObject({
      code: 'not_found',
    })
    await requestPublication(reporter, id, disclosureText)
    await expect(requestPublication(owner, id, disclosureText)).rejects.toMatchObject({
      code: 'move_forbidden',
    })
    await expect(agreePublication(reporter, id, present)).rejects.toMatchObject({ code: 'forbidden' })
    const own = rewordPublication(reporter, id, { ...redacted, ...present })
    await expect(own).rejects.toMatchObject({ code: 'forbidden' })
    await expect(publishReport(teamMember, id)).rejects.toMatchObject({ code: 'move_forbidden' })
    await agreePublication(owner, id, present)
    await expect(publishReport(owner, id)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(publishReport(reporter, id)).rejects.toMatchObject({ code: 'forbidden' })
  })

  it('is answered for the company by a manager of the program', async () => {
    const { owner, reporter, id, programId } = await scene()
    const manager = await member(owner.companyId, 2, [programId], ['program.manage'])
    const rater = await member(owner.companyId, 2, [programId], ['report.rate', 'reward.decide'])
    await requestPublication(reporter, id, disclosureText)
    expect(await publicationSeenBy(rater, id)).toMatchObject({ state: 'requested', moves: [] })
    expect((await publicationSeenBy(manager, id)).moves).toEqual(['agree', 'reword', 'refuse'])
    await expect(agreePublication(rater, id, present)).rejects.toMatchObject({ code: 'forbidden' })
    await agreePublication(manager, id, present)
  })

  it('may be refused, asked for again, published, and taken back', async () => {
    const story = await scene()
    const { owner, reporter, teamMember, id } = story
    await requestPublication(reporter, id, disclosureText)
    await refusePublication(owner, id, { reason })
    expect(await publicationSeenBy(reporter, id)).toMatchObject({
      state: 'refused',
      refuseReason: reason,
      path: null,
    })
    await publish(story)
    await unpublish(teamMember, id, { reason })
    expect(await writeUp(reporter.username, 'membaca-mutasi-rekening-orang-lain')).toBeNull()
    expect((await publishedWriteUps({ username: reporter.username, page: 1 })).total).toBe(0)
  })

  it('publishes once when many clicks arrive at once', async () => {
    const story = await scene()
    await requestPublication(story.reporter, story.id, disclosureText)
    await agreePublication(story.owner, story.id, present)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => publishReport(story.teamMember, story.id)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('gives two write-ups of one title two addresses, also at once', async () => {
    const reporter = await hunter()
    const stories = await Promise.all([scene({}, reporter), scene({}, reporter), scene({}, reporter)])
    await Promise.all(stories.map((story) => publish(story)))
    const { rows } = await publishedWriteUps({ username: reporter.username, page: 1 })
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(3)
  })

  it('hides write-ups of ended accounts and searches the remaining ones', async () => {
    const story = await scene()
    await publish(story)
    expect(
      (await publishedWriteUps({ topic: 'SEMUANYA', username: story.reporter.username, page: 1 })).total,
    ).toBe(1)
    expect((await publishedWriteUps({ topic: '%', username: story.reporter.username, page: 1 })).total).toBe(
      0,
    )
    await database()
      .update(accounts)
      .set({ standing: 'ended' })
      .where(eq(accounts.id, story.reporter.accountId))
    expect(await writeUp(story.reporter.username, 'membaca-mutasi-rekening-orang-lain')).toBeNull()
    expect(await hunterProfile(story.reporter.username)).toBeNull()
  })

  it('VIS-01 names no hidden person: in no list, address, search, sitemap or panel, until they stop hiding', async () => {
    const story = await scene()
    const { username, accountId } = story.reporter
    await publish(story)
    const { path } = await publicationSeenBy(story.reporter, story.id)
    const slug = path!.split('/').at(-1)!
    const places = async () => [
      (await writeUp(username, slug)) !== null,
      (await publishedWriteUps({ username, page: 1 })).total,
      (await publishedWriteUps({ topic: 'mutasi', username, page: 1 })).total,
      (await publicArticles({ size: 1_000, page: 1 })).filter((each) => each.username === username).length,
      (await publicationSeenBy(story.owner, story.id)).path,
    ]
    const before = await publicArticleCount()
    expect(await places()).toEqual([true, 1, 1, 1, path])
    await database()
      .update(bughunters)
      .set({ hiddenFromBoards: true })
      .where(eq(bughunters.accountId, accountId))
    expect(await places()).toEqual([false, 0, 0, 0, null])
    expect(await publicArticleCount()).toBe(before - 1)
    expect(await publicationSeenBy(story.owner, story.id)).toMatchObject({ state: 'published', hidden: true })
    await database()
      .update(bughunters)
      .set({ hiddenFromBoards: false })
      .where(eq(bughunters.accountId, accountId))
    expect(await places()).toEqual([true, 1, 1, 1, path])
  })
})

describe('the community feed', () => {
  it('shows days and bands, no names of private programs and of people who hide', async () => {
    const [open, hidden] = [await scene(), await scene({ visibility: 'private' })]
    const shy = eq(bughunters.accountId, hidden.reporter.accountId)
    await database().update(bughunters).set({ hiddenFromBoards: true }).where(shy)
    // Of one day the order is drawn by lot: what is looked for may lie on any page.
    const { pages } = await communityFeed(1)
    const all = await Promise.all(Array.from({ length: pages }, (_, at) => communityFeed(at + 1)))
    const rows = all.flatMap((page) => page.rows)
    expect(rows).toContainEqual(
      expect.objectContaining({
        kind: 'closed',
        day: '2026-02-10',
        band: 'high',
        username: open.reporter.username,
      }),
    )
    expect(rows.some(({ username }) => username === hidden.reporter.username)).toBe(false)
    expect(rows.some(({ program }) => program === null)).toBe(true)
    for (const { kind, title } of rows) if (kind !== 'published') expect(title).toBeNull()
  })

  it('shows figures of a bughunter, and nothing of people of other roles', async () => {
    const { reporter, owner } = await scene()
    await reviewedReport(await liveProgram(owner, { visibility: 'private' }), reporter, {
      ...closed,
      // The company says 9; what the team found counts.
      ...{ triagedLevel: 4, riskLevel: 9 },
    })
    expect(await hunterProfile(reporter.username.toUpperCase())).toMatchObject({
      status: 1,
      programs: { total: 2, private: 1, public: 1 },
      performance: { vulnerabilities: 2, riskValue: 11, averageSeverity: 'medium' },
    })
    expect(await hunterProfile(owner.username)).toBeNull()
    expect(await hunterProfile('tidak-ada')).toBeNull()
  })
})

describe('addresses of write-ups', () => {
  it('are made of letters, digits and hyphens', () => {
    expect(slugOf('  Äpfel & IDOR — v2!  ')).toBe('apfel-idor-v2')
    expect(slugOf('漏洞')).toBe('write-up')
    expect(slugOf('x'.repeat(200))).toHaveLength(70)
    expect(freeSlug('idor', new Set(['idor', 'idor-2']))).toBe('idor-3')
  })
})
