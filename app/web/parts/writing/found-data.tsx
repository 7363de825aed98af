import { useRefused, useTyped, useTypedAll } from '@cakrawala/page-parts/form'
import type { Found } from '@cakrawala/personal-data/kinds'
import { maskOf } from '@cakrawala/personal-data/mask'
import { useControl } from '@cakrawala/ui/field-context'
import { type RefObject, useState } from 'react'
import { dataChoice, readChoices } from '#domain/report/guard/personal-data-choice.ts'
import { type AskedData, AskedList } from './asked-list.tsx'
import { changeText } from './change-text.ts'
import { FoundList } from './found-list.tsx'
import { useFoundData } from './use-found-data.ts'

type Area = RefObject<HTMLTextAreaElement | null>
type FoundDataProps = {
  /** The text it is found in while one writes; a field without one is read by the server alone. */
  area?: Area
  /** Whether the text is to be published, so that nothing of it is sealed. */
  published?: boolean | undefined
}

/**
 * Personal data and secrets in the field around, with a choice for each: below the text while it is written, and without scripts after the
 * server found some. Sends `personalData` with the form.
 */
export function FoundData({ area, published }: FoundDataProps) {
  const name = useControl({}).name ?? ''
  const refused = useRefused()?.fields[name] ?? []
  const text = useTyped(name) ?? ''
  const typed = useTypedAll('personalData')
  // Several fields share one form: each carries the choices about its own text.
  const [decidedHere, setChoices] = useState<readonly string[] | null>(null)
  const choices = decidedHere ?? typed.filter((one) => isAbout(one, text))
  const { found, look } = useFoundData(area)
  const decided = readChoices(choices)
  const kept = new Set(decided.flatMap(({ choice, value }) => (choice === 'keep' ? [value] : [])))
  const decide = (choice: 'mask' | 'keep', some: readonly Found[]) => {
    const values = new Set(some.map(({ value }) => value))
    const others = choices.filter((one) => readChoices([one]).every(({ value }) => !values.has(value)))
    setChoices([...others, ...onceEach(some).map((one) => dataChoice(choice, one))])
    if (choice === 'mask') maskIn(area, some)
    look()
  }
  const asked = refused.flatMap(({ key, params }) => (key === 'personal_data' ? [params as AskedData] : []))
  const open = found?.filter(({ value }) => !kept.has(value))
  return (
    <>
      {choices.map((one) => (
        <input key={one} type="hidden" name="personalData" value={one} />
      ))}
      {open ? (
        <FoundList
          open={onceEach(open)}
          kept={kept.size}
          hint={published ? 'publicHint' : 'hint'}
          onMask={(values) =>
            decide(
              'mask',
              open.filter((one) => values.includes(one.value)),
            )
          }
          onKeep={(one) => decide('keep', [one])}
          onAgain={() => setChoices(choices.filter((one) => !one.startsWith('keep:')))}
        />
      ) : (
        asked.length > 0 && <AskedList asked={asked} hint={published ? 'publicHint' : 'hint'} />
      )}
    </>
  )
}

function isAbout(choice: string, text: string): boolean {
  const plain = text.replace(/\r\n?/g, '\n')
  return readChoices([choice]).some(
    ({ kind, value }) => plain.includes(value) || plain.includes(maskOf(kind, value)),
  )
}

function onceEach(found: readonly Found[]): Found[] {
  return [...new Map(found.toReversed().map((one) => [one.value, one])).values()].toReversed()
}

/** One change, so that one undoing takes it back. */
function maskIn(area: Area | undefined, some: readonly Found[]): void {
  const [first, last] = [some[0], some.at(-1)]
  if (!area || !first || !last) return
  changeText(area.current, ({ text }) => {
    let [insert, at] = ['', first.start]
    for (const { start, end, mask, value } of some) {
      if (text.slice(start, end) !== value) return null
      insert += text.slice(at, start) + mask
      at = end
    }
    const end = first.start + insert.length
    return { from: first.start, to: last.end, insert, start: end, end }
  })
}
