import type { DataKind } from '@cakrawala/personal-data/kinds'
import { FieldContext } from '@cakrawala/ui/field-context'
import { Select } from '@cakrawala/ui/select'
import { useId } from 'react'
import { dataChoice } from '#domain/report/guard/personal-data-choice.ts'
import { personalDataWords } from '#i18n/personal-data.ts'
import { useWords } from '../locale.tsx'

/** A find of the server, as the refusal of its field names it. */
export type AskedData = { kind: DataKind; line: number; value: string; mask: string }

/** What the server found in a field, with a choice for each; masking is chosen beforehand. */
export function AskedList({ asked, hint }: { asked: readonly AskedData[]; hint: 'hint' | 'publicHint' }) {
  const words = useWords(personalDataWords)
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded border border-kunyit bg-sunk p-3">
      <p id={id} className="font-semibold">
        {words.title}
      </p>
      <p className="text-sm text-ink-soft">{words[hint]}</p>
      <FieldContext value={null}>
        <ul className="grid gap-2">
          {asked.map(({ kind, line, value, mask }, at) => (
            <li key={value} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span id={`${id}-${at}`} className="flex-[1_1_10rem]">
                {words.at({ kind: words.kinds[kind], line })}
              </span>
              <Select
                className="min-w-0 flex-[1_1_16rem]"
                id={`${id}-${at}-choice`}
                aria-labelledby={`${id}-${at}`}
                name="personalData"
                defaultValue={dataChoice('mask', { kind, value })}
                options={[
                  { value: dataChoice('mask', { kind, value }), label: words.maskTo({ mask }) },
                  { value: dataChoice('keep', { kind, value }), label: words.keep },
                ]}
              />
            </li>
          ))}
        </ul>
      </FieldContext>
    </section>
  )
}
