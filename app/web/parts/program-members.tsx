import type { GrantLine } from '#domain/program/managed-program-queries.server.ts'
import { programWords } from '#i18n/program.ts'
import { Panel } from '#ui/panel.tsx'
import { Table } from '#ui/table.tsx'
import { ActButton } from './act-button.tsx'
import { useWords } from './locale.tsx'

/** Which members of the company see this program and its reports. */
export function ProgramMembers({ members }: { members: readonly GrantLine[] }) {
  const words = useWords(programWords)
  return (
    <Panel title={words.members} subtitle={words.membersHint} flush>
      <Table
        caption={words.members}
        rows={members}
        rowKey={({ memberId }) => memberId}
        empty={<p className="p-4 text-ink-soft">{words.noMembers}</p>}
        columns={[
          { key: 'name', header: words.member, main: true, cell: ({ name }) => name },
          {
            key: 'access',
            header: words.access,
            cell: ({ granted }) => (granted ? words.granted : words.notGranted),
          },
          { key: 'act', header: words.act, hideHeader: true, cell: (row) => <Toggle member={row} /> },
        ]}
      />
    </Panel>
  )
}

function Toggle({ member }: { member: GrantLine }) {
  const words = useWords(programWords)
  return (
    <ActButton intent={member.granted ? 'withdraw' : 'grant'} fields={{ memberId: member.memberId }}>
      {member.granted ? words.withdraw : words.grant}
    </ActButton>
  )
}
