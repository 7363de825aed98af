import { newId } from '@cakrawala/ids/ids'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { data, useLoaderData } from 'react-router'
import { noteByLinkInput } from '#domain/incident/incident-input.ts'
import { incidentBehind } from '#domain/incident/incident-queries.server.ts'
import { noteByLink } from '#domain/incident/note-by-link.server.ts'
import { incidentReporterWords } from '#i18n/incident-reporters.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { refuse } from '#kernel/refusal.ts'
import { linkHeaders } from '#web/http/link-page.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { IncidentSteps } from '#web/parts/incident/incident-badge.tsx'
import { IncidentHistory } from '#web/parts/incident/incident-history.tsx'
import { IncidentHeader, IncidentShown } from '#web/parts/incident/incident-ticket.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { unlisted } from '#web/parts/seo/public-page.ts'
import { pageTitle } from '#web/parts/title.ts'

export const headers = linkHeaders
export const meta = pageTitle(incidentReporterWords, (words) => words.link.title)
export const handle = unlisted

export const loader = load(async ({ url }) => {
  const token = url.searchParams.get('token') ?? ''
  const ticket = await incidentBehind(token)
  // One answer for every link that is not good, whatever became of it.
  return ticket ? data({ ticket, token, key: newId() }) : refuse('not_found')
})

export const action = actWithFiles(async ({ actor, go }, form) => {
  const input = parseForm(noteByLinkInput, form)
  await noteByLink(actor, input)
  return go(`/incident/ticket?token=${encodeURIComponent(input.token)}&done=incident_noted`)
})

/** A ticket for reporters whose address belongs to an account of another kind: no session, only the mailed link. */
export default function IncidentByLink() {
  const { ticket, token, key } = useLoaderData<typeof loader>()
  const { link } = useWords(incidentReporterWords)
  const { one } = useWords(incidentWords)
  return (
    <div className="page grid gap-6 py-12">
      <IncidentHeader ticket={ticket} />
      <Notice>{link.intro}</Notice>
      <IncidentSteps state={ticket.state} />
      <IncidentShown ticket={ticket} />
      <IncidentHistory ticket={ticket} reader="reporter" />
      {ticket.mayNote ? (
        <Panel title={one.note.title}>
          <ActForm intent="note" className="grid gap-4">
            <NoteFields token={token} noteKey={key} />
            <div>
              <SubmitButton>{one.note.submit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      ) : (
        <p className="text-ink-soft">{one.note.ended}</p>
      )}
    </div>
  )
}

function NoteFields({ token, noteKey }: { token: string; noteKey: string }) {
  const { note } = useWords(incidentWords).one
  return (
    <div key={noteKey} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="key" value={useTyped('key', noteKey) ?? ''} />
      <FormField name="body" label={note.body} hint={note.hint} required>
        <TextArea rows={5} maxLength={5_000} defaultValue={useTyped('body')} />
      </FormField>
    </div>
  )
}
