import { jakartaDay } from '@cakrawala/calendar/business-days'
import { now } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { askResidence } from '#domain/reward/residence/ask-residence.server.ts'
import { residenceInput, withdrawResidenceInput } from '#domain/reward/residence/residence-input.ts'
import { ownResidence, type ResidenceView } from '#domain/reward/residence/residence-queries.server.ts'
import { withdrawResidence } from '#domain/reward/residence/withdraw-residence.server.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { taxResidenceWords } from '#i18n/tax-residence.ts'
import { isBughunter } from '#kernel/actor.ts'
import type { Locale } from '#kernel/locale.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { countryName, countryOptions } from '#web/parts/account/country-options.server.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { namedResidence } from '#web/parts/reward/residence-names.server.ts'
import { pageTitle } from '#web/parts/title.ts'
import { ResidenceAsked, ResidenceNow } from './residence-now.tsx'

const here = '/bughunter/profile/reward/tax-residence'

export const meta = pageTitle(taxResidenceWords, (words) => words.word)
export const loader = load(async ({ actor, locale }) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  const [{ inForce, open, wait, former, verified }, proof] = await Promise.all([
    ownResidence(actor),
    proofAskedOf(actor),
  ])
  const named = (row: ResidenceView) => withName(row, locale)
  return {
    ...{
      inForce: namedResidence(inForce, locale),
      open: open && named(open),
      wait,
      former: former.map(named),
    },
    ...{ verified, proof, countries: countryOptions(locale), today: jakartaDay(now()) },
  }
})

export const action = actWithFiles(async ({ actor, go }, form) => {
  refuseUnless(isBughunter(actor), 'forbidden')
  if (form.get('intent') === 'withdraw') {
    await withdrawResidence(actor, parseForm(withdrawResidenceInput, form))
    return go(`${here}?done=tax_residence_withdrawn`)
  }
  await askResidence(actor, parseForm(residenceInput, form))
  return go(`${here}?done=tax_residence_asked`)
})

function withName(row: ResidenceView, locale: Locale) {
  return { ...row, countryName: countryName(row.country, locale) }
}

export default function TaxResidence() {
  const { inForce, open, wait, former, ...form } = useLoaderData<typeof loader>()
  const words = useWords(taxResidenceWords)
  const { ask } = useWords(ownPayoutWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.word}
        subtitle={words.own.hint}
        breadcrumb={[{ to: path('/bughunter/profile/reward'), label: ask.back }, { label: words.word }]}
        breadcrumbLabel={ask.back}
      />
      <ResidenceNow residence={inForce} open={open} wait={wait} />
      {!open && <ResidenceRequest {...form} />}
      {former.length > 0 && <ResidenceAsked rows={former} />}
    </div>
  )
}

type ResidenceRequestProps = {
  verified: boolean
  proof: ProofAsked
  countries: { value: string; label: string }[]
  /** `YYYY-MM-DD` */
  today: string
}

/** Requests another residence, or shows what is needed first. */
function ResidenceRequest({ verified, proof, countries, today }: ResidenceRequestProps) {
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
