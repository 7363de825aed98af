import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { appointResponderInput, dismissResponderInput } from '#domain/incident/incident-input.ts'
import { appointResponder, dismissResponder } from '#domain/incident/name-responder.server.ts'
import { type Responder, respondersSeenBy } from '#domain/incident/responders.server.ts'
import { incidentQueueWords } from '#i18n/incident-queue.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(incidentQueueWords, (words) => words.responders.title)

export const loader = load(async ({ actor }) => {
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  return { ...(await respondersSeenBy(actor)), proof: await proofAskedOf(actor) }
})

export const action = act(async ({ actor, go }, form) => {
  switch (form.get('intent')) {
    case 'appoint':
      await appointResponder(actor, parseForm(appointResponderInput, form))
      return go('/hello/incident-responders?done=responder_appointed')
    case 'dismiss':
      await dismissResponder(actor, parseForm(dismissResponderInput, form).accountId)
      return go('/hello/incident-responders?done=responder_dismissed')
    default:
      return refuse('invalid_input')
  }
})

/** Whom the platform team may hand tickets to beside itself. */
export default function IncidentResponders() {
  const { rows, mayName, proof } = useLoaderData<typeof loader>()
  const { list, responders: words } = useWords(incidentQueueWords)
  const { one } = useWords(incidentWords)
  const path = usePath()
  return (
    <div className="grid gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        breadcrumb={[{ to: path('/hello/incidents'), label: one.back }, { label: list.responders }]}
        breadcrumbLabel={one.back}
      />
      <Panel flush>
        <Table
          caption={words.caption}
          columns={useColumns(mayName)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>}
        />
      </Panel>
      {mayName && (
        <Panel title={words.add} subtitle={words.addText}>
          <ActForm intent="appoint" className="grid max-w-xl gap-4">
            <Fields />
            <ProofFields asked={proof} />
            <div>
              <SubmitButton>{words.submit}</SubmitButton>
            </div>
          </ActForm>
        </Panel>
      )}
    </div>
  )
}

function useColumns(mayName: boolean): Column<Responder>[] {
  const { columns, dismiss } = useWords(incidentQueueWords).responders
  const act: Column<Responder> = {
    key: 'act',
    header: columns.act,
    hideHeader: true,
    cell: ({ id, username }) => (
      <ActButton intent="dismiss" fields={{ accountId: id }}>
        {dismiss}
        <span className="sr-only"> {username}</span>
      </ActButton>
    ),
  }
  return [
    { key: 'name', header: columns.name, main: true, cell: ({ username }) => username },
    {
      key: 'email',
      header: columns.email,
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    {
      key: 'since',
      header: columns.since,
      nowrap: true,
      cell: ({ appointedAt }) => <Moment at={appointedAt} />,
    },
    { key: 'open', header: columns.open, numeric: true, cell: ({ open }) => open },
    ...(mayName ? [act] : []),
  ]
}

function Fields() {
  const { responders: words } = useWords(incidentQueueWords)
  return (
    <>
      <FormField name="email" label={words.email} required>
        <TextInput type="email" autoComplete="off" maxLength={254} defaultValue={useTyped('email')} />
      </FormField>
      <FormField name="username" label={words.username} hint={words.usernameHint}>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          maxLength={30}
          defaultValue={useTyped('username')}
        />
      </FormField>
    </>
  )
}
