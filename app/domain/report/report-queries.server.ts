import { now } from '@cakrawala/calendar/clock'
import { isId } from '@cakrawala/ids/ids'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { accounts, files } from '#domain/account/account-tables.server.ts'
import { companies } from '#domain/account/membership/membership-tables.server.ts'
import type { Standing } from '#domain/account/status/account-status-lifecycle.ts'
import { programs } from '#domain/program/program-tables.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { database } from '#infra/database.ts'
import type { Actor } from '#kernel/actor.ts'
import { appealOf, nextOnAppeal } from './appeal.ts'
import { classNames } from './classification/class-names.ts'
import { changedMetrics } from './classification/cvss.ts'
import { clockState } from './clock-state.ts'
import { type RatingTerm, ratingTermOf } from './rating.ts'
import { obstacleToReopening } from './reopening-policy.ts'
import { factsOf, type LockedReport } from './report-facts.server.ts'
import { type NextActor, reportStatusOf, vulnerabilityStatusOf } from './report-lifecycle.ts'
import {
  actsForCompany,
  audiencesOf,
  isReporter,
  mayAnswerRetest,
  mayAttach,
  mayEdit,
  maySee,
  maySummarize,
  movesOf,
  type ReportFacts,
  speaksOnAppeal,
} from './report-policy.ts'
import { programTitle } from './report-programs.server.ts'
import { partOf } from './report-scope.server.ts'
import { reportClocks, reportFiles, reportRatings, reportSummaries, reports } from './report-tables.server.ts'
import { partiesOf, unsafeTimelineOf } from './report-timeline.server.ts'
import type {
  ClockView,
  RatingEntry,
  ReportCore,
  ReportFile,
  ReportView,
  TimelineEntry,
} from './report-view.ts'
import { retestProofIn } from './retest-proof.ts'
import { nextActor } from './waiting-on.ts'

/**
 * One report as this viewer may read it, or null: unknown, hidden, and a hash that belongs to another id look
 * the same. `audience` names which of the three views it is.
 */
export async function reportSeenBy(
  viewer: Actor,
  hash: string | undefined,
  id: string | undefined,
): Promise<ReportView | null> {
  if (!/^[0-9A-Za-z]{1,64}$/.test(hash ?? '') || !hash || !isId(id)) return null
  const [row] = await database()
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), eq(reports.hash, hash)))
  const locked = row && (await factsOf(database(), viewer, row))
  if (!locked || !maySee(viewer, locked.facts)) return null
  const core = await coreOf(viewer, locked)
  const { reproductionNote, pocMd, impactMd, recommendationMd, submitKey } = locked.report
  if (isReporter(viewer, locked.facts)) {
    const abilities = {
      mayEdit: mayEdit(viewer, locked.facts),
      mayAttach: mayAttach(viewer, locked.facts),
      mayAnswerRetest: mayAnswerRetest(viewer, locked.facts),
      ratingTerm: core.ratingAnswer === null ? termOf(locked.report, core.clocks) : null,
      reopenObstacle: obstacleToReopening(locked.report, now()),
    }
    return { ...core, audience: 'reporter', pocMd, impactMd, recommendationMd, submitKey, ...abilities }
  }
  if (viewer.kind === 'person' && viewer.companyId !== null)
    return { ...core, audience: 'company', reproductionNote, ...companyAbilities(viewer, locked.facts, core) }
  return { ...core, audience: 'hello', reproductionNote, ...(await insideOf(locked)) }
}

/** An offered reward has a term of its own, from its clock on. */
function termOf(report: LockedReport['report'], clocks: readonly ClockView[]): RatingTerm | null {
  const clock = clocks.find(({ kind, stoppedAt }) => kind === 'rating_answer' && stoppedAt === null)
  return ratingTermOf({ ...report, offeredAt: clock?.startedAt ?? null }, nationalHolidays, now())
}

function companyAbilities(viewer: Actor, facts: ReportFacts, { appeal }: Pick<ReportCore, 'appeal'>) {
  const asked = appeal?.state === 'open' && appeal.answerDueAt !== null
  return {
    acts: actsForCompany(viewer, facts),
    mayAnswerAppeal: asked && speaksOnAppeal(viewer, facts),
  }
}

async function coreOf(viewer: Actor, { report, facts }: LockedReport): Promise<ReportCore> {
  const [program, reporter, reportFilesList, ratings, clocks, timeline] = await Promise.all([
    programOf(viewer, report),
    reporterOf(report.reporterId),
    filesOf(report.id),
    ratingsOf(viewer, report.id, report.reporterId),
    clocksOf(report.id),
    unsafeTimelineOf(viewer, report.id, facts),
  ])
  const { currentVersion, summary, publication, ...shown } = program
  const appeal = appealOf(report, clocks, now())
  return {
    ...textsOf(report),
    ...answersIn(timeline),
    retestAnswer: report.retestVerdict,
    retestProof: retestProofIn(timeline),
    program: shown,
    policyVersion: { pinned: report.programVersion, current: currentVersion },
    reporter: { username: reporter.username },
    status: reportStatusOf(facts),
    vulnerabilityStatus: vulnerabilityStatusOf(facts),
    next:
      appeal?.state === 'open'
        ? nextOnAppeal(appeal, partOf(viewer))
        : nextOf({ ...facts, publication }, reporter),
    summary,
    files: reportFilesList,
    ratings,
    clocks,
    timeline,
    appeal,
    maySummarize: maySummarize(viewer, facts),
    moves: movesOf(viewer, facts),
    audiences: [...audiencesOf(viewer, facts)],
  }
}

/** The columns every audience reads, named one by one: a new column is hidden until a person decides otherwise. */
function textsOf(report: LockedReport['report']) {
  const { id, hash, code, stage, closeReason, fix, rewardState: reward, title, target, foundAt } = report
  const { ratingState: rating } = report
  const { vrtId, vrtOther, cweId, cweOther, cvssVector, cvssScore } = report
  const { claimedLevel, triagedLevel, riskLevel, closeNote, revision } = report
  const { pocHtml, impactHtml, recommendationHtml } = report
  const { createdAt, updatedAt, submittedAt, validAt, ratedAt, closedAt } = report
  return {
    ...{ id, hash, code, stage, closeReason, fix, reward, rating, title, target, foundAt },
    ...{ vrtId, vrtOther, cweId, cweOther, cvssVector, cvssScore, ...classNames(report) },
    ...{ claimedLevel, triagedLevel, riskLevel, closeNote, revision },
    ...{ pocHtml, impactHtml, recommendationHtml },
    ...{ createdAt, updatedAt, submittedAt, validAt, ratedAt, closedAt },
  }
}

/** The program of a report, its summary, and whom its publication asks: one statement for all. */
async function programOf(
  viewer: Actor,
  { id, reporterId }: Pick<LockedReport['report'], 'id' | 'reporterId'>,
) {
  const [row] = await database()
    .select({
      id: programs.id,
      title: programTitle(viewer),
      managedBy: programs.managedBy,
      rewardType: programs.rewardType,
      currentVersion: programs.currentVersion,
      companyName: companies.name,
      summary: reportSummaries,
      publication: sql<NextActor>`report_publication_asks(${reports.id})`,
    })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .innerJoin(companies, eq(companies.id, programs.companyId))
    .leftJoin(reportSummaries, eq(reportSummaries.reportId, reports.id))
    .where(eq(reports.id, id))
  const { summary, ...program } = row!
  return { ...program, summary: summary && summaryView(summary, reporterId) }
}

function summaryView(
  { text, authorId, writtenAt, revision }: typeof reportSummaries.$inferSelect,
  reporterId: string,
): ReportCore['summary'] {
  return { text, by: authorId === reporterId ? 'reporter' : 'operator', at: writtenAt, revision }
}

async function filesOf(reportId: string): Promise<ReportFile[]> {
  return database()
    .select({
      id: files.id,
      name: files.name,
      mediaType: files.mediaType,
      size: files.size,
      holdsSecrets: files.holdsSecrets,
      attachedAt: reportFiles.attachedAt,
    })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.fileId))
    .where(and(eq(reportFiles.reportId, reportId), eq(files.state, 'clean')))
    .orderBy(asc(reportFiles.attachedAt), asc(files.id))
}

async function ratingsOf(viewer: Actor, reportId: string, reporterId: string): Promise<RatingEntry[]> {
  const rows = await database()
    .select()
    .from(reportRatings)
    .where(eq(reportRatings.reportId, reportId))
    .orderBy(asc(reportRatings.at), asc(reportRatings.id))
  const people = await partiesOf(
    database(),
    viewer,
    reporterId,
    rows.map(({ byId }) => byId),
  )
  return rows.map(({ id, byId, fromLevel, toLevel, fromVector, toVector, reason, at }) => ({
    ...{ id, fromLevel, toLevel, toVector, reason, at },
    changed: fromVector && toVector ? changedMetrics(fromVector, toVector) : [],
    by: people(byId),
  }))
}

async function clocksOf(reportId: string): Promise<ClockView[]> {
  const rows = await database()
    .select()
    .from(reportClocks)
    .where(eq(reportClocks.reportId, reportId))
    .orderBy(asc(reportClocks.startedAt), asc(reportClocks.dueAt))
  return rows.map(({ kind, startedAt, dueAt, stoppedAt, pausedAt }) => ({
    ...{ kind, startedAt, dueAt, stoppedAt },
    state: clockState({ startedAt, dueAt, stoppedAt, pausedAt }, now()),
  }))
}

type Answers = Pick<ReportCore, 'ratingAnswer' | 'appealAnswer'>

/** The newest answers, each only as long as no newer question was asked. */
function answersIn(timeline: readonly TimelineEntry[]): Answers {
  const answers: Answers = { ratingAnswer: null, appealAnswer: null }
  for (const entry of timeline) {
    if (entry.kind !== 'event') continue
    if (entry.type === 'report.moved') {
      if (entry.facts.move === 'rate' || entry.facts.move === 'offer_reward') answers.ratingAnswer = null
      if (entry.facts.to === 'closed') answers.appealAnswer = null
    }
    if (entry.type === 'report.appeal_answered') answers.appealAnswer = entry.facts.answer ?? null
    if (entry.type === 'report.rating_answered') answers.ratingAnswer = entry.facts.answer ?? null
  }
  return answers
}

async function reporterOf(accountId: string) {
  const [row] = await database()
    .select({ username: accounts.username, standing: accounts.standing })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return row!
}

function nextOf(
  facts: ReportFacts & { publication: NextActor },
  { standing }: { standing: Standing },
): NextActor {
  return nextActor({ ...facts, answered: facts.retestVerdict !== null, reporterActs: standing === 'active' })
}

/** What only the platform team reads. */
async function insideOf({ report, facts }: LockedReport) {
  const original = alias(reports, 'original')
  const [row] = await database()
    .select({
      assignee: { id: accounts.id, username: accounts.username },
      original: { id: original.id, hash: original.hash, code: original.code, title: original.title },
    })
    .from(reports)
    .leftJoin(accounts, eq(accounts.id, reports.assigneeId))
    .leftJoin(original, eq(original.id, reports.originalId))
    .where(eq(reports.id, report.id))
  const { reporterId, quality } = report
  return {
    ...{ reporterId, quality, companyId: facts.companyId },
    assignee: row?.assignee ?? null,
    original: row?.original ?? null,
  }
}
