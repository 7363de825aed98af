import { keepDuty } from '@cakrawala/job-queue/duty'
import type { PgBoss } from 'pg-boss'
import { forgetOldContacts } from '#domain/account/contact-change/contact-changes.server.ts'
import { releaseQuarantined } from '#domain/account/files/file-queries.server.ts'
import { pruneFiles } from '#domain/account/files/prune-files.server.ts'
import { forgetIdentityImages } from '#domain/account/identity/forget-identity-images.server.ts'
import { applyDueResets } from '#domain/account/recovery/apply-due-resets.server.ts'
import { forgetExpired } from '#domain/account/retention/forget-expired.server.ts'
import { forgetSessions } from '#domain/account/session/forget-sessions.server.ts'
import { endSuspensions } from '#domain/account/status/end-suspensions.server.ts'
import { watchReadings } from '#domain/account/status/watch-readings.server.ts'
import { publishDueAnnouncements } from '#domain/announcement/move-announcement.server.ts'
import { rereadProofs } from '#domain/company/asset/reread-proofs.server.ts'
import { forgetReplacedCards } from '#domain/company/forget-replaced-cards.server.ts'
import { remindOfEndingPlans } from '#domain/company/plan/remind-of-ending-plans.server.ts'
import { checkEventChain } from '#domain/event/check-event-chain.server.ts'
import { forgetIncidents } from '#domain/incident/forget-incidents.server.ts'
import { remindOfDeadlines } from '#domain/incident/remind-of-deadlines.server.ts'
import { forgetInquiries } from '#domain/inquiry/forget-inquiries.server.ts'
import { endLostFollows } from '#domain/notification/follow-report.server.ts'
import { forgetNotices } from '#domain/notification/keep-notices.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { moveChallengesOn } from '#domain/program/challenge/move-challenges-on.server.ts'
import { endExpiredPrograms } from '#domain/program/editing/end-expired-programs.server.ts'
import { expireInvitations } from '#domain/program/invitation/end-invitations.server.ts'
import { lockDueProposals } from '#domain/program/proposal/lock-due-proposals.server.ts'
import { endTestAccounts } from '#domain/program/test-account/end-test-accounts.server.ts'
import { forgetDownloads } from '#domain/publication/executive-download.server.ts'
import { publishDueArticles } from '#domain/publication/publish-article.server.ts'
import { checkReportLines } from '#domain/report/check-report-lines.server.ts'
import { escalateOverdueClocks } from '#domain/report/clock/escalate-overdue.server.ts'
import { expireInfo } from '#domain/report/clock/expire-info.server.ts'
import { markOverdueClocks } from '#domain/report/clock/mark-overdue.server.ts'
import { stopLatePrograms } from '#domain/report/clock/stop-late-programs.server.ts'
import { storeMissingFeatures } from '#domain/report/duplicate/store-features.server.ts'
import { forgetOriginals } from '#domain/report/sealed/forget-originals.server.ts'
import { pruneUploads } from '#domain/report/upload/prune-uploads.server.ts'
import { flagCollusion } from '#domain/reward/collusion/flag-collusion.server.ts'
import { settleRatings } from '#domain/reward/dispute/settle-ratings.server.ts'
import { forgetGoods } from '#domain/reward/goods/forget-goods.server.ts'
import { lapseProposals } from '#domain/reward/lapse-proposals.server.ts'
import { releaseUnanswered } from '#domain/reward/release-unanswered.server.ts'
import { forgetResidenceDocuments } from '#domain/reward/residence/forget-residence-documents.server.ts'
import { expireRetests } from '#domain/reward/retest/expire-retest.server.ts'
import { releaseAnswered } from '#domain/reward/retest/release-answered.server.ts'
import { settings } from '#infra/settings.ts'
import type { System } from '#kernel/actor.ts'
import { gatherDigests, gatherDigestsDuty } from './gather-digests.ts'

const timeZone = 'Asia/Jakarta'

/** `seconds` is how long one may take, where the usual four minutes are not enough. */
type Duty = { cron: string; work: (system: System) => Promise<unknown>; seconds?: number }

/** What happens by time alone, each a use case called as the platform itself. Times are of Asia/Jakarta. */
export const duties: Record<string, Duty> = {
  'apply-factor-resets': { cron: '*/5 * * * *', work: applyDueResets },
  'move-challenges-on': { cron: '* * * * *', work: moveChallengesOn },
  'end-expired-programs': { cron: '5 0 * * *', work: endExpiredPrograms },
  'hold-due-proposals': { cron: '* * * * *', work: lockDueProposals },
  'end-suspensions': { cron: '* * * * *', work: (system) => endSuspensions(system) },
  'expire-info': { cron: '*/10 * * * *', work: (system) => expireInfo(system) },
  'expire-retests': { cron: '*/10 * * * *', work: (system) => expireRetests(system) },
  'end-test-accounts': { cron: '*/10 * * * *', work: endTestAccounts },
  'expire-invitations': { cron: '*/15 * * * *', work: expireInvitations },
  'forget-expired': { cron: '55 1 * * *', work: forgetExpired },
  'forget-sessions': { cron: '15 2 * * *', work: () => forgetSessions() },
  'prune-files': { cron: '25 2 * * *', work: () => pruneFiles(), seconds: 1_800 },
  'prune-uploads': { cron: '35 * * * *', work: () => pruneUploads() },
  'forget-downloads': { cron: '55 1 * * *', work: forgetDownloads },
  'forget-old-emails': { cron: '45 1 * * *', work: forgetOldContacts },
  'forget-replaced-cards': { cron: '50 1 * * *', work: forgetReplacedCards },
  'forget-originals': { cron: '50 1 * * *', work: forgetOriginals },
  'forget-goods': { cron: '50 1 * * *', work: forgetGoods },
  'forget-residence-documents': { cron: '50 1 * * *', work: forgetResidenceDocuments },
  'erase-leavers': { cron: '30 2 * * *', work: (system) => eraseLeavers(system) },
  'forget-identity-images': { cron: '40 1 * * *', work: forgetAllDue },
  'forget-incidents': { cron: '55 1 * * *', work: () => forgetIncidents() },
  'forget-inquiries': { cron: '0 2 * * *', work: () => forgetInquiries() },
  'forget-notices': {
    cron: '5 2 * * *',
    work: async () => (await forgetNotices()) + (await endLostFollows()),
  },
  'escalate-overdue-clocks': { cron: '7 * * * *', work: escalateOverdueClocks },
  'lapse-proposals': { cron: '12 * * * *', work: (system) => lapseProposals(system) },
  'settle-ratings': { cron: '*/10 * * * *', work: (system) => settleRatings(system) },
  'release-unanswered': { cron: '17 * * * *', work: (system) => releaseUnanswered(system) },
  'release-answered-retests': { cron: '22 * * * *', work: (system) => releaseAnswered(system) },
  'flag-collusion': { cron: '35 3 * * *', work: flagCollusion, seconds: 1_800 },
  'reread-proofs': { cron: '37 * * * *', work: rereadProofs, seconds: 1_800 },
  'stop-late-programs': { cron: '27 * * * *', work: stopLatePrograms },
  'remind-of-incident-deadlines': { cron: '*/5 * * * *', work: remindOfDeadlines },
  'remind-of-ending-plans': { cron: '0 8 * * *', work: remindOfEndingPlans },
  'store-missing-features': { cron: '*/2 * * * *', work: () => storeMissingFeatures() },
  'mark-overdue-clocks': { cron: '*/5 * * * *', work: markOverdueClocks },
  'watch-history': { cron: '20 3 * * *', work: checkEventChain, seconds: 3600 },
  'check-report-lines': { cron: '30 3 * * *', work: checkReportLines, seconds: 1_800 },
  'watch-readings': { cron: '*/5 * * * *', work: watchReadings },
  'publish-due-announcements': { cron: '* * * * *', work: publishDueAnnouncements },
  'publish-due-articles': { cron: '* * * * *', work: publishDueArticles },
  'release-quarantined': { cron: '*/10 * * * *', work: releaseWhereScanned },
}

/** All that happens by time alone, with the gathering of digests. */
export const dutyNames = [...Object.keys(duties), gatherDigestsDuty.name]

export async function startSchedules(boss: PgBoss): Promise<void> {
  for (const [name, { cron, work, seconds }] of Object.entries(duties)) {
    const duty = { name, cron, timeZone, work: () => work({ kind: 'system', job: name }) }
    await keepDuty(boss, seconds === undefined ? duty : { ...duty, seconds })
  }
  await keepDuty(boss, { ...gatherDigestsDuty, timeZone, work: () => gatherDigests(boss) })
}

async function forgetAllDue(): Promise<void> {
  let removed: number
  do removed = await forgetIdentityImages()
  while (removed > 0)
}

/** Without a scanner nothing could be released: files then wait for one. */
async function releaseWhereScanned(): Promise<void> {
  if (settings().clamavSocket) await releaseQuarantined()
}
