import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, FormField, SubmitButton, useAccepted, useTyped } from '@cakrawala/page-parts/form'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { TextInput } from '@cakrawala/ui/text-input'
import type { InvitationLine } from '#domain/program/invitation/invitation-queries.server.ts'
import { momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { programInvitationWords } from '#i18n/program-invitations.ts'
import { useLocale, useWords } from '../locale.tsx'

const tones = {
  pending: 'warning',
  accepted: 'success',
  declined: 'neutral',
  expired: 'neutral',
  revoked: 'neutral',
} as const

type InvitationsProps = { invitations: CountedPage<InvitationLine>; mayInvite: boolean }

/** Who was invited, what they answered, and a form for the next one. */
export function ProgramInvitations({ invitations, mayInvite }: InvitationsProps) {
  const words = useWords(programWords)
  const inviteWords = useWords(programInvitationWords)
  const { noInvitations: none } = inviteWords
  const locale = useLocale()
  return (
    <Panel
      title={inviteWords.invitations}
      id="invitations"
      flush
      footer={
        invitations.total > 0 && (
          <ListFoot
            {...invitations}
            at={{ start: 'invitations', id: 'invitations' }}
            label={inviteWords.invitations}
          />
        )
      }
    >
      {mayInvite && <InviteForm />}
      <Table
        caption={inviteWords.invitations}
        rows={invitations.rows}
        rowKey={({ id }) => id}
        empty={<EmptyState title={none.title}>{none.text}</EmptyState>}
        columns={[
          { key: 'name', header: inviteWords.username, main: true, cell: ({ username }) => username },
          {
            key: 'status',
            header: words.status,
            cell: (row) => (
              <span className="grid justify-items-start gap-1">
                <Badge tone={tones[row.status]}>{inviteWords.invitationStatuses[row.status]}</Badge>
                {row.declineReason && <span className="text-xs text-ink-soft">{row.declineReason}</span>}
              </span>
            ),
          },
          {
            key: 'at',
            header: inviteWords.invitedAt,
            nowrap: true,
            cell: (row) => momentText(row.createdAt, locale),
          },
          {
            key: 'until',
            header: inviteWords.expiresAt,
            nowrap: true,
            cell: (row) => momentText(row.expiresAt, locale),
          },
          { key: 'act', header: words.act, hideHeader: true, cell: (row) => <Revoke invitation={row} /> },
        ]}
      />
    </Panel>
  )
}

function InviteForm() {
  return (
    <ActForm intent="invite" className="grid gap-3 border-b border-line p-4">
      <InviteFields />
    </ActForm>
  )
}

function InviteFields() {
  const words = useWords(programInvitationWords)
  return (
    <div key={useAccepted()} className="grid gap-3">
      <FormField name="username" label={words.username} hint={words.inviteHint} required>
        <TextInput autoComplete="off" maxLength={30} defaultValue={useTyped('username')} />
      </FormField>
      <div>
        <SubmitButton variant="secondary">{words.sendInvitation}</SubmitButton>
      </div>
    </div>
  )
}

function Revoke({ invitation }: { invitation: InvitationLine }) {
  const words = useWords(programInvitationWords)
  if (invitation.status !== 'pending' && invitation.status !== 'accepted') return null
  return (
    <ActButton intent="revoke" fields={{ invitationId: invitation.id }}>
      {words.revoke}
      <span className="sr-only"> {invitation.username}</span>
    </ActButton>
  )
}
