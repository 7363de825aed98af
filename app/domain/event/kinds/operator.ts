import { flag, id, kinds, listOf, notices, orNull, text } from './kind.ts'

/** What happens to the platform team. The subject is the operator, whose id is that of the account. */
export const operatorKinds = kinds({
  // The link itself travels by `send-link-mail`.
  'account.operator_invited': { facts: { roles: listOf(text) }, notified: 'mail', group: 'security' },
  'account.operator_joined': { facts: { first: flag }, notified: 'mail', group: 'security' },
  'account.operator_change_proposed': {
    facts: { changeId: id, roles: orNull(listOf(text)) },
    notified: 'mail',
    group: 'desk',
  },
  'account.operator_change_closed': { facts: { changeId: id, own: flag }, notified: 'none' },
  'account.operator_roles_set': { facts: { roles: listOf(text) }, notified: 'mail', group: 'security' },
  'account.operator_rested': { facts: {}, notified: 'mail', group: 'security' },
  'account.operator_woken': { facts: {}, notified: 'mail', group: 'security' },
  'account.operator_let_go': { facts: {}, notified: 'mail', group: 'security' },
})

const changed = { to: 'team', mail: 'team_operator_changed' } as const

/** Who is notified of them. */
export const operatorNotices = notices(operatorKinds, {
  'account.operator_invited': [changed],
  'account.operator_joined': [changed],
  'account.operator_change_proposed': [{ to: 'team', mail: 'team_operator_proposed' }],
  'account.operator_roles_set': [changed],
  'account.operator_rested': [changed, { to: 'sanctioned', mail: 'person_team_rested' }],
  'account.operator_woken': [changed, { to: 'sanctioned', mail: 'person_team_woken' }],
  'account.operator_let_go': [changed, { to: 'sanctioned', mail: 'person_team_let_go' }],
})
