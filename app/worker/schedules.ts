import type { PgBoss } from 'pg-boss'
import { releaseQuarantined } from '#domain/account/files/file-queries.server.ts'
import { forgetExpired } from '#domain/account/forget-expired.server.ts'
import { forgetOldEmails } from '#domain/account/forget-old-emails.server.ts'
import { forgetIdentityImages } from '#domain/account/identity/forget-identity-images.server.ts'
import { applyDueResets } from '#domain/account/recovery/apply-due-resets.server.ts'
import { endSuspensions } from '#domain/account/standing/end-suspensions.server.ts'
import { watchReadings } from '#domain/account/standing/watch-readings.server.ts'
import { publishDueAnnouncements } from '#domain/announcement/move-announcement.server.ts'
import { forgetReplacedCards } from '#domain/company/forget-replaced-cards.server.ts'
import { remindOfEndingPlans } from '#domain/company/plan/remind-of-ending-plans.server.ts'
import { watchHistory } from '#domain/event/watch-history.server.ts'
import { forgetIncidents } from '#domain/incident/forget-incidents.server.ts'
import { remindOfDeadlines } from '#domain/incident/remind-of-deadlines.server.ts'
import { forgetInquiries } from '#domain/inquiry/forget-inquiries.server.ts'
import { forgetNotices } from '#domain/notification/forget-notices.server.ts'
import { eraseLeavers } from '#domain/privacy/erase-leavers.server.ts'
import { moveChallengesOn } from '#domain/program/challenge/move-challenges-on.server.ts'
import { endExpiredPrograms } from '#domain/program/end-expired-programs.server.ts'
import { expireInvitations } from '#domain/program/invitation/expire-invitations.server.ts'
import { forgetDownloads } from '#domain/publication/executive-download.server.ts'
import { publishDueArticles } from '#domain/publication/publish-article.server.ts'
import { escalateOverdueClocks } from '#domain/report/clock/escalate-overdue.server.ts'
import { expireInfo } from '#domain/report/clock/expire-info.server.ts'
import { markOverdueClocks } from '#domain/report/clock/mark-overdue.server.ts'
import { stopLatePrograms } from '#domain/report/clock/stop-late-programs.server.ts'
import { printOlderReports } from '#domain/report/duplicate/print-report.server.ts'
import { releaseUnanswered } from '#domain/reward/release-unanswered.server.ts'
import { expireRetests } from '#domain/reward/retest/expire-retest.server.ts'
import { releaseAnswered } from '#domain/reward/retest/release-answered.server.ts'
import { settings } from '#infra/settings.ts'
import type { System } from '#kernel/actor.ts'
import { ensureQueue } from './queues.ts'

/** `seconds` is how long one may take, where the usual four minutes are not enough. */
type Duty = { cron: string; work: (house: System) => Promise<unknown>; seconds?: number }

/** What happens by time alone, each a verb called as the house itself. Times are of Asia/Jakarta. */
export const duties: Record<string, Duty> = {
  'apply-factor-resets': { cron: '*/5 * * * *', work: applyDueResets },
  'move-challenges-on': { cron: '* * * * *', work: moveChallengesOn },
  'end-expired-programs': { cron: '5 0 * * *', work: endExpiredPrograms },
  'end-suspensions': { cron: '* * * * *', work: (house) => endSuspensions(house) },
  'expire-info': { cron: '*/10 * * * *', work: (house) => expireInfo(house) },
  'expire-retests': { cron: '*/10 * * * *', work: (house) => expireRetests(house) },
  'expire-invitations': { cron: '*/15 * * * *', work: expireInvitations },
  'forget-expired': { cron: '55 1 * * *', work: forgetExpired },
  'forget-downloads': { cron: '55 1 * * *', work: forgetDownloads },
  'forget-old-emails': { cron: '45 1 * * *', work: forgetOldEmails },
  'forget-replaced-cards': { cron: '50 1 * * *', work: forgetReplacedCards },
  'erase-leavers': { cron: '30 2 * * *', work: (house) => eraseLeavers(house) },
  'forget-identity-images': { cron: '40 1 * * *', work: forgetAllDue },
  'forget-incidents': { cron: '55 1 * * *', work: () => forgetIncidents() },
  'forget-inquiries': { cron: '0 2 * * *', work: () => forgetInquiries() },
  'forget-notices': { cron: '5 2 * * *', work: () => forgetNotices() },
  'escalate-overdue-clocks': { cron: '7 * * * *', work: escalateOverdueClocks },
  'release-unanswered': { cron: '17 * * * *', work: (house) => releaseUnanswered(house) },
  'release-answered-retests': { cron: '22 * * * *', work: (house) => releaseAnswered(house) },
  'stop-late-programs': { cron: '27 * * * *', work: stopLatePrograms },
  'remind-of-incident-deadlines': { cron: '*/5 * * * *', work: remindOfDeadlines },
  'remind-of-ending-plans': { cron: '0 8 * * *', work: remindOfEndingPlans },
  'print-older-reports': { cron: '*/2 * * * *', work: () => printOlderReports() },
  'mark-overdue-clocks': { cron: '*/5 * * * *', work: markOverdueClocks },
  'watch-history': { cron: '20 3 * * *', work: watchHistory, seconds: 3600 },
  'watch-readings': { cron: '*/5 * * * *', work: watchReadings },
  'publish-due-announcements': { cron: '* * * * *', work: publishDueAnnouncements },
  'publish-due-articles': { cron: '* * * * *', work: publishDueArticles },
  'release-quarantined': { cron: '*/10 * * * *', work: releaseWhereScanned },
}

export async function startSchedules(boss: PgBoss): Promise<void> {
  for (const [name, { cron, work, seconds = 240 }] of Object.entries(duties)) {
    await ensureQueue(boss, name, { policy: 'short', retryLimit: 2, expireInSeconds: seconds })
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => {
      await work({ kind: 'system', job: name })
    })
    await boss.schedule(name, cron, null, { tz: 'Asia/Jakarta' })
  }
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
