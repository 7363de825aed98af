import { count, flag, id, kinds, listOf, oneOf, optional, orNull, text } from './kind.ts'

const plan = oneOf('free', 'pro', 'enterprise')
const asset = {
  assetId: id,
  assetKind: oneOf('domain', 'mobile_app', 'address_range', 'repository', 'device'),
  name: text,
}

/** What happens to companies, their members, plans and assets. */
export const companyKinds = kinds({
  'company.signed_up': { facts: { ownerId: id }, notified: 'mail', group: 'security', companyLog: true },
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
  'company.asset_opened': { facts: { assetId: id, fileId: orNull(id) }, notified: 'none' },
})
