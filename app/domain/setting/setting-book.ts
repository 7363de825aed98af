import type { SettingKey, SettingLine, SettingValues } from './setting.ts'

/** Lines that hold, by key and scope; in each the one that begins last comes first. */
export type SettingBook = ReadonlyMap<string, readonly SettingLine[]>

export function bookOf(lines: readonly SettingLine[]): SettingBook {
  const book = new Map<string, SettingLine[]>()
  for (const line of lines.filter(({ state }) => state === 'confirmed')) {
    const place = placeOf(line.key, line.scope)
    book.set(place, [...(book.get(place) ?? []), line])
  }
  for (const kept of book.values()) kept.sort(latestFirst)
  return book
}

/** The line that holds on `day`; undefined while what the platform came with holds. */
export function lineOn<K extends SettingKey>(
  book: SettingBook,
  key: K,
  scope: string,
  day: string,
): SettingLine<K> | undefined {
  const lines = book.get(placeOf(key, scope)) as readonly SettingLine<K>[] | undefined
  return lines?.find(({ validFrom }) => validFrom <= day)
}

export function valueOn<K extends SettingKey>(
  book: SettingBook,
  key: K,
  scope: string,
  day: string,
): SettingValues[K] | undefined {
  return lineOn(book, key, scope, day)?.value
}

/** Whether a line begins later than another; of two that begin together, the one that was written later wins. */
export function latestFirst(
  a: Pick<SettingLine, 'validFrom' | 'number'>,
  b: Pick<SettingLine, 'validFrom' | 'number'>,
): number {
  return a.validFrom === b.validFrom ? b.number - a.number : a.validFrom < b.validFrom ? 1 : -1
}

/** What a line is on `today`, of all lines of its key. */
export const lineStages = ['waiting', 'coming', 'now', 'past', 'refused', 'withdrawn'] as const
export type LineStage = (typeof lineStages)[number]

export function stageOf(line: SettingLine, book: SettingBook, today: string): LineStage {
  if (line.state === 'proposed') return 'waiting'
  if (line.state !== 'confirmed') return line.state
  if (line.validFrom > today) return 'coming'
  return lineOn(book, line.key, line.scope, today)?.id === line.id ? 'now' : 'past'
}

function placeOf(key: SettingKey, scope: string): string {
  return `${key}/${scope}`
}
