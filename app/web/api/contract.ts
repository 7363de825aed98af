import { accountCalls } from './accounts.ts'
import { agreementCalls } from './agreements.ts'
import { announcementCalls } from './announcements.ts'
import { articleActCalls } from './article-acts.ts'
import { articleCalls } from './articles.ts'
import { assetCalls } from './assets.ts'
import { auditLogCalls } from './audit-log.ts'
import { authCalls } from './auth.ts'
import { breachCalls } from './breach.ts'
import type { Call } from './call.ts'
import { cannedCalls } from './canned-answers.ts'
import { challengeCalls } from './challenges.ts'
import { collusionCalls } from './collusion.ts'
import { companyCalls } from './company.ts'
import { contractCalls } from './contracts.ts'
import { curriculumVitaeCalls } from './curriculum-vitae.ts'
import { dashboardCalls } from './dashboards.ts'
import { documentCalls } from './documents.ts'
import { goodsCalls } from './goods.ts'
import { handlingCalls } from './handling.ts'
import { identityCalls } from './identity.ts'
import { incidentActCalls } from './incident-acts.ts'
import { incidentCalls } from './incidents.ts'
import { inquiryCalls } from './inquiries.ts'
import { jobCalls } from './jobs.ts'
import { leftPayeeCalls } from './left-payees.ts'
import { licenseCalls } from './license.ts'
import { memberCalls } from './members.ts'
import { moneyCalls } from './money.ts'
import { noticeCalls } from './notices.ts'
import { ownDataCalls } from './own-data.ts'
import { payoutQueueCalls } from './payout-queue.ts'
import { payoutCalls } from './payouts.ts'
import { pointCalls } from './points.ts'
import { programActCalls } from './program-acts.ts'
import { programAnnouncementCalls } from './program-announcements.ts'
import { programMemberCalls } from './program-members.ts'
import { programProposalCalls } from './program-proposals.ts'
import { programCalls } from './programs.ts'
import { publicFormCalls } from './public-forms.ts'
import { recoveryCalls } from './recovery.ts'
import { refundCalls } from './refunds.ts'
import { reportActCalls } from './report-acts.ts'
import { reportBulkCalls } from './report-bulk.ts'
import { reportFileCalls } from './report-files.ts'
import { reportPublicationCalls } from './report-publications.ts'
import { reportRewardCalls } from './report-rewards.ts'
import { templateCalls } from './report-templates.ts'
import { reportCalls } from './reports.ts'
import { residenceCalls } from './residences.ts'
import { savedViewCalls } from './saved-views.ts'
import { sealedOriginalCalls } from './sealed-originals.ts'
import { securityCalls } from './security.ts'
import { sessionCalls } from './sessions.ts'
import { settingCalls } from './settings.ts'
import { signUpCalls } from './sign-up.ts'
import { teamCalls } from './team.ts'
import { teamReviewCalls } from './team-reviews.ts'
import { testAccountCalls } from './test-accounts.ts'
import { userCalls } from './user.ts'
import { userLogCalls } from './user-log.ts'
import { verificationCalls } from './verification.ts'
import { workQueueCalls } from './work-queue.ts'

/**
 * Every call there is: the server registers its endpoints from this list, and the document at `/api/v1/openapi.json` is
 * made from it.
 */
export const contract: readonly Call[] = [
  ...authCalls,
  ...recoveryCalls,
  ...signUpCalls,
  ...userCalls,
  ...securityCalls,
  ...sessionCalls,
  ...ownDataCalls,
  ...identityCalls,
  ...curriculumVitaeCalls,
  ...companyCalls,
  ...contractCalls,
  ...licenseCalls,
  ...assetCalls,
  ...memberCalls,
  ...userLogCalls,
  ...moneyCalls,
  ...refundCalls,
  ...programCalls,
  ...programActCalls,
  ...programProposalCalls,
  ...programMemberCalls,
  ...testAccountCalls,
  ...programAnnouncementCalls,
  ...agreementCalls,
  ...pointCalls,
  ...reportCalls,
  ...reportActCalls,
  ...reportBulkCalls,
  ...reportFileCalls,
  ...reportRewardCalls,
  ...goodsCalls,
  ...cannedCalls,
  ...templateCalls,
  ...handlingCalls,
  ...savedViewCalls,
  ...sealedOriginalCalls,
  ...reportPublicationCalls,
  ...articleCalls,
  ...articleActCalls,
  ...publicFormCalls,
  ...incidentCalls,
  ...incidentActCalls,
  ...inquiryCalls,
  ...verificationCalls,
  ...accountCalls,
  ...auditLogCalls,
  ...breachCalls,
  ...dashboardCalls,
  ...noticeCalls,
  ...announcementCalls,
  ...challengeCalls,
  ...payoutCalls,
  ...leftPayeeCalls,
  ...payoutQueueCalls,
  ...residenceCalls,
  ...collusionCalls,
  ...teamReviewCalls,
  ...workQueueCalls,
  ...documentCalls,
  ...settingCalls,
  ...teamCalls,
  ...jobCalls,
]
