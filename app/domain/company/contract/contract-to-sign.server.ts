import { createHash } from 'node:crypto'
import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { feesOf, firstFees, whole } from '#domain/setting/setting.ts'
import { settingOn } from '#domain/setting/settings-memory.server.ts'
import { settings } from '#infra/settings.ts'
import type { Locale } from '#kernel/locale.ts'
import { versionToSign } from './contract.ts'
import { contractText } from './contract-text.ts'

export type ContractToSign = { version: number; text: Record<Locale, string>; textHash: Buffer }

/** The text of today, with the fees of today; its hash is that of the binding Indonesian text. */
export function contractToSign(): ContractToSign {
  const { version } = versionToSign()
  const fees = feesOf(settingOn('fees', whole, jakartaDay(now())) ?? firstFees)
  const terms = { brand: settings().brandName, version, rewardFee: fees.reward, prizeFee: fees.prize }
  const text = { id: contractText(terms, 'id'), en: contractText(terms, 'en') }
  return { version, text, textHash: createHash('sha256').update(text.id).digest() }
}
