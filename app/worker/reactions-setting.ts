import type { MailedOf, Reactions } from './reaction.ts'

/** Who hears of settings: all of the team, for what one of them changes holds for everyone. */
export const settingReactions: Reactions<MailedOf<'setting'>> = {
  'setting.proposed': [{ to: 'team', mail: 'team_setting_proposed' }],
  'setting.confirmed': [{ to: 'team', mail: 'team_setting_changed' }],
}
