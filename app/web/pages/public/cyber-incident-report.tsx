import { hour } from '@cakrawala/calendar/clock'
import { FormField, useTyped } from '@cakrawala/page-parts/form'
import { PublicForm, PublicLine } from '@cakrawala/page-parts/public-form'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogClose } from '@cakrawala/ui/dialog-close'
import { FileInput } from '@cakrawala/ui/file-input'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { PromiseList } from '@cakrawala/ui/promise-list'
import { StepList } from '@cakrawala/ui/step-list'
import { TextArea } from '@cakrawala/ui/text-area'
import { useLoaderData } from 'react-router'
import { linkLives } from '#domain/account/link/link.ts'
import { firstAnswerWithin } from '#domain/incident/incident.ts'
import { reportIncidentInput } from '#domain/incident/incident-input.ts'
import { newIncidentForm, reportIncident } from '#domain/incident/report-incident.server.ts'
import { incidentReportWords } from '#i18n/incident-report.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, usePath, useWords } from '#web/parts/locale.tsx'
import { PrivacyLine, WhileSwitchedOn } from '#web/parts/notices.tsx'
import { pageTitle } from '#web/parts/title.ts'

const id = 'incident-sent'

const answer = { hours: firstAnswerWithin / hour }

export const meta = pageTitle(
  incidentReportWords,
  (words) => words.name,
  (words) => words.description,
)

/** Every form has a mark of its own: this page must never be given to two people. */
export const loader = load(({ url: { searchParams } }) => ({
  form: newIncidentForm(),
  sent: searchParams.has('sent'),
}))

/** One answer for every owner of the address. */
export const action = actWithFiles(async ({ actor, locale, go }, form) => {
  await reportIncident(actor, parseForm(reportIncidentInput, form), locale)
  return go('/cyber-incident-report?sent=1')
})

export default function CyberIncidentReport() {
  const { form, sent } = useLoaderData<typeof loader>()
  const { next, hour, duties, ...words } = useWords(incidentReportWords)
  const { title, text, ...rules } = duties
  const { one, two, three, four } = next.steps
  return (
    <div className="page grid gap-16 py-12">
      <div className="grid gap-8">
        <PageHeader title={words.title} subtitle={words.lead} />
        {sent ? (
          <IncidentSent />
        ) : (
          <WhileSwitchedOn name="incident_form">
            <IncidentForm mark={form} />
          </WhileSwitchedOn>
        )}
        <p className="text-ink-soft">
          {words.lost}{' '}
          <L to="/incident/create-password" className="text-samudra-text underline">
            {words.lostAction}
          </L>
        </p>
      </div>
      <StepList title={next.title} steps={[one, { ...two, text: two.text(answer) }, three, four]} />
      <PromiseList title={hour.title} promises={Object.values(hour.promises)} />
      <PromiseList title={title} text={text} promises={Object.values(rules)} />
    </div>
  )
}

/**
 * Confirms that the report was sent: in the page, and in a modal that sends its reader to the mailbox
 *.
 */
function IncidentSent() {
  const { sent } = useWords(incidentReportWords)
  const path = usePath()
  const text = sent.text({ hours: linkLives.incident_account / hour })
  return (
    <>
      <Notice
        tone="success"
        title={sent.title}
        action={
          <span className="flex flex-wrap gap-3">
            <ButtonLink to={path('/incident/sign-in')} size="sm">
              {sent.incidents}
            </ButtonLink>
            <ButtonLink to={path('/cyber-incident-report')} size="sm">
              {sent.another}
            </ButtonLink>
          </span>
        }
      >
        {text} {sent.spam}
      </Notice>
      <Dialog
        id={id}
        title={sent.title}
        closeLabel={sent.close}
        defaultOpen
        footer={
          <DialogClose dialog={id} variant="primary">
            {sent.close}
          </DialogClose>
        }
      >
        <p className="text-read">{text}</p>
        <p className="mt-2 text-ink-soft">{sent.spam}</p>
      </Dialog>
    </>
  )
}

/** @param mark of this form, made by the loader */
function IncidentForm({ mark }: { mark: string }) {
  const words = useWords(incidentReportWords)
  return (
    <PublicForm intent="report" mark={mark} files words={{ ...words, title: words.formTitle }}>
      <Fields />
      <PrivacyLine text={words.privacy} link={words.privacyLink} />
    </PublicForm>
  )
}

function Fields() {
  const { fields, hints } = useWords(incidentReportWords)
  return (
    <>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <PublicLine name="name" label={fields.name} autoComplete="name" />
        <PublicLine name="email" label={fields.email} type="email" autoComplete="email" hint={hints.email} />
      </div>
      <PublicLine name="application" label={fields.application} hint={hints.application} />
      <PublicLine name="title" label={fields.title} hint={hints.title} />
      <FormField name="description" label={fields.description} hint={hints.description} required>
        <TextArea rows={8} maxLength={10_000} defaultValue={useTyped('description')} />
      </FormField>
      <FormField name="file" label={fields.file} hint={hints.file}>
        <FileInput accept="application/pdf,image/jpeg,image/png,image/webp" />
      </FormField>
    </>
  )
}
