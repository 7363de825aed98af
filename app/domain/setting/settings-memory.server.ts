import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { logLine } from '@cakrawala/logging/log'
import { listenTo } from '@cakrawala/pg-access/listen'
import { and, desc, eq, lte } from 'drizzle-orm'
import { database, type Tx } from '#infra/database.ts'
import { showBrand } from '#infra/settings.ts'
import { refuse } from '#kernel/refusal.ts'
import { type SettingKey, type SettingLine, type SettingValues, type SwitchName, whole } from './setting.ts'
import { bookOf, lineOn, type SettingBook } from './setting-book.ts'
import { settingLines } from './setting-tables.server.ts'

/** Where processes hear that a line was written or decided; the database notifies them by a trigger. */
const channel = 'settings'
/** A day turns without news, and a word may be missed. */
const lookAgainMs = 60_000

/** `lines` is what was read, as text. */
type Memory = { book: SettingBook; lines: string; reading: Promise<void> }
// The pages come as a bundle with modules of their own; all must meet in one memory.
const place = Symbol.for('cakrawala.team-settings')
const system = globalThis as unknown as Record<symbol, Memory | undefined>

function memory(): Memory {
  system[place] ??= { book: bookOf([]), lines: '', reading: Promise.resolve() }
  return system[place]
}

/** What holds on `day` (`YYYY-MM-DD`, Asia/Jakarta); undefined where the team has set nothing. Asks no database. */
export function settingOn<K extends SettingKey>(
  key: K,
  scope: string,
  day: string,
): SettingValues[K] | undefined {
  return settingLineOn(key, scope, day)?.value
}

export function settingLineOn<K extends SettingKey>(
  key: K,
  scope: string,
  day: string,
): SettingLine<K> | undefined {
  return lineOn(memory().book, key, scope, day)
}

/** All lines of a key that were confirmed, whenever they hold. */
export function settingLinesOf<K extends SettingKey>(key: K): SettingLine<K>[] {
  return [...memory().book.values()].flat().filter((line): line is SettingLine<K> => line.key === key)
}

/** Reads the lines anew; one reader after the other, so that an older answer never replaces a newer one. */
export function readTeamSettings(): Promise<void> {
  const mine = memory()
  mine.reading = mine.reading
    .catch(() => undefined)
    .then(async () => {
      const { id, key, scope, number, validFrom, value, state } = settingLines
      const lines = await database()
        .select({ id, key, scope, number, validFrom, value, state })
        .from(settingLines)
        .where(eq(state, 'confirmed'))
      mine.book = bookOf(lines as SettingLine[])
      mine.lines = JSON.stringify(lines)
      showBrandOfToday()
    })
  return mine.reading
}

function showBrandOfToday(): void {
  showBrand(settingOn('brand', whole, jakartaDay(now())) ?? null)
}

/** Keeps this process's cache current. @param onChange what was shown before may be old now */
export async function keepTeamSettings(
  url: string,
  onChange: () => void,
): Promise<{ stop(): Promise<void> }> {
  await readTeamSettings()
  let told = memory().lines
  const tell = () => {
    told = memory().lines
    onChange()
  }
  const look = (isNewDay = false) =>
    readTeamSettings().then(
      () => (isNewDay || memory().lines !== told ? tell() : undefined),
      (error: unknown) => logLine('warn', { event: 'settings_unread' }, error),
    )
  const ears = listenTo(url, channel, { onNews: () => void look() })
  let day = jakartaDay(now())
  const clock = setInterval(() => {
    const today = jakartaDay(now())
    void look(today !== day)
    day = today
  }, lookAgainMs).unref()
  return {
    async stop() {
      clearInterval(clock)
      await ears.stop()
      await memory().reading.catch(() => undefined)
    },
  }
}

/** Whether a function of the platform is switched on, for pages; use cases ask `refuseIfClosed`. */
export function isSwitchOn(name: SwitchName): boolean {
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
