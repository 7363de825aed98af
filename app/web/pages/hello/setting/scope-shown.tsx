import type { SettingKey } from '#domain/setting/setting.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'
import { DayShown } from './day-shown.tsx'
import { scopeText } from './value-text.ts'

/** The part of a setting a line speaks of: a day, a scheme, a switch, a bank. */
export function ScopeShown({ of: key, scope }: { of: SettingKey; scope: string }) {
  const words = useWords(settingWords)
  return key === 'holidays' ? <DayShown day={scope} /> : scopeText(key, scope, words)
}
