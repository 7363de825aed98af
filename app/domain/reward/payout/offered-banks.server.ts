import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { settingLinesOf, settingOn } from '#domain/setting/settings-memory.server.ts'
import { day, flag, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { payoutAccountKinds } from './payout-account.ts'

/**
 * Codes of banks (SKN, three digits) and the e-wallets that take money by phone number, as the platform came with them (looked up
 * on 21 November 2026); the team adds and retires some (the setting `banks`).
 */
const banks = {
  '014': 'BCA',
  '002': 'BRI',
  '008': 'Mandiri',
  '009': 'BNI',
  '200': 'BTN',
  '451': 'BSI',
  '022': 'CIMB Niaga',
  '013': 'Permata',
  '011': 'Danamon',
  '028': 'OCBC',
  '016': 'Maybank Indonesia',
  '019': 'Panin',
  '426': 'Mega',
  '153': 'Sinarmas',
  '542': 'Jago',
  '535': 'SeaBank',
  '213': 'SMBC Indonesia (Jenius, BTPN)',
  '110': 'BJB',
  '147': 'Muamalat',
} as const

const wallets = {
  ovo: 'OVO',
  dana: 'DANA',
  gopay: 'GoPay',
  linkaja: 'LinkAja',
  shopeepay: 'ShopeePay',
} as const

/** A bank or e-wallet money can be sent to; `since` is null for those the platform came with. */
export const provider = z.object({
  ...{ code: text, kind: z.enum(payoutAccountKinds), name: text, offered: flag, since: day.nullable() },
})
export type Provider = z.infer<typeof provider>

/** All banks and e-wallets as they are on a day, by name: also those that are no longer offered. */
export function banksOn(day: string): Provider[] {
  const known = new Map<string, Provider>()
  const first = (kind: Provider['kind'], names: Readonly<Record<string, string>>) => {
    for (const [code, name] of Object.entries(names))
      known.set(code, { code, kind, name, offered: true, since: null })
  }
  first('bank', banks)
  first('wallet', wallets)
  const begun = settingLinesOf('banks').filter(({ validFrom }) => validFrom <= day)
  for (const { scope: code, validFrom: since, value } of begun.toSorted(oldestFirst))
    known.set(code, { code, since, ...value })
  return [...known.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Those a person may choose today. */
export function offeredBanks(): Provider[] {
  return banksOn(jakartaDay(now())).filter(({ offered }) => offered)
}

/** The name people know; the code itself for one no one knows. Retired ones keep their name. */
export function providerName(code: string): string {
  const set = settingOn('banks', code, jakartaDay(now()))?.name
  const firsts: Readonly<Record<string, string>> = { ...banks, ...wallets }
  return set ?? (Object.hasOwn(firsts, code) ? firsts[code]! : code)
}

function oldestFirst(
  a: { validFrom: string; number: number },
  b: { validFrom: string; number: number },
): number {
  return a.validFrom === b.validFrom ? a.number - b.number : a.validFrom < b.validFrom ? -1 : 1
}
