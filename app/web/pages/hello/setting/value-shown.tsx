import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { SettingKey, SettingValues } from '#domain/setting/setting.ts'
import type { LineStage } from '#domain/setting/setting-book.ts'
import { dateText } from '#i18n/moment.ts'
import { settingShares, settingWords } from '#i18n/settings.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { factsOfValue, scopeText } from './value-text.ts'

const tones: Record<LineStage, Tone> = {
  waiting: 'highlight',
  coming: 'primary',
  now: 'success',
  past: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
}

export function StageBadge({ stage }: { stage: LineStage }) {
  return <Badge tone={tones[stage]}>{useWords(settingWords).stages[stage]}</Badge>
}

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

/** A day of Asia/Jakarta, given as `YYYY-MM-DD`. */
export function DayShown({ day }: { day: string }) {
  return <time dateTime={day}>{dateText(new Date(`${day}T00:00:00Z`), useLocale())}</time>
}

/** The part of a setting a line speaks of: a day, a scheme, a switch, a bank. */
export function ScopeShown({ of: key, scope }: { of: SettingKey; scope: string }) {
  const words = useWords(settingWords)
  return key === 'holidays' ? <DayShown day={scope} /> : scopeText(key, scope, words)
}
