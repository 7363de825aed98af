import { isDeepStrictEqual } from 'node:util'
import { now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { desc, eq } from 'drizzle-orm'
import type { Proof } from '#domain/account/factor/factor-input.ts'
import { reauthenticate } from '#domain/account/factor/reauthenticate.server.ts'
import { record } from '#domain/event/record.server.ts'
import { banksOn } from '#domain/reward/payout/offered-banks.server.ts'
import { nationalHolidays } from '#domain/setting/national-holidays.server.ts'
import { needsSecond, type SettingKey, type SettingValues } from '#domain/setting/setting.ts'
import { dayFaults } from '#domain/setting/setting-days.ts'
import type { SettingChange } from '#domain/setting/setting-input.ts'
import { mayChangeSettings } from '#domain/setting/setting-policy.ts'
import { settingLines } from '#domain/setting/setting-tables.server.ts'
import { readTeamSettings, settingOn } from '#domain/setting/settings-memory.server.ts'
import { isDuplicate, type Tx, transaction } from '#infra/database.ts'
import type { Person } from '#kernel/actor.ts'
import { refuse, refuseField, refuseFields, refuseUnless } from '#kernel/refusal.ts'

/** More days off than this in one year are a mistake: deadlines would end nowhere. */
const mostHolidays = 60

/**
 * The platform team writes a line of a setting: what holds from a day on, and why. Where money or points hang on it, it waits
 * for a colleague; elsewhere it is confirmed at once. Of two who write on top of the same line, one wins.
 * @returns the id of the line
 * @throws Refusal forbidden; invalid_input (the proof; `validFrom`: date_early, date_far, nothing_changed, holidays_many; `bank`: choose);
 *   conflict `setting_changed`
 */
export async function changeSetting(
  actor: Person,
  key: SettingKey,
  { scope, validFrom, value: written, reason, seen }: SettingChange,
  proof: Proof,
): Promise<string> {
  refuseUnless(mayChangeSettings(actor), 'forbidden')
  refuseFields(dayFaults(key, validFrom))
  const value = key === 'accounts' ? withBankName(written as SettingValues['accounts'], validFrom) : written
  const locked = settingOn(key, scope, validFrom)
  if (isDeepStrictEqual(locked, value)) refuseField('validFrom', 'nothing_changed')
  if (key === 'holidays') refuseTooManyHolidays(validFrom)
  await reauthenticate(actor, proof)
  const id = newId()
  const at = now()
  const decided = needsSecond(key) ? null : { decidedBy: actor.accountId, decidedAt: at }
  const state = decided ? 'confirmed' : 'proposed'
  try {
    await transaction(async (tx) => {
      refuseUnless((await lastNumber(tx, key)) === seen, 'conflict', 'setting_changed')
      const line = { id, key, scope, number: seen + 1, validFrom, value, reason, state } as const
      await tx.insert(settingLines).values({ ...line, byId: actor.accountId, at, ...decided })
      const facts = { key, scope, number: seen + 1, validFrom, value }
      await record(tx, actor, decided ? 'setting.confirmed' : 'setting.proposed', id, facts)
    })
  } catch (error) {
    if (isDuplicate(error, 'setting_lines_number')) refuse('conflict', 'setting_changed')
    throw error
  }
  await readTeamSettings()
  return id
}

/** The number of a key's newest line, 0 where there is none. */
export async function lastNumber(tx: Pick<Tx, 'select'>, key: SettingKey): Promise<number> {
  const [row] = await tx
    .select({ number: settingLines.number })
    .from(settingLines)
    .where(eq(settingLines.key, key))
    .orderBy(desc(settingLines.number))
    .limit(1)
  return row?.number ?? 0
}

/** An account is at a bank that payouts know on its first day. */
function withBankName(account: SettingValues['accounts'], day: string): SettingValues['accounts'] {
  const bank = banksOn(day).find(({ code, kind }) => code === account.bank && kind === 'bank')
  return { ...account, name: bank?.name ?? refuseField('bank', 'choose') }
}

function refuseTooManyHolidays(validFrom: string): void {
  const year = validFrom.slice(0, 4)
  const days = [...nationalHolidays(new Date(`${validFrom}T00:00:00Z`))]
  if (days.filter((one) => one.startsWith(year)).length >= mostHolidays)
    refuseField('validFrom', 'holidays_many')
}
