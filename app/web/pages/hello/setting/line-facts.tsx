import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import type { SettingLineView } from '#domain/operations/setting/setting-views.server.ts'
import type { SettingKey } from '#domain/setting/setting.ts'
import { settingWords } from '#i18n/settings.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { DayShown } from './day-shown.tsx'
import { ScopeShown } from './scope-shown.tsx'
import { ValueShown } from './value-shown.tsx'

/** What a line says, and who had a part in it. */
export function LineFacts({ of, line }: { of: SettingKey; line: SettingLineView }) {
  const words = useWords(settingWords)
  const { facts, columnsOfLine } = words
  const items: { key: string; term: string; value: ReactNode }[] = [
    { key: 'scope', term: words.part, value: <ScopeShown of={of} scope={line.scope} /> },
    { key: 'value', term: words.value, value: <ValueShown of={of} value={line.value} /> },
    { key: 'from', term: columnsOfLine.from, value: <DayShown day={line.validFrom} /> },
    { key: 'reason', term: facts.reason, value: <Said text={line.reason} /> },
    { key: 'by', term: facts.by, value: line.by },
    { key: 'at', term: facts.at, value: <Moment at={line.at} /> },
  ]
  const add = (key: keyof typeof facts, value: string | Date | null) => {
    if (value instanceof Date) items.push({ key, term: facts[key], value: <Moment at={value} /> })
    else if (value) items.push({ key, term: facts[key], value: <Said text={value} /> })
  }
  for (const key of ['decidedBy', 'decidedAt', 'decideReason'] as const) add(key, line[key])
  for (const key of ['withdrawnBy', 'withdrawnAt', 'withdrawReason'] as const) add(key, line[key])
  return (
    <Panel>
      <DescriptionList columns={2} items={items} />
    </Panel>
  )
}

function Said({ text }: { text: string }) {
  return <span className="whitespace-pre-wrap wrap-anywhere">{text}</span>
}
