import type { OwnVerificationView } from '#domain/account/identity/verification-queries.server.ts'
import { verificationWords } from '#i18n/verification.ts'
import { Panel } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'

type Countries = { value: string; label: string }[]

type PersonalPanelProps = { own: OwnVerificationView; countries: Countries; next: boolean }

/** Name, birth date and place; `next` makes its button the page's primary one. */
export function PersonalPanel({ own, countries, next }: PersonalPanelProps) {
  const { personal, save } = useWords(verificationWords)
  const fixed = own.state === 'in_review' || own.state === 'verified' || own.state === 'suspended'
  return (
    <Panel title={personal.title} subtitle={fixed ? personal.fixed : personal.text}>
      <ActForm intent="save_personal" className="grid gap-4">
        <IdentityFields own={own} fixed={fixed} />
        <PlaceFields own={own} countries={countries} />
        <div>
          <SubmitButton variant={next ? 'primary' : 'secondary'}>{save}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function IdentityFields({ own, fixed }: { own: OwnVerificationView; fixed: boolean }) {
  const { personal } = useWords(verificationWords)
  return (
    <>
      <FormField name="fullName" label={personal.fullName} required>
        <TextInput
          autoComplete="name"
          maxLength={100}
          readOnly={fixed}
          defaultValue={useTyped('fullName', own.fullName ?? '')}
        />
      </FormField>
      <FormField name="birthDate" label={personal.birthDate} hint={personal.birthHint} required>
        <TextInput
          type="date"
          autoComplete="bday"
          readOnly={fixed}
          defaultValue={useTyped('birthDate', own.birthDate ?? '')}
        />
      </FormField>
    </>
  )
}

function PlaceFields({ own, countries }: { own: OwnVerificationView; countries: Countries }) {
  const { personal } = useWords(verificationWords)
  return (
    <>
      <FormField name="country" label={personal.country} required>
        <Select options={countries} autoComplete="country" defaultValue={useTyped('country', own.country)} />
      </FormField>
      <FormField name="city" label={personal.city} required>
        <TextInput
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={useTyped('city', own.city ?? '')}
        />
      </FormField>
      <FormField name="about" label={personal.about} hint={personal.aboutHint}>
        <TextArea rows={4} maxLength={2_000} defaultValue={useTyped('about', own.about ?? '')} />
      </FormField>
    </>
  )
}
