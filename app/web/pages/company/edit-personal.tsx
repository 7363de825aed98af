import { ActForm, FormField, SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { overwriting } from '@cakrawala/page-parts/overwriting'
import { SeenVersion } from '@cakrawala/page-parts/seen-version'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { ownAccount } from '#domain/account/account-queries.server.ts'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { mayHavePicture } from '#domain/account/picture/picture.ts'
import { companyProfileInput } from '#domain/company/company-input.ts'
import { mayEditCompany } from '#domain/company/company-policy.ts'
import { type CompanyProfileView, companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { isOwnNameInContract } from '#domain/company/contract/contract-queries.server.ts'
import { editCompany } from '#domain/company/editing/edit-company.server.ts'
import { sectors } from '#domain/company/sectors.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { isCompany } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { onlyWhen } from '#web/http/company-guards.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { newest } from '#web/http/overwriting.ts'
import { parseForm } from '#web/http/parse.ts'
import { actOnPicture } from '#web/parts/account/picture-acts.server.ts'
import { PicturePanel } from '#web/parts/account/picture-panel.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

/** The owner and admins, who may describe the company. */
export const middleware = [onlyWhen(({ permission }) => permission === 1)]
export const meta = pageTitle(companyAccountWords, (words) => words.editTitle)
export const loader = load(async ({ actor }) => {
  const person = found(isCompany(actor) ? actor : null)
  const [company, proof, nameFixed] = await Promise.all([
    companyProfileSeenBy(actor),
    proofAskedOf(person),
    isOwnNameInContract(actor),
  ])
  const logo = mayHavePicture(person) && !person.suspended ? await ownAccount(person) : null
  return {
    company,
    proof,
    nameFixed,
    mayEdit: mayEditCompany(actor, company.id),
    logo: logo && { id: logo.pictureId },
  }
})

const kept = newest(async ({ actor }) => {
  const { revision, revisedAt } = await companyProfileSeenBy(actor)
  return revisedAt && { newest: revision, at: revisedAt }
})

export const action = actWithFiles(async (visit, form) => {
  const pictured = await actOnPicture(visit, form)
  if (pictured) return pictured
  const { actor, go } = visit
  await editCompany(actor, parseForm(companyProfileInput, overwriting(form, 'revision')))
  return go('/company/profile?done=saved')
}, kept)

export default function EditCompany() {
  const { company, proof, nameFixed, mayEdit, logo } = useLoaderData<typeof loader>()
  const words = useWords(companyAccountWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader title={words.editTitle} subtitle={words.subtitle} />
      <ProfileTabs />
      {logo && <PicturePanel of="company" name={company.name} picture={logo.id} />}
      <Panel>
        <ActForm intent="save" className="grid max-w-3xl gap-4">
          <SeenVersion name="revision" version={company.revision} kept={path('/company/profile')} />
          <ReachFields company={company} nameFixed={nameFixed} />
          <AboutFields company={company} />
          <PhoneProof asked={proof} />
          {mayEdit ? (
            <div>
              <SubmitButton>{words.save}</SubmitButton>
            </div>
          ) : (
            <Notice tone="warning">{words.held}</Notice>
          )}
        </ActForm>
      </Panel>
    </div>
  )
}

type Props = { company: CompanyProfileView }

function ReachFields({ company, nameFixed }: Props & { nameFixed: boolean }) {
  const { fields, hints } = useWords(companyAccountWords)
  return (
    <>
      <FormField name="name" label={fields.name} hint={nameFixed ? hints.nameInContract : undefined} required>
        <TextInput
          readOnly={nameFixed}
          maxLength={120}
          autoComplete="organization"
          defaultValue={useTyped('name', company.name)}
        />
      </FormField>
      <FormField name="contactName" label={fields.contactName} hint={hints.contactName}>
        <TextInput
          maxLength={100}
          autoComplete="name"
          defaultValue={useTyped('contactName', company.contactName ?? '')}
        />
      </FormField>
      <FormField name="phone" label={fields.phone} hint={hints.phone} required>
        <TextInput
          type="tel"
          maxLength={40}
          autoComplete="tel"
          defaultValue={useTyped('phone', company.phone)}
        />
      </FormField>
      <FormField name="address" label={fields.address} hint={hints.address}>
        <TextArea
          rows={3}
          maxLength={300}
          autoComplete="street-address"
          defaultValue={useTyped('address', company.address ?? '')}
        />
      </FormField>
    </>
  )
}

/** Only a new number needs it; the form says so, and the refusal opens it. */
function PhoneProof({ asked }: { asked: ProofAsked }) {
  const { phoneProof } = useWords(companyAccountWords)
  const fields = useRefused()?.fields ?? {}
  const refused = 'currentPassword' in fields || 'factorCode' in fields
  return (
    <details open={refused}>
      <summary className="cursor-pointer py-3 font-semibold text-samudra-text">{phoneProof.title}</summary>
      <div className="grid gap-4 pt-2">
        <p className="text-ink-soft">{phoneProof.text}</p>
        <ProofFields asked={asked} required={false} />
      </div>
    </details>
  )
}

function AboutFields({ company }: Props) {
  const { fields, hints, choose, sectors: names } = useWords(companyAccountWords)
  return (
    <>
      <FormField name="website" label={fields.website} hint={hints.website}>
        <TextInput type="url" maxLength={500} defaultValue={useTyped('website', company.website ?? '')} />
      </FormField>
      <FormField name="sector" label={fields.sector}>
        <Select
          options={[
            { value: '', label: choose },
            ...sectors.map((one) => ({ value: one, label: names[one] })),
          ]}
          defaultValue={useTyped('sector', company.sector ?? '')}
        />
      </FormField>
      <FormField name="about" label={fields.about} hint={hints.about}>
        <TextArea rows={6} maxLength={5_000} defaultValue={useTyped('about', company.about ?? '')} />
      </FormField>
    </>
  )
}
