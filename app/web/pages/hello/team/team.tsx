import { hour } from '@cakrawala/calendar/clock'
import { ActForm, FormField, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { linkLives } from '#domain/account/link/link.ts'
import { inviteOperator } from '#domain/account/team/invite-operator.server.ts'
import { inviteOperatorInput } from '#domain/account/team/team-input.ts'
import { teamSeenBy } from '#domain/account/team/team-queries.server.ts'
import type { OperatorView } from '#domain/account/team/team-view.ts'
import { teamWords } from '#i18n/team.ts'
import { isOperator } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { L, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { OperatorStateBadge, ReasonField, RolesField, RolesShown } from './team-fields.tsx'

export const meta = pageTitle(teamWords, (words) => words.title)

export const loader = load(async ({ actor }) => {
  const person = found(isOperator(actor) ? actor : null)
  return { ...(await teamSeenBy(person)), proof: await proofAskedOf(person) }
})

export const action = act(async ({ actor, go }, form) => {
  const { proposed } = await inviteOperator(actor, parseForm(inviteOperatorInput, form))
  return go(`/hello/team?done=${proposed ? 'operator_proposed' : 'operator_invited'}`)
})

/** Who is in the platform team, and the invitation of one more. */
export default function Team() {
  const { rows, mayInvite } = useLoaderData<typeof loader>()
  const words = useWords(teamWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      <Panel flush>
        <Table caption={words.caption} rows={rows} rowKey={({ id }) => id} columns={useColumns()} />
      </Panel>
      {mayInvite && <Invite />}
    </div>
  )
}

function useColumns(): Column<OperatorView>[] {
  const { columns, waiting } = useWords(teamWords)
  return [
    {
      key: 'person',
      header: columns.person,
      main: true,
      cell: ({ id, username, email }) => (
        <span className="grid gap-1">
          <L to={`/hello/team/${id}`} className="font-semibold text-samudra-text hover:underline">
            {username ?? email}
          </L>
          {username && <span className="wrap-anywhere text-xs text-ink-soft">{email}</span>}
        </span>
      ),
    },
    { key: 'roles', header: columns.roles, cell: ({ roles }) => <RolesShown roles={roles} /> },
    {
      key: 'state',
      header: columns.state,
      cell: ({ state, change }) => (
        <span className="flex flex-wrap gap-2">
          <OperatorStateBadge state={state} />
          {change && <Badge tone="warning">{waiting}</Badge>}
        </span>
      ),
    },
    {
      key: 'since',
      header: columns.since,
      nowrap: true,
      cell: ({ rolesSince }) => <Moment at={rolesSince} />,
    },
  ]
}

function Invite() {
  const { proof } = useLoaderData<typeof loader>()
  const { invite, fields } = useWords(teamWords)
  const hours = linkLives.operator_invitation / hour
  return (
    <Panel title={invite.title} subtitle={invite.text({ hours })}>
      <ActForm intent="invite" className="grid max-w-xl gap-4">
        <FormField name="email" label={fields.email} required>
          <TextInput type="email" autoComplete="off" maxLength={254} defaultValue={useTyped('email')} />
        </FormField>
        <RolesField kept={[]} />
        <ReasonField intent="invite" />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{invite.submit}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}
