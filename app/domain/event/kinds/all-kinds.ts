import { accountKinds } from './account.ts'
import { accountSecurityKinds } from './account-security.ts'
import { accountStatusKinds } from './account-status.ts'
import { announcementKinds } from './announcement.ts'
import { companyKinds } from './company.ts'
import { companyMoneyKinds } from './company-money.ts'
import { incidentKinds } from './incident.ts'
import { inquiryKinds } from './inquiry.ts'
import { jobKinds } from './job.ts'
import { payoutKinds } from './payout.ts'
import { privacyKinds } from './privacy.ts'
import { programKinds } from './program.ts'
import { programRulesKinds } from './program-rules.ts'
import { publicationKinds } from './publication.ts'
import { releaseKinds } from './release.ts'
import { reportKinds } from './report.ts'
import { rewardKinds } from './reward.ts'
import { settingKinds } from './setting.ts'

/** Every kind of event, by its stored name, in the order lists show them. */
export const allKinds = {
  ...settingKinds,
  ...accountKinds,
  ...accountSecurityKinds,
  ...accountStatusKinds,
  ...companyKinds,
  ...programKinds,
  ...programRulesKinds,
  ...reportKinds,
  ...rewardKinds,
  ...companyMoneyKinds,
  ...payoutKinds,
  ...releaseKinds,
  ...publicationKinds,
  ...incidentKinds,
  ...inquiryKinds,
  ...jobKinds,
  ...announcementKinds,
  ...privacyKinds,
}
