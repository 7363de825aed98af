import { Notice } from '@cakrawala/ui/notice'
import { useLocation } from 'react-router'
import type { EventType } from '#domain/event/event.ts'
import { hasRoleFor, rolesFor } from '#domain/event/team-roles.ts'
import { teamWords } from '#i18n/team.ts'
import type { TeamRole } from '#kernel/actor.ts'
import { useWords } from '#web/parts/locale.tsx'

/** What is mainly done on the pages of a work queue, by their address below `/hello/`. */
const acts: Readonly<Record<string, EventType>> = {
  accounts: 'account.sanctioned',
  announcements: 'announcement.published',
  appeals: 'account.sanction_appeal_decided',
  assets: 'company.asset_believed',
  collusion: 'reward.collusion_handled',
  contracts: 'company.contract_countersigned',
  incidents: 'incident.moved',
  'incident-responders': 'incident.responder_appointed',
  inquiries: 'inquiry.answered',
  jobs: 'job.sent_again',
  'left-payees': 'reward.payout_requested_for',
  licenses: 'company.plan_granted',
  npwp: 'company.npwp_decided',
  'payout-accounts': 'reward.payout_account_decided',
  payouts: 'reward.payout_paid',
  programs: 'program.accepted',
  publications: 'publication.article_published',
  recovery: 'account.recovery_review_decided',
  refunds: 'reward.refund_paid',
  reports: 'report.moved',
  settings: 'setting.confirmed',
  'tax-residences': 'reward.tax_residence_decided',
  team: 'account.operator_invited',
  'top-ups': 'reward.top_up_decided',
  verification: 'account.identity_decided',
}

/** Says on the pages of an area whose acts it is, to who may only read there. */
export function ReadsOnly({ roles }: { roles: readonly TeamRole[] }) {
  const { readsOnly, roleNames } = useWords(teamWords)
  const page = /\/hello\/([^/]+)/.exec(useLocation().pathname)?.[1] ?? ''
  const act = Object.hasOwn(acts, page) ? acts[page] : undefined
  if (!act || hasRoleFor({ teamRoles: roles }, act)) return null
  const names = rolesFor(act).map((role) => roleNames[role])
  return <Notice tone="info">{readsOnly({ roles: names.join(', ') })}</Notice>
}
