import { ActField, useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useFieldError, useTyped } from '@cakrawala/page-parts/form'
import { type Again, isAgain } from '@cakrawala/page-parts/refused'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextInput } from '@cakrawala/ui/text-input'
import { useActionData } from 'react-router'
import type { SealedView, Unsealed } from '#domain/report/sealed/unsealing.ts'
import type { WordsOf } from '#i18n/catalogue.ts'
import { momentText } from '#i18n/moment.ts'
import { personalDataWords } from '#i18n/personal-data.ts'
import { useLocale, useWords } from '../locale.tsx'
import { usePartyName } from './report-reader.ts'

/** The answer to an unsealing: the value, which no address leads to again. */
export type UnsealedAnswer = Again & { unsealed: Unsealed }

type SealedProps = { sealed: readonly SealedView[]; companyName: string }

/** What is masked on a report, for those who may unseal it (`intent=unseal`); nothing for everybody else. */
export function SealedOriginals({ sealed, companyName }: SealedProps) {
  const words = useWords(personalDataWords).sealed
  const answer = useActionData<unknown>()
  const refused = useRefusedIntent() === 'unseal'
  const unsealed = isAgain(answer) && 'unsealed' in answer ? (answer as UnsealedAnswer).unsealed : null
  if (sealed.length === 0 && unsealed === null) return null
  return (
    <Panel title={words.title} id="sealed" fold={String(sealed.length)} open={refused || unsealed !== null}>
      <div className="grid gap-4">
        {unsealed && <UnsealedValue unsealed={unsealed} />}
        <p className="text-sm text-ink-soft">{words.lead}</p>
        <ActForm intent="unseal" keepsText={false} className="grid gap-4">
          <WhichOne sealed={sealed} companyName={companyName} />
          <ActField act="unseal" name="reason" label={words.reason} hint={words.reasonHint} required>
            <Reason />
          </ActField>
          <SubmitButton variant="secondary">{words.submit}</SubmitButton>
        </ActForm>
      </div>
    </Panel>
  )
}

function UnsealedValue({ unsealed: { kind, value } }: { unsealed: Unsealed }) {
  const { kinds, sealed } = useWords(personalDataWords)
  return (
    <Notice tone="warning" title={sealed.value({ kind: kinds[kind] })}>
      <output className="block max-h-48 overflow-y-auto font-mono wrap-anywhere whitespace-pre-wrap">
        {value}
      </output>
      {sealed.gone}
    </Notice>
  )
}

function WhichOne({ sealed, companyName }: SealedProps) {
  const { kinds, sealed: words } = useWords(personalDataWords)
  const locale = useLocale()
  const nameOf = usePartyName(companyName)
  return (
    <RadioGroup
      name="originalId"
      legend={words.choose}
      required
      defaultValue={useTyped('originalId', sealed[0]?.id)}
      error={useFieldError('originalId', words.choose)}
      options={sealed.map(({ id, kind, mask, field, commentAt, last }) => ({
        value: id,
        label: `${kinds[kind]} ${mask} · ${placeOf(words, field, commentAt && momentText(commentAt, locale))}`,
        ...(last && {
          hint: words.last({
            who: nameOf(last.by),
            moment: momentText(last.at, locale),
            reason: last.reason,
          }),
        }),
      }))}
    />
  )
}

type Words = WordsOf<typeof personalDataWords>['sealed']

function placeOf({ fields, comment }: Words, field: string, moment: string | null): string {
  if (moment !== null) return comment({ moment })
  return field in fields ? fields[field as keyof typeof fields] : field
}

function Reason() {
  return <TextInput maxLength={300} autoComplete="off" defaultValue={useTyped('reason')} />
}
