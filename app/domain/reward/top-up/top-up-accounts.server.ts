import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { accountPlaces } from '#domain/setting/setting.ts'
import { settingOn } from '#domain/setting/settings-memory.server.ts'

/** An account of the platform. */
export type TopUpAccount = { place: string; bankName: string; number: string; holder: string }

/** The accounts that companies transfer to today, in the order of the team's list. */
export function topUpAccounts(): TopUpAccount[] {
  const today = jakartaDay(now())
  return accountPlaces.flatMap((place) => {
    const account = settingOn('accounts', place, today)
    if (!account?.used) return []
    const { name: bankName, number, holder } = account
    return [{ place, bankName, number, holder }]
  })
}
