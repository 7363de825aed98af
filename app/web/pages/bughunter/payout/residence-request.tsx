import { ButtonLink } from '@cakrawala/ui/button-link'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'

type ResidenceRequestProps = {
  verified: boolean
  proof: ProofAsked
  countries: { value: string; label: string }[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Asks for another residence, or says what is needed first. */
export function ResidenceRequest({ verified, proof, countries, today }: ResidenceRequestProps) {
  const { own } = useWords(taxResidenceWords)
  const { accountPage } = useWords(ownPayoutWords)
  const path = usePath()
  if (!verified)
    return (
      <Notice
        tone="warning"
        action={<ButtonLink to={path('/bughunter/profile')}>{accountPage.toProfile}</ButtonLink>}
      >
        {own.unverified}
      </Notice>
    )
  if (!proof.totp && !proof.passkey)
    return (
      <Notice
        tone="warning"
        action={<ButtonLink to={path('/bughunter/profile/security')}>{accountPage.toSecurity}</ButtonLink>}
      >
        {own.factor}
      </Notice>
    )
  return (
    <Panel title={own.newTitle} subtitle={own.newHint}>
      <ActForm intent="ask_residence" encType="multipart/form-data" className="grid max-w-xl gap-4">
        <Fields countries={countries} today={today} />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{own.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Fields({ countries, today }: Pick<ResidenceRequestProps, 'countries' | 'today'>) {
  const { own, country, since, document } = useWords(taxResidenceWords)
  return (
    <>
      <FormField name="country" label={country} hint={own.countryHint} required>
        <Select placeholder={own.choose} options={countries} defaultValue={useTyped('country', '')} />
      </FormField>
      <FormField name="since" label={since} hint={own.sinceHint} required>
        <TextInput type="date" max={today} defaultValue={useTyped('since')} />
      </FormField>
      <FormField name="document" label={document} hint={own.documentHint} required>
        <FileInput accept="application/pdf,image/png,image/jpeg" />
      </FormField>
    </>
  )
}
