import { FormField, useFieldError } from '@cakrawala/page-parts/form'
import { FormSection } from '@cakrawala/ui/form-section'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextInput } from '@cakrawala/ui/text-input'
import { prizeRules } from '#domain/program/challenge.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { useWords } from '../locale.tsx'
import { type FormTexts, useFormTexts } from './program-form-values.ts'

/** Ranks the form offers; one that is stored already stays. */
const places = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const offered = 5

/** When a challenge runs and what it awards; seen where the kind is a challenge. */
export function ProgramFormChallenge({ kept }: { kept: FormTexts }) {
  const words = useWords(challengeWords)
  const { form } = words
  const { at } = useFormTexts(kept)
  return (
    <div className="hidden border-line border-t pt-6 group-has-[[value=challenge]:checked]/program:block">
      <FormSection number={6} title={form.title} hint={form.hint}>
        <Times kept={kept} />
        <FormField name="challenge.participantLimit" label={form.participantLimit} hint={form.limitHint}>
          <TextInput inputMode="numeric" maxLength={6} defaultValue={at('challenge.participantLimit')} />
        </FormField>
        <RadioGroup
          name="challenge.prizeRule"
          legend={form.prizeRule}
          columns={3}
          required
          defaultValue={at('challenge.prizeRule') || 'none'}
          error={useFieldError('challenge.prizeRule', form.prizeRule)}
          options={prizeRules.map((value) => ({
            value,
            label: words.rules[value],
            hint: form.ruleHints[value],
          }))}
        />
        <Prizes kept={kept} />
        <div className="hidden group-has-[[value=shared]:checked]/program:block">
          <FormField name="challenge.pool" label={form.pool} hint={form.poolHint}>
            <MoneyInput defaultValue={at('challenge.pool')} />
          </FormField>
        </div>
      </FormSection>
    </div>
  )
}

const times = ['registrationOpensAt', 'registrationClosesAt', 'startsAt', 'endsAt'] as const

function Times({ kept }: { kept: FormTexts }) {
  const { form } = useWords(challengeWords)
  const { at } = useFormTexts(kept)
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {times.map((name) => (
        <FormField
          key={name}
          name={`challenge.${name}`}
          label={form[name]}
          hint={name === 'endsAt' ? form.endsHint : undefined}
          required
        >
          <TextInput type="datetime-local" defaultValue={at(`challenge.${name}`)} />
        </FormField>
      ))}
    </div>
  )
}

function Prizes({ kept }: { kept: FormTexts }) {
  const { form } = useWords(challengeWords)
  const { at } = useFormTexts(kept)
  const has = (place: number) =>
    at(`challenge.prizes.${place}.amount`) !== '' || at(`challenge.prizes.${place}.item`) !== ''
  return (
    <fieldset className="hidden gap-3 group-has-[[value=ranked]:checked]/program:grid">
      <legend className="float-left font-semibold">{form.prizes}</legend>
      {places
        .filter((place) => place < offered || has(place))
        .map((place) => (
          <div key={place} className="clear-both grid items-start gap-3 md:grid-cols-2">
            <FormField name={`challenge.prizes.${place}.amount`} label={form.amount({ place: place + 1 })}>
              <MoneyInput defaultValue={at(`challenge.prizes.${place}.amount`)} />
            </FormField>
            <FormField name={`challenge.prizes.${place}.item`} label={form.item({ place: place + 1 })}>
              <TextInput maxLength={120} defaultValue={at(`challenge.prizes.${place}.item`)} />
            </FormField>
          </div>
        ))}
    </fieldset>
  )
}

/** The labels of this part, by field, for the list of what is wrong. */
export function useChallengeLabels(): Record<string, string> {
  const { form } = useWords(challengeWords)
  const labels: Record<string, string> = {}
  for (const name of [...times, 'participantLimit', 'prizeRule', 'pool'] as const)
    labels[`challenge.${name}`] = form[name]
  for (const place of places) {
    labels[`challenge.prizes.${place}.amount`] = form.amount({ place: place + 1 })
    labels[`challenge.prizes.${place}.item`] = form.item({ place: place + 1 })
  }
  return labels
}
