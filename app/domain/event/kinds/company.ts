import {
  count,
  flag,
  id,
  kinds,
  listOf,
  type Notice,
  notices,
  oneOf,
  optional,
  orNull,
  type StoredFacts,
  silent,
  text,
} from './kind.ts'
import { cannedChange } from './report-words.ts'

const plan = oneOf('free', 'pro', 'enterprise')
const asset = {
  assetId: id,
  assetKind: oneOf('domain', 'mobile_app', 'address_range', 'repository', 'device'),
  name: text,
}

/** What happens to companies, their members, plans and assets. */
export const companyKinds = kinds({
  'company.signed_up': { facts: { ownerId: id }, notified: 'mail', group: 'security', companyLog: true },
  'company.domain_shared': { facts: {}, notified: 'mail', group: 'security' },
  'company.profile_changed': {
    facts: {
      changed: listOf(oneOf('about', 'address', 'contactName', 'name', 'phone', 'sector', 'website')),
    },
    notified: 'none',
    companyLog: true,
    publicTopics: ['companies'],
  },
  'company.member_invited': {
    facts: { memberId: id, again: flag },
    notified: 'mail',
    group: 'team',
    companyLog: true,
  },
  'company.member_joined': {
    facts: { memberId: id, accountId: id },
    notified: 'mail',
    group: 'team',
    companyLog: true,
  },
  'company.member_edited': {
    facts: { memberId: id, permission: oneOf(1, 2), changed: listOf(text) },
    notified: 'mail',
    group: 'team',
    companyLog: true,
  },
  'company.member_deactivated': {
    facts: { memberId: id, accountId: optional(id), left: optional(flag), invited: optional(flag) },
    notified: 'mail',
    group: 'team',
    companyLog: true,
  },
  'company.member_reactivated': {
    facts: { memberId: id, accountId: id },
    notified: 'mail',
    group: 'team',
    companyLog: true,
  },
  'company.factor_rule_set': { facts: { required: flag }, notified: 'none', companyLog: true },
  'company.approver_named': {
    facts: { memberId: id },
    notified: 'mail',
    group: 'security',
    companyLog: true,
  },
  'company.user_log_exported': {
    facts: { lines: count },
    notified: 'none',
    reading: true,
    whileSuspended: true,
    companyLog: true,
  },
  'company.npwp_submitted': {
    facts: { changeId: optional(id), fileId: id, changed: flag },
    notified: 'mail',
    group: 'security',
    teamGroup: 'desk',
    companyLog: true,
  },
  'company.npwp_decided': {
    facts: { decision: oneOf('verified', 'refused') },
    notified: 'mail',
    group: 'money',
    reading: true,
    accessLog: true,
    companyLog: true,
  },
  'company.npwp_opened': {
    facts: { what: oneOf('card', 'number') },
    notified: 'none',
    reading: true,
    readingAlarm: true,
    accessLog: true,
    companyLog: true,
  },
  'company.contract_signed': {
    facts: { contractId: id, version: count, textHash: text, legalName: text },
    notified: 'mail',
    group: 'desk',
    companyLog: true,
  },
  'company.contract_countersigned': {
    facts: { contractId: id, version: count, twins: count },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['companies'],
  },
  'company.contract_returned': {
    facts: { contractId: id, version: count },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
  },
  'company.plan_requested': {
    facts: { requestId: id, plan },
    notified: 'mail',
    group: 'desk',
    companyLog: true,
  },
  'company.plan_request_withdrawn': { facts: { requestId: id }, notified: 'none', companyLog: true },
  'company.plan_granted': {
    facts: { plan, validFrom: text, validUntil: text, requestId: orNull(id) },
    notified: 'mail',
    group: 'money',
    companyLog: true,
  },
  'company.plan_declined': { facts: { requestId: id }, notified: 'mail', group: 'money', companyLog: true },
  'company.plan_ending': {
    facts: { plan, validUntil: text, before: oneOf(30, 7, 1) },
    notified: 'mail',
    group: 'money',
  },
  'company.asset_claimed': { facts: { ...asset }, notified: 'none', companyLog: true },
  'company.asset_shown': {
    facts: { ...asset, fileId: orNull(id) },
    notified: 'mail',
    group: 'desk',
    companyLog: true,
  },
  'company.asset_believed': { facts: { ...asset }, notified: 'mail', group: 'desk' },
  'company.asset_refused': { facts: { ...asset }, notified: 'mail', group: 'programs' },
  // Whether a target may be tested hangs on the proof of the asset it names.
  'company.asset_proved': {
    facts: { ...asset, proof: oneOf('dns', 'file', 'operators') },
    notified: 'mail',
    group: 'programs',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'company.asset_lost': {
    facts: { ...asset, loss: oneOf('gone', 'revoked', 'unreachable') },
    notified: 'mail',
    group: 'programs',
    teamGroup: 'desk',
    publicTopics: ['programs'],
  },
  'company.asset_withdrawn': {
    facts: { ...asset },
    notified: 'none',
    companyLog: true,
    publicTopics: ['programs'],
  },
  'company.canned_changed': {
    facts: { answerId: id, name: text, change: cannedChange },
    notified: 'none',
    companyLog: true,
  },
  'company.asset_opened': { facts: { assetId: id, fileId: orNull(id) }, notified: 'none' },
})

/** Who is notified of them. */
export const companyNotices = notices(companyKinds, {
  'company.signed_up': [{ to: 'owner', mail: 'company_registered', self: true }],
  'company.domain_shared': [{ to: 'owner', mail: 'company_domain_shared' }],
  // Who has no account gets the link by `send-link-mail`.
  'company.member_invited': [{ to: 'invited_elsewhere', mail: 'person_invited_elsewhere', self: true }],
  'company.member_joined': [{ to: 'inviter', mail: 'company_member_joined' }],
  'company.member_edited': ({ changed }) =>
    changed?.some((one) => one !== 'name') ? [{ to: 'member', mail: 'person_membership_changed' }] : silent,
  'company.member_deactivated': [{ to: 'member', mail: 'person_membership_ended' }],
  'company.member_reactivated': [{ to: 'member', mail: 'person_membership_restored' }],
  // The person who may decide rewards above the limit of one person: their owner hears of each, also of those they named
  // themselves.
  'company.approver_named': [{ to: 'owner', mail: 'company_approver_named', self: true }],
  'company.npwp_submitted': npwpSent,
  'company.npwp_decided': ({ decision }) => npwpNotices(decision),
  'company.contract_signed': [{ to: 'team', mail: 'team_contract' }],
  'company.contract_countersigned': [{ to: 'owner', mail: 'company_contract_in_force' }],
  'company.contract_returned': [{ to: 'owner', mail: 'company_contract_returned' }],
  'company.plan_requested': [{ to: 'team', mail: 'team_plan' }],
  'company.plan_granted': [{ to: 'owner', mail: 'company_plan_granted' }],
  'company.plan_declined': [{ to: 'owner', mail: 'company_plan_declined' }],
  'company.plan_ending': [{ to: 'plan_owner', mail: 'company_plan_ending' }],
  'company.asset_shown': [{ to: 'team', mail: 'team_asset' }],
  'company.asset_believed': [{ to: 'team', mail: 'team_asset_second' }],
  'company.asset_refused': [{ to: 'company_writers', mail: 'company_asset_refused' }],
  // The actor sees it on the page; decisions of operators are notified.
  'company.asset_proved': ({ proof }) =>
    proof === 'operators' ? [{ to: 'company_writers', mail: 'company_asset_proved' }] : silent,
  'company.asset_lost': [
    { to: 'company_writers', mail: 'company_asset_lost' },
    { to: 'team', mail: 'team_asset_lost' },
  ],
})

function npwpSent({
  changed,
  changeId,
}: StoredFacts<typeof companyKinds, 'company.npwp_submitted'>): readonly Notice[] {
  const team: Notice = { to: 'team', mail: 'team_npwp' }
  if (changed !== true) return [team]
  const former: Notice = { to: 'former_address', mail: 'company_npwp_changed_former', self: true }
  return [team, { to: 'owner', mail: 'company_npwp_changed', self: true }, ...(changeId ? [former] : [])]
}

function npwpNotices(
  decision: StoredFacts<typeof companyKinds, 'company.npwp_decided'>['decision'],
): readonly Notice[] {
  if (decision === 'verified') return [{ to: 'owner', mail: 'company_npwp_verified' }]
  return decision === 'refused' ? [{ to: 'owner', mail: 'company_npwp_refused' }] : silent
}
