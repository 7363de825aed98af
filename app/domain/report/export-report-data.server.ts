import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import { programs } from '#domain/program/program-tables.server.ts'
import type { Tx } from '#infra/database.ts'
import { isBughunter, type Person } from '#kernel/actor.ts'
import { classNames } from './classification/class-names.ts'
import { filesOfComment } from './comment-files.server.ts'
import { readingReasons } from './reading/reading-tables.server.ts'
import { programTitle } from './report-programs.server.ts'
import {
  commentFiles,
  reportComments,
  reportFiles,
  reportRatings,
  reportSummaries,
  reports,
  reportVersions,
} from './report-tables.server.ts'
import { partiesOf } from './report-timeline.server.ts'

/** Reports with all that belongs to them that are read by one statement each: rows are made of a result at once. */
const reportsAtOnce = 100

/**
 * A bughunter's reports with what the page of each shows them; of everyone else the comments they wrote themselves, but
 * for talk inside the platform team.
 */
export async function exportReportData(tx: Tx, person: Person) {
  if (isBughunter(person)) return { reports: await reportsOf(tx, person), comments: [], readingReasons: [] }
  const { accountId } = person
  const comments = await ownCommentsOf(tx, accountId)
  return { reports: [], comments, readingReasons: await readingReasonsOf(tx, accountId) }
}

/** Of the platform team: why a person read reports of others. */
function readingReasonsOf(tx: Tx, accountId: string) {
  const { reason, givenAt } = readingReasons
  return tx
    .select({ reason, givenAt })
    .from(readingReasons)
    .where(eq(readingReasons.accountId, accountId))
    .orderBy(asc(givenAt))
}

async function reportsOf(tx: Tx, person: Person) {
  const own = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.reporterId, person.accountId))
    .orderBy(asc(reports.createdAt))
  const ids = own.map(({ id }) => id)
  const all: Awaited<ReturnType<typeof someReports>> = []
  for (let at = 0; at < ids.length; at += reportsAtOnce)
    all.push(...(await someReports(tx, person, ids.slice(at, at + reportsAtOnce))))
  return all
}

async function someReports(tx: Tx, person: Person, ids: string[]) {
  const rows = await tx
    .select({ report: reports, program: programTitle(person) })
    .from(reports)
    .innerJoin(programs, eq(programs.id, reports.programId))
    .where(inArray(reports.id, ids))
    .orderBy(asc(reports.createdAt))
  // One after the other: they share a connection.
  const versions = await versionsOf(tx, ids)
  const ratings = await ratingsOf(tx, person, ids)
  const comments = await commentsOf(tx, person, ids)
  const summaries = await tx.select().from(reportSummaries).where(inArray(reportSummaries.reportId, ids))
  const files = await tx.select().from(reportFiles).where(inArray(reportFiles.reportId, ids))
  return rows.map(({ report, program }) => ({
    ...shownOf(report),
    program,
    summary: summaries.find(({ reportId }) => reportId === report.id)?.text ?? null,
    files: files.filter(({ reportId }) => reportId === report.id).map(({ fileId }) => fileId),
    versions: without(versions, report.id),
    ratings: without(ratings, report.id),
    comments: without(comments, report.id),
  }))
}

/** What the reporter reads, column by column: a new one is left out until a person decides otherwise. */
function shownOf(report: typeof reports.$inferSelect) {
  const { id, code, programVersion, stage, closeReason, closeNote, fix, rewardState, revision } = report
  const { title, target, foundAt, vrtId, vrtOther, cweId, cweOther, cvssVector, cvssScore } = report
  const { pocMd, impactMd, recommendationMd, claimedLevel, triagedLevel, riskLevel } = report
  const { createdAt, updatedAt, submittedAt, validAt, ratedAt, closedAt } = report
  return {
    ...{ id, code, programVersion, stage, closeReason, closeNote, fix, rewardState, revision },
    ...{ title, target, foundAt, vrtId, vrtOther, cweId, cweOther, cvssVector, cvssScore },
    ...classNames(report),
    ...{ pocMd, impactMd, recommendationMd, claimedLevel, triagedLevel, riskLevel },
    ...{ createdAt, updatedAt, submittedAt, validAt, ratedAt, closedAt },
  }
}

function versionsOf(tx: Tx, ids: string[]) {
  return tx
    .select()
    .from(reportVersions)
    .where(inArray(reportVersions.reportId, ids))
    .orderBy(asc(reportVersions.revision))
}

async function ratingsOf(tx: Tx, person: Person, ids: string[]) {
  const rows = await tx
    .select()
    .from(reportRatings)
    .where(inArray(reportRatings.reportId, ids))
    .orderBy(asc(reportRatings.at))
  const by = await namesFor(
    tx,
    person,
    rows.map(({ byId }) => byId),
  )
  return rows.map(({ byId, id: _, ...rating }) => ({ ...rating, by: by(byId) }))
}

async function commentsOf(tx: Tx, person: Person, ids: string[]) {
  const { reportId, authorId, bodyMd, createdAt } = reportComments
  const rows = await tx
    .select({ reportId, authorId, bodyMd, createdAt, files: filesOfComment })
    .from(reportComments)
    .where(and(inArray(reportComments.reportId, ids), eq(reportComments.audience, 'all')))
    .orderBy(asc(reportComments.createdAt))
  const by = await namesFor(
    tx,
    person,
    rows.map(({ authorId }) => authorId),
  )
  return rows.map(({ authorId, ...said }) => ({ ...said, by: by(authorId) }))
}

/** Who wrote something, as the page of the report names them to its reporter. */
function namesFor(tx: Tx, person: Person, ids: string[]) {
  return partiesOf(tx, person, person.accountId, ids)
}

function without<T extends { reportId: string }>(rows: T[], id: string) {
  return rows.filter(({ reportId }) => reportId === id).map(({ reportId: _, ...row }) => row)
}

function ownCommentsOf(tx: Tx, authorId: string) {
  return tx
    .select({
      report: reports.code,
      audience: reportComments.audience,
      bodyMd: reportComments.bodyMd,
      createdAt: reportComments.createdAt,
      files: filesOfComment,
    })
    .from(reportComments)
    .innerJoin(reports, eq(reports.id, reportComments.reportId))
    .where(and(eq(reportComments.authorId, authorId), ne(reportComments.audience, 'hello')))
    .orderBy(asc(reportComments.createdAt))
}

/** Files a person sent with talk inside the platform team, which no copy of theirs has. */
export async function filesOfTeamTalk(tx: Tx, authorId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ fileId: commentFiles.fileId })
    .from(commentFiles)
    .innerJoin(reportComments, eq(reportComments.id, commentFiles.commentId))
    .where(and(eq(reportComments.authorId, authorId), eq(reportComments.audience, 'hello')))
  return new Set(rows.map(({ fileId }) => fileId))
}
