import { kinds, notices } from './kind.ts'

const step = { facts: {}, notified: 'page', group: 'money' } as const

/** What happens to goods that reports earned; facts hold no address and no code. */
export const goodsKinds = kinds({
  'reward.goods_addressed': step,
  'reward.goods_sent': { ...step, companyLog: true },
  'reward.goods_received': step,
  'reward.goods_missing': { ...step, teamGroup: 'desk' },
  'reward.goods_closed': step,
})

/** Who is notified of them. */
export const goodsNotices = notices(goodsKinds, {
  'reward.goods_addressed': [{ to: 'company_deciders', page: 'company_goods_addressed' }],
  'reward.goods_sent': [{ to: 'reporter', page: 'hunter_goods_sent' }],
  'reward.goods_received': [{ to: 'company_deciders', page: 'company_goods_received' }],
  'reward.goods_missing': [
    { to: 'company_deciders', page: 'company_goods_missing' },
    { to: 'assignee', page: 'team_goods_missing' },
  ],
  'reward.goods_closed': [
    { to: 'reporter', page: 'hunter_goods_closed' },
    { to: 'company_deciders', page: 'company_goods_closed' },
  ],
})
