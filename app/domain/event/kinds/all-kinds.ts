import { accountKinds, accountNotices } from './account.ts'
import { accountSecurityKinds, accountSecurityNotices } from './account-security.ts'
import { accountStatusKinds, accountStatusNotices } from './account-status.ts'
import { announcementKinds, announcementNotices } from './announcement.ts'
import { companyKinds, companyNotices } from './company.ts'
import { companyMoneyKinds, companyMoneyNotices } from './company-money.ts'
import { goodsKinds, goodsNotices } from './goods.ts'
import { incidentKinds, incidentNotices } from './incident.ts'
import { inquiryKinds, inquiryNotices } from './inquiry.ts'
import { jobKinds, jobNotices } from './job.ts'
import { operatorKinds, operatorNotices } from './operator.ts'
import { payoutKinds, payoutNotices } from './payout.ts'
import { privacyKinds, privacyNotices } from './privacy.ts'
import { programKinds, programNotices } from './program.ts'
import { programRulesKinds, programRulesNotices } from './program-rules.ts'
import { publicationKinds, publicationNotices } from './publication.ts'
import { releaseKinds, releaseNotices } from './release.ts'
import { reportKinds, reportNotices } from './report.ts'
import { rewardKinds, rewardNotices } from './reward.ts'
import { settingKinds, settingNotices } from './setting.ts'
import { testAccountKinds, testAccountNotices } from './test-account.ts'

/** Every kind of event, by its stored name, in the order lists show them. */
export const allKinds = {
  ...settingKinds,
  ...accountKinds,
  ...accountSecurityKinds,
  ...accountStatusKinds,
  ...operatorKinds,
  ...companyKinds,
  ...programKinds,
  ...programRulesKinds,
  ...testAccountKinds,
  ...reportKinds,
  ...rewardKinds,
  ...goodsKinds,
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

/** Who is notified of which kind. */
export const allNotices = {
  ...settingNotices,
  ...accountNotices,
  ...accountSecurityNotices,
  ...accountStatusNotices,
  ...operatorNotices,
  ...companyNotices,
  ...programNotices,
  ...programRulesNotices,
  ...testAccountNotices,
  ...reportNotices,
  ...rewardNotices,
  ...goodsNotices,
  ...companyMoneyNotices,
  ...payoutNotices,
  ...releaseNotices,
  ...publicationNotices,
  ...incidentNotices,
  ...inquiryNotices,
  ...jobNotices,
  ...announcementNotices,
  ...privacyNotices,
}
