import { FormField, useFieldError } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { FieldError } from '@cakrawala/ui/field-error'
import { FormSection } from '@cakrawala/ui/form-section'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { scopeTypes } from '#domain/program/program.ts'
import { programWords } from '#i18n/program.ts'
import { programFormWords } from '#i18n/program-form.ts'
import { useWords } from '../locale.tsx'
import { type FormTexts, useFormTexts, useScopeRows } from './program-form-values.ts'

type ProgramFormScopeProps = { kept: FormTexts; proved?: readonly string[] | undefined }

/** The names that fields of targets offer. */
const provedList = 'proved-assets'

/** What may be tested, row by row, and what may not. */
export function ProgramFormScope({ kept, proved = [] }: ProgramFormScopeProps) {
  const words = useWords(programFormWords)
  const { at } = useFormTexts(kept)
  const rows = useScopeRows(kept)
  const error = useFieldError('scope', words.scope)
  return (
    <FormSection number={3} title={words.scope} hint={words.scopeHint}>
      {error && (
        <div id="field-scope">
          <FieldError id="field-scope-error">{error}</FieldError>
        </div>
      )}
      <datalist id={provedList}>
        {proved.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <input type="hidden" name="rows" value={rows.length} />
      {rows.map((row, index) => (
        // Rows have no names of their own; their index is what the form sends.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <ScopeRow key={index} index={index} row={row} />
      ))}
      <div>
        <Button name="step" value="row">
          {words.addRow}
        </Button>
      </div>
      <FormField name="outOfScope" label={words.outOfScope} hint={words.outOfScopeHint}>
        <TextArea rows={8} defaultValue={at('outOfScope')} />
      </FormField>
    </FormSection>
  )
}

type Row = ReturnType<typeof useScopeRows>[number]

function ScopeRow({ index, row }: { index: number; row: Row }) {
  const words = useWords(programFormWords)
  const names = useWords(programWords).scopeTypes
  return (
    <fieldset className="grid gap-3 max-md:border-b max-md:border-line max-md:pb-4 md:grid-cols-[10rem_1fr_1fr]">
      <legend className="sr-only">{words.scopeRow({ row: index + 1 })}</legend>
      <FormField name={`scope.${index}.type`} label={words.scopeType}>
        <Select
          options={scopeTypes.map((value) => ({ value, label: names[value] }))}
          defaultValue={row.type || 'web'}
        />
      </FormField>
      <FormField name={`scope.${index}.target`} label={words.scopeTarget}>
        <TextInput mono maxLength={300} list={provedList} defaultValue={row.target} />
      </FormField>
      <FormField name={`scope.${index}.note`} label={words.scopeNote}>
        <TextInput maxLength={300} defaultValue={row.note} />
      </FormField>
    </fieldset>
  )
}
