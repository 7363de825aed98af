import { useLoaderData } from 'react-router'
import { companyProfileInput } from '#domain/company/company-input.ts'
import { mayEditCompany } from '#domain/company/company-policy.ts'
import { type CompanyProfileView, companyProfileSeenBy } from '#domain/company/company-queries.server.ts'
import { editCompany } from '#domain/company/edit-company.server.ts'
import { sectors } from '#domain/company/sectors.ts'
import { companyAccountWords } from '#i18n/company-account.ts'
import { Button } from '#ui/button.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ActForm, FormField, SubmitButton, useTyped } from '#web/parts/form.tsx'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(companyAccountWords, (words) => words.title)

export const loader = load(async ({ actor }) => {
  const company = await companyProfileSeenBy(actor)
  return { company, mayEdit: mayEditCompany(actor, company.id) }
})

export const action = act(async ({ actor, go }, form) => {
  await editCompany(actor, parseForm(companyProfileInput, form))
  return go('/company/profile?done=saved')
})

export default function CompanyProfile() {
  const { company, mayEdit } = useLoaderData<typeof loader>()
  const words = useWords(companyAccountWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={<Button to={path('/company/profile/security')}>{words.security}</Button>}
      />
      <Panel title={company.name}>
        <Facts company={company} withAll={!mayEdit} />
      </Panel>
      {mayEdit ? <EditForm company={company} /> : <Notice tone="info">{words.readOnly}</Notice>}
    </div>
  )
}

function Facts({ company, withAll }: { company: CompanyProfileView; withAll: boolean }) {
  const words = useWords(companyAccountWords)
  const { fields } = words
  const sector = sectors.find((one) => one === company.sector)
  const fixed = [
    { term: fields.emailDomain, value: company.emailDomain },
    { term: fields.plan, value: words.plans[company.plan] },
    { term: fields.since, value: <Moment at={company.createdAt} /> },
  ]
  const rest = [
    { term: fields.phone, value: company.phone },
    { term: fields.website, value: company.website ?? words.empty },
    { term: fields.sector, value: sector ? words.sectors[sector] : words.empty },
    { term: fields.about, value: company.about ?? words.empty },
  ]
  return <DescriptionList items={withAll ? [...fixed, ...rest] : fixed} columns={3} />
}

function EditForm({ company }: { company: CompanyProfileView }) {
  const words = useWords(companyAccountWords)
  return (
    <Panel>
      <ActForm intent="save" className="grid max-w-2xl gap-4">
        <ProfileFields company={company} />
        <div>
          <SubmitButton>{words.save}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function ProfileFields({ company }: { company: CompanyProfileView }) {
  const { fields, hints, choose, sectors: names } = useWords(companyAccountWords)
  return (
    <>
      <FormField name="name" label={fields.name} required>
        <TextInput
          maxLength={120}
          autoComplete="organization"
          defaultValue={useTyped('name', company.name)}
        />
      </FormField>
      <FormField name="phone" label={fields.phone} required>
        <TextInput
          type="tel"
          maxLength={40}
          autoComplete="tel"
          defaultValue={useTyped('phone', company.phone)}
        />
      </FormField>
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
