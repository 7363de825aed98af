import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { OwnVerificationView } from '#domain/account/identity/verification-queries.server.ts'
import { tshirtSizes } from '#domain/account/sign-up/sign-up-input.ts'
import { accountWords } from '#i18n/account.ts'
import { verificationWords } from '#i18n/verification.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { useSuspended } from '#web/parts/member-here.ts'
import { useBrand } from '#web/parts/root-facts.tsx'

type Countries = { value: string; label: string }[]

type PersonalPanelProps = {
  own: OwnVerificationView & { revision: number }
  countries: Countries
  next: boolean
}

/** Name, birth date and place; `next` makes its button the page's primary one. */
export function PersonalPanel({ own, countries, next }: PersonalPanelProps) {
  const { personal, save } = useWords(verificationWords)
  const { domain } = useBrand()
  const suspended = useSuspended()
  const path = usePath()
  const fixed = ['in_review', 'verified', 'suspended'].includes(own.state) || own.appeal?.decision === null
  return (
    <Panel title={personal.title} subtitle={fixed ? personal.fixed({ domain }) : personal.text}>
      <ActForm intent="save_personal" className="grid gap-4">
        <SeenVersion name="revision" version={own.revision} kept={path('/bughunter/profile')} />
        <IdentityFields own={own} fixed={fixed} />
        <PlaceFields own={own} countries={countries} />
        <ShownFields own={own} />
        <p className="text-xs text-ink-soft">{personal.taxHint}</p>
        {!suspended && (
          <div>
            <SubmitButton variant={next ? 'primary' : 'secondary'}>{save}</SubmitButton>
          </div>
        )}
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
      <FormField name="country" label={personal.country} hint={personal.countryHint} required>
        <Select options={countries} autoComplete="country" defaultValue={useTyped('country', own.country)} />
      </FormField>
      <FormField name="city" label={personal.city} hint={personal.cityHint} required>
        <TextInput
          autoComplete="address-level2"
          maxLength={80}
          defaultValue={useTyped('city', own.city ?? '')}
        />
      </FormField>
      <FormField name="address" label={personal.address} hint={personal.addressHint}>
        <TextArea
          rows={3}
          maxLength={300}
          autoComplete="street-address"
          defaultValue={useTyped('address', own.address ?? '')}
        />
      </FormField>
    </>
  )
}

function ShownFields({ own }: { own: OwnVerificationView }) {
  const { personal } = useWords(verificationWords)
  const { fields, hints, sizes } = useWords(accountWords)
  // An unticked box sends nothing: after a refusal its absence is what was typed.
  const refused = useRefused()
  const isTicked = (name: 'hiddenFromBoards' | 'hiddenProfile') =>
    refused ? refused.typed[name] !== undefined : own[name]
  return (
    <>
      <FormField name="tshirtSize" label={fields.tshirtSize} hint={hints.tshirtSize} required>
        <Select
          options={tshirtSizes.map((size) => ({ value: size, label: sizes[size] }))}
          defaultValue={useTyped('tshirtSize', own.tshirtSize)}
        />
      </FormField>
      <Checkbox
        name="hiddenFromBoards"
        label={personal.hidden}
        hint={personal.hiddenHint}
        defaultChecked={isTicked('hiddenFromBoards')}
      />
      <Checkbox
        name="hiddenProfile"
        label={personal.hiddenProfile}
        hint={personal.hiddenProfileHint}
        defaultChecked={isTicked('hiddenProfile')}
      />
    </>
  )
}
