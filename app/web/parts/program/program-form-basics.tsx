import { FormField, useFieldError } from '@cakrawala/page-parts/form'
import { FormSection } from '@cakrawala/ui/form-section'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { Select } from '@cakrawala/ui/select'
import { managers, programKinds } from '#domain/program/program.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { useWords } from '../locale.tsx'
import { useManagerNames } from './program-badges.tsx'
import { type FormTexts, useFormTexts } from './program-form-values.ts'

type BasicsProps = {
  kept: FormTexts
  companies: readonly { id: string; name: string }[] | undefined
  fixed: boolean
}

/** What kind of program, for whom, and who manages it. */
export function ProgramFormBasics({ kept, companies, fixed }: BasicsProps) {
  const words = useWords(programFormWords)
  const { at } = useFormTexts(kept)
  return (
    <FormSection number={1} title={words.basics} hint={words.basicsHint}>
      {companies && (
        <FormField name="companyId" label={words.companyLabel} required>
          <Select
            placeholder={words.choose}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            defaultValue={at('companyId')}
          />
        </FormField>
      )}
      <KindChoice value={at('kind')} fixed={fixed} />
      <ManagerChoice value={at('managedBy')} fixed={fixed} />
    </FormSection>
  )
}

type ChoiceProps = { value: string; fixed: boolean }

function KindChoice({ value, fixed }: ChoiceProps) {
  const words = useWords(programFormWords)
  const names = useWords(programWords).kinds
  const options = programKinds.map((kind) => ({
    value: kind,
    label: names[kind],
    hint: words.kindHints[kind],
  }))
  return (
    <Choice
      name="kind"
      legend={words.kind}
      columns={3}
      {...{ value, fixed, options }}
      onChange={suggestReward}
    />
  )
}

function ManagerChoice({ value, fixed }: ChoiceProps) {
  const words = useWords(programFormWords)
  const names = useManagerNames()
  const options = managers.map((manager) => ({
    value: manager,
    label: names[manager],
    hint: words.managerHints[manager],
  }))
  return <Choice name="managedBy" legend={words.managedBy} columns={2} {...{ value, fixed, options }} />
}

type Options = readonly { value: string; label: string; hint: string }[]

/** A fixed choice is shown as the one option it has, so that the form still sends it. */
function Choice({
  name,
  legend,
  columns,
  value,
  fixed,
  options,
  onChange,
}: ChoiceProps & {
  name: string
  legend: string
  columns: 2 | 3
  options: Options
  onChange?: (value: string) => void
}) {
  const shown = fixed ? options.filter((option) => option.value === value) : options
  const error = useFieldError(name, legend)
  return (
    <RadioGroup
      {...{ name, legend, columns, error, onChange }}
      required
      defaultValue={value}
      options={shown}
    />
  )
}

/** Who starts with vulnerability management usually gives points: offered where money is chosen, and easily changed back. */
function suggestReward(kind: string): void {
  if (kind !== 'vulnerability_management') return
  const choice = (type: string) =>
    document.querySelector<HTMLInputElement>(`input[name="rewardType"][value="${type}"]`)
  if (choice('money')?.checked) choice('points')?.click()
}
