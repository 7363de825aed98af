import type { SessionView } from '#domain/account/session/session-queries.server.ts'
import { accountWords } from '#i18n/account.ts'
import { Badge } from '#ui/badge.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Panel } from '#ui/panel.tsx'
import { Table } from '#ui/table.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { ActForm, FormField, SubmitButton } from './form.tsx'
import { useWords } from './locale.tsx'
import { Moment } from './moment.tsx'
import { PasswordFields } from './password-fields.tsx'

/** The security page of every audience: the password, and the sessions that are open. */
export function SecurityPanel({ sessions, username }: { sessions: SessionView[]; username: string }) {
  const { security } = useWords(accountWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={security.title} subtitle={security.subtitle} />
      <div className="grid items-start gap-6">
        <ChangePassword username={username} />
        <Sessions sessions={sessions} />
      </div>
    </div>
  )
}

function ChangePassword({ username }: { username: string }) {
  const { security, fields } = useWords(accountWords)
  return (
    <Panel title={security.passwordTitle} subtitle={security.passwordText}>
      <ActForm intent="change_password" className="grid max-w-xl gap-4">
        <input type="text" hidden autoComplete="username" value={username} readOnly />
        <FormField name="currentPassword" label={fields.currentPassword} required>
          <TextInput type="password" autoComplete="current-password" maxLength={128} />
        </FormField>
        <PasswordFields label={fields.newPassword} own={{ username }} />
        <div>
          <SubmitButton>{security.change}</SubmitButton>
        </div>
      </ActForm>
    </Panel>
  )
}

function Sessions({ sessions }: { sessions: SessionView[] }) {
  const { security } = useWords(accountWords)
  const others = sessions.some(({ current }) => !current)
  return (
    <Panel
      flush
      title={security.sessionsTitle}
      subtitle={security.sessionsText}
      actions={others && <EndOthers />}
    >
      <Table
        caption={security.sessionsTitle}
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'device',
            header: security.device,
            main: true,
            cell: ({ device }) => <Device device={device} />,
          },
          {
            key: 'address',
            header: security.address,
            cell: ({ address }) => <span className="font-mono">{address}</span>,
          },
          { key: 'since', header: security.since, cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            key: 'end',
            header: security.actions,
            hideHeader: true,
            cell: (session) => <End session={session} />,
          },
        ]}
      />
    </Panel>
  )
}

function Device({ device }: { device: string }) {
  const { security } = useWords(accountWords)
  return <span className="break-words">{deviceName(device) || security.unknownDevice}</span>
}

/** Browser and system out of a user agent; the rest of it says nothing to a person. */
function deviceName(agent: string): string {
  const browser = /(Edg|OPR|Firefox|Chrome|Safari|curl)[/ ]?(\d+)?/.exec(agent)
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(agent)?.[1]
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera' }
  const name = browser && `${names[browser[1]!] ?? browser[1]} ${browser[2] ?? ''}`.trim()
  return [name, system].filter(Boolean).join(' · ') || agent.slice(0, 60)
}

function End({ session }: { session: SessionView }) {
  const { security } = useWords(accountWords)
  if (session.current) return <Badge tone="success">{security.current}</Badge>
  return (
    <ActForm intent="end_session">
      <input type="hidden" name="sessionId" value={session.id} />
      <SubmitButton variant="secondary">{security.end}</SubmitButton>
    </ActForm>
  )
}

function EndOthers() {
  const { security } = useWords(accountWords)
  return (
    <ActForm intent="end_others">
      <SubmitButton variant="danger">{security.endAll}</SubmitButton>
    </ActForm>
  )
}
