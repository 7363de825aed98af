import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { useLoaderData } from 'react-router'
import { positionNamed } from '#domain/inquiry/inquiry.ts'
import { newInquiryForm } from '#domain/inquiry/inquiry-form.server.ts'
import { applyInput } from '#domain/inquiry/inquiry-input.ts'
import { sendApplication } from '#domain/inquiry/send-inquiry.server.ts'
import { applyWords } from '#i18n/apply.ts'
import { careerWords } from '#i18n/career.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { CrumbFacts } from '#web/parts/seo/crumb-facts.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ApplyForm } from './apply-form.tsx'

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
