import { Checkbox } from '@cakrawala/ui/checkbox'
import { Combobox } from '@cakrawala/ui/combobox'
import { Field } from '@cakrawala/ui/field'
import { FileInput } from '@cakrawala/ui/file-input'
import { FormErrorSummary } from '@cakrawala/ui/form-error-summary'
import { FormSection } from '@cakrawala/ui/form-section'
import { MoneyInput } from '@cakrawala/ui/money-input'
import { PasswordInput } from '@cakrawala/ui/password-input'
import { RadioGroup } from '@cakrawala/ui/radio-group'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'

/** Sample of a long form. */
export function FormPart() {
  const types = [
    { value: 'public', label: 'Public', hint: 'Everyone may report' },
    { value: 'private', label: 'Private', hint: 'Only those you invite' },
  ]
  return (
    <form className="grid gap-6" noValidate>
      <FormErrorSummary
        focus={false}
        title="Two things to mend"
        errors={[{ name: 'title', label: 'Title' }]}
      />
      <div>
        <FormSection number={1} title="What you found" hint="Saved 14:32 WIB">
          <Field
            name="title"
            label="Title"
            required
            requiredLabel="required"
            error="Give it a title"
            hint="One line"
          >
            <TextInput />
          </Field>
          <Field name="about" label="Description" optionalLabel="optional">
            <TextArea placeholder="Steps, proof, effect" />
          </Field>
          <Field name="password" label="Password">
            <PasswordInput showLabel="Show the password" />
          </Field>
          <RadioGroup name="kind" legend="Who may report" columns={2} options={types} defaultValue="public" />
        </FormSection>
        <ProofSection />
      </div>
    </form>
  )
}

function ProofSection() {
  return (
    <FormSection number={2} title="Money and proof">
      <Field name="reward" label="Reward" hint="Whole rupiah">
        <MoneyInput defaultValue="1.250.000" />
      </Field>
      <Field name="bank" label="Bank" hint="By name or code">
        <Combobox find={async () => []} countOf={(count) => `${count} banks`} listLabel="Banks" />
      </Field>
      <Field name="file" label="Attachment" hint="PDF, 5 MB at most">
        <FileInput accept="application/pdf" />
      </Field>
      <Checkbox name="agree" label="I have read the program’s rules" error="Tick it to go on" />
    </FormSection>
  )
}
