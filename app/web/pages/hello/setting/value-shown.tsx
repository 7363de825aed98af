import type { SettingKey, SettingValues } from '#domain/setting/setting.ts'
import { settingShares } from '#i18n/setting-shares.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'
import { factsOfValue } from './value-text.ts'

/** The value of a line. */
export function ValueShown({ of: key, value }: { of: SettingKey; value: SettingValues[SettingKey] }) {
  const words = useWords(settingWords)
  const shares = useWords(settingShares)
  const facts = factsOfValue(key, value, { ...words, shares })
  return (
    <ul className="grid gap-0.5 break-words md:min-w-40">
      {facts.map(([name, text]) => (
        <li key={`${name} ${text}`}>
          {name && <span className="text-ink-soft">{name}: </span>}
          <span className="tabular-nums">{text}</span>
        </li>
      ))}
    </ul>
  )
}
