import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { Tx } from '#infra/database.ts'
import { refuse } from '#kernel/refusal.ts'
import type { SettingValues, SwitchName } from './setting.ts'
import { settingLines } from './setting-tables.server.ts'
import { settingOn } from './settings-memory.server.ts'

/** Whether a function of the platform is switched on, for pages; use cases ask `refuseIfClosed`. */
export function isOpen(name: SwitchName): boolean {
  return settingOn('switches', name, jakartaDay(now()))?.on ?? true
}

/** Refuses an act whose function is switched off. @throws Refusal unavailable `closed_…` */
export async function refuseIfClosed(tx: Pick<Tx, 'select'>, name: SwitchName): Promise<void> {
  if (!(await isOpenIn(tx, name))) refuse('unavailable', `closed_${name}`)
}

/** Whether a function is switched on, read from the database, so a switch holds in every process at once. */
export async function isOpenIn(tx: Pick<Tx, 'select'>, name: SwitchName): Promise<boolean> {
  const [line] = await tx
    .select({ value: settingLines.value })
    .from(settingLines)
    .where(
      and(
        eq(settingLines.key, 'switches'),
        eq(settingLines.scope, name),
        eq(settingLines.state, 'confirmed'),
        lte(settingLines.validFrom, jakartaDay(now())),
      ),
    )
    .orderBy(desc(settingLines.validFrom), desc(settingLines.number))
    .limit(1)
  return (line?.value as SettingValues['switches'] | undefined)?.on ?? true
}
