import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { type Position, positionNamed, positions } from '#domain/inquiry/inquiry.ts'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import { applyInput } from '#domain/inquiry/inquiry-input.ts'
import { sendApplication } from '#domain/inquiry/send-inquiry.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { careerWords } from '#i18n/career.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { PrivacyLine } from '#web/parts/notices.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(
  applyWords,
  (words) => words.title,
  (words) => words.lead,
)

/** Every form has a mark of its own: this page must never be given to two people. */
export const loader = load(({ url: { searchParams } }) => ({
  form: newInquiryForm(),
  position: positionNamed(searchParams.get('for')),
  sent: searchParams.has('sent'),
}))

export const action = actWithFiles(async ({ actor, locale, go }, form) => {
  await sendApplication(actor, parseForm(applyInput, form), locale)
  return go('/career/apply?sent=1&done=application_sent')
})

export default function CareerApply() {
  const { form, position, sent } = useLoaderData<typeof loader>()
  const words = useWords(applyWords)
  const { name } = useWords(careerWords)
  const path = usePath()
  const crumbs = [{ to: path('/career'), label: name }, { label: words.title }]
  return (
    <div className="page grid gap-8 py-12">
      <CrumbFacts crumbs={crumbs} />
      <PageHeader title={words.title} subtitle={words.lead} breadcrumb={crumbs} breadcrumbLabel={name} />
      {sent ? (
        <Notice
          tone="success"
          title={words.sent.title}
          action={
            <ButtonLink to={path('/career')} size="sm">
              {words.sent.back}
            </ButtonLink>
          }
        >
          {words.sent.text}
        </Notice>
      ) : (
        <ApplyForm mark={form} position={position} />
      )}
    </div>
  )
}

type Asked = { mark: string; position: Position | null }

/** @param mark of this form, made by the loader */
function ApplyForm({ mark, position }: Asked) {
  const words = useWords(applyWords)
  return (
    <PublicForm intent="apply" mark={mark} files words={{ ...words, title: words.formTitle }}>
      <Fields position={position} />
      <PrivacyLine text={words.privacy} link={words.privacyLink} />
    </PublicForm>
  )
}

function Fields({ position }: Pick<Asked, 'position'>) {
  const { fields, hints, positions: names, ...words } = useWords(applyWords)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PublicLine name="fullName" label={fields.fullName} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" />
        <PublicLine name="phone" label={fields.phone} type="tel" autoComplete="tel" hint={hints.phone} />
        <FormField name="position" label={fields.position} required>
          <Select
            placeholder={words.choose}
            options={positions.map((value) => ({ value, label: names[value] }))}
            defaultValue={useTyped('position', position ?? '')}
          />
        </FormField>
      </div>
      <FormField name="message" label={fields.message} hint={hints.message} required>
        <TextArea rows={8} maxLength={5_000} defaultValue={useTyped('message')} />
      </FormField>
      <FormField name="link" label={fields.link} hint={hints.link}>
        <TextInput type="url" maxLength={500} autoComplete="url" defaultValue={useTyped('link')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file} required>
        <FileInput accept="application/pdf" />
      </FormField>
    </>
  )
}
