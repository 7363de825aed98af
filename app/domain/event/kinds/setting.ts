import { anything, count, kinds, notices, oneOf, optional, text } from './kind.ts'

const line = {
  key: oneOf('accounts', 'banks', 'brand', 'fees', 'holidays', 'plans', 'points', 'switches', 'tax'),
  scope: text,
  number: count,
  validFrom: text,
}

/** What happens to settings of the platform. */
export const settingKinds = kinds({
  'setting.proposed': { facts: { ...line, value: anything }, notified: 'mail', group: 'desk' },
  'setting.confirmed': { facts: { ...line, value: optional(anything) }, notified: 'mail', group: 'security' },
  'setting.refused': { facts: { ...line }, notified: 'none' },
  'setting.withdrawn': { facts: { ...line }, notified: 'none' },
})

/** Who is notified of them. */
export const settingNotices = notices(settingKinds, {
  'setting.proposed': [{ to: 'team', mail: 'team_setting_proposed' }],
  'setting.confirmed': [{ to: 'team', mail: 'team_setting_changed' }],
})
