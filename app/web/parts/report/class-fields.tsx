import { FormField, useFieldError, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { Combobox, type ComboboxOption } from '@cakrawala/ui/combobox'
import { TextInput } from '@cakrawala/ui/text-input'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useCallback, useRef, useState } from 'react'
import type { ReportCore } from '#domain/report/report-view.ts'
import { reportClassWords } from '#i18n/report-class.ts'
import { useLocale, useWords } from '../locale.tsx'
import { ClassProposal } from './class-proposal.tsx'

type List = 'vrt' | 'cwe'
/** Class and weakness as they are stored. */
export type StoredClass = Pick<
  ReportCore,
  'vrtId' | 'vrtName' | 'vrtOther' | 'cweId' | 'cweName' | 'cweOther'
>

type ClassFieldsProps = {
  stored: StoredClass | null
  labels: Record<'vrtId' | 'cweId', string>
  /** Begins the ids of the fields, where several forms of a page have them. */
  ids?: string
  required?: boolean
}

/**
 * Where class and weakness of a report are found by words or numbers, or described where none fits. Choosing a class shows what its
 * taxonomy proposes for the fields that are still empty.
 */
export function ClassFields({ stored, labels, ids = 'field', required = false }: ClassFieldsProps) {
  const [chosen, setChosen] = useState<string>()
  const { vrtId, vrtName, vrtOther, cweId, cweName, cweOther } = stored ?? {}
  const cwe = cweId == null ? '' : `CWE-${cweId} ${cweName ?? ''}`.trim()
  return (
    <>
      <ClassField
        {...{
          ids,
          required,
          list: 'vrt',
          label: labels.vrtId,
          name: vrtName ?? vrtId ?? '',
          other: vrtOther,
        }}
        onChoose={setChosen}
      />
      <ClassField {...{ ids, required, list: 'cwe', label: labels.cweId, name: cwe, other: cweOther }} />
      <ClassProposal typed={chosen} />
    </>
  )
}

type ClassFieldProps = {
  ids: string
  required: boolean
  list: List
  label: string
  name: string
  other: string | null | undefined
  onChoose?: (typed: string | undefined) => void
}

function ClassField({ ids, required, list, label, name, other, onChoose }: ClassFieldProps) {
  const words = useWords(reportClassWords)
  const find = useOptions(list)
  const details = useRef<HTMLDetailsElement>(null)
  const [whole, setWhole] = useState(name)
  const field = `${list}Id`
  const candidates = useRefused()?.fields[field]?.[0]?.params?.candidates
  const choose = ({ value, label }: ComboboxOption) => {
    const chosen = value === '' ? undefined : label
    onChoose?.(chosen)
    setWhole(chosen ?? '')
    if (value !== '' || !details.current) return
    details.current.open = true
    details.current.querySelector('input')?.focus()
  }
  return (
    <div className="grid gap-1">
      {/* Typing again makes another text of it. */}
      <div onInput={() => setWhole('')}>
        <FormField
          {...{ name: field, id: `${ids}-${field}`, label, required }}
          hint={list === 'vrt' ? words.vrtHint : words.cweHint}
        >
          <Combobox
            defaultValue={useTyped(field, name)}
            maxLength={300}
            spellCheck={false}
            {...{ find, onChoose: choose, listLabel: label }}
            countOf={(count) => words.found({ count: count - 1 })}
            plainOptions={typeof candidates === 'string' ? candidates.split('; ') : []}
          />
        </FormField>
      </div>
      {whole.length > 50 && <p className="text-xs">{whole}</p>}
      <OtherReason {...{ ids, list, kept: other, details }} />
    </div>
  )
}

/** The lists come with the first letter or the first look; the way out is always the last option. */
function useOptions(list: List) {
  const locale = useLocale()
  const { otherOption } = useWords(reportClassWords)
  return useCallback(
    async (typed: string) => {
      const { optionsFor } = await import('./class-data.ts')
      return [...optionsFor(list, typed, locale), { value: '', label: otherOption, text: '' }]
    },
    [list, locale, otherOption],
  )
}

type OtherReasonProps = {
  ids: string
  list: List
  kept: string | null | undefined
  details: React.RefObject<HTMLDetailsElement | null>
}

function OtherReason({ ids, list, kept, details }: OtherReasonProps) {
  const words = useWords(reportClassWords)
  const name = `${list}Other` as const
  const typed = useTyped(name, kept ?? '')
  const refused = useFieldError(name, words[name]) !== undefined
  return (
    <details ref={details} open={refused || typed !== ''} className="group/other text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-samudra-text hover:underline md:min-h-8 [&::-webkit-details-marker]:hidden">
        {list === 'vrt' ? words.vrtNone : words.cweNone}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/other:rotate-180" />
      </summary>
      <div className="pt-1 pb-2">
        <FormField {...{ name, id: `${ids}-${name}`, label: words[name], hint: words.otherHint }}>
          <TextInput defaultValue={typed} maxLength={300} autoComplete="off" />
        </FormField>
      </div>
    </details>
  )
}
