import { ActButton } from '@cakrawala/page-parts/act-button'
import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useAccepted } from '@cakrawala/page-parts/form'
import { ListFoot } from '@cakrawala/page-parts/list-foot'
import type { CountedPage } from '@cakrawala/paging/paging'
import { Badge } from '@cakrawala/ui/badge'
import { Checkbox } from '@cakrawala/ui/checkbox'
import { Panel } from '@cakrawala/ui/panel'
import { type Column, Table } from '@cakrawala/ui/table'
import { TextArea } from '@cakrawala/ui/text-area'
import type { TestAccountLine, TestAccountUse } from '#domain/program/test-account/test-account-view.ts'
import { momentText } from '#i18n/moment.ts'
import { testAccountWords } from '#i18n/test-accounts.ts'
import { RevokeFold } from '#web/parts/account/revoke-fold.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'

type Props = {
  accounts: CountedPage<TestAccountLine> & { use: TestAccountUse }
  /** Whether the program is over: nothing is given any more. */
  over: boolean
}

/** The test accounts of a program for the people who keep them. */
export function ProgramTestAccounts({ accounts: { use, rows, ...ways }, over }: Props) {
  const { desk, parts } = useWords(testAccountWords)
  const act: Column<TestAccountLine> = {
    ...{ key: 'act', header: desk.actions, hideHeader: true },
    cell: (row) => <Act account={row} />,
  }
  return (
    <Panel
      title={desk.title}
      subtitle={desk.subtitle}
      id="test-accounts"
      flush
      actions={
        use.open > 0 && <Badge tone={use.given < use.open ? 'neutral' : 'warning'}>{desk.use(use)}</Badge>
      }
      footer={
        ways.total > 0 && (
          <ListFoot {...ways} at={{ start: 'accounts', id: 'test-accounts' }} label={desk.title} />
        )
      }
    >
      <Table
        caption={desk.title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<p className="p-4 text-ink-soft">{desk.empty}</p>}
        columns={[
          { key: 'number', header: desk.number, numeric: true, cell: ({ number }) => number },
          {
            key: 'username',
            header: parts.username,
            main: true,
            cell: ({ username }) => <span className="wrap-anywhere">{username ?? '–'}</span>,
          },
          { key: 'state', header: desk.state, cell: (row) => <State account={row} /> },
          ...(over ? [] : [act]),
        ]}
      />
      {!over && (
        <FoldAct intent="add_test_accounts" title={desk.add}>
          <ActForm intent="add_test_accounts" className="grid gap-4">
            <Lines />
          </ActForm>
        </FoldAct>
      )}
    </Panel>
  )
}

/** Emptied once the sets are stored: what was typed is secret. */
function Lines() {
  const { desk } = useWords(testAccountWords)
  return (
    <>
      <FormField name="passwords" label={desk.lines} hint={desk.linesHint} required>
        <TextArea key={useAccepted()} rows={5} mono placeholder={desk.linesSample} />
      </FormField>
      <div>
        <SubmitButton>{desk.save}</SubmitButton>
      </div>
    </>
  )
}

function State({ account }: { account: TestAccountLine }) {
  const { bughunter, givenAt, shownAt, closedAt, cause, reason } = account
  const { desk } = useWords(testAccountWords)
  const locale = useLocale()
  const at = (moment: Date) => ({ at: momentText(moment, locale) })
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-2">
        {cause ? (
          <Badge tone={cause === 'revoked' ? 'danger' : 'neutral'}>{desk.closed[cause]}</Badge>
        ) : (
          <Badge tone={bughunter ? 'primary' : 'success'}>{bughunter ? desk.inUse : desk.free}</Badge>
        )}
        {bughunter}
      </span>
      <span className="text-xs whitespace-pre-line text-ink-soft">
        {[
          ...(givenAt ? [desk.given(at(givenAt))] : []),
          ...(shownAt ? [desk.shown(at(shownAt))] : []),
          ...(closedAt ? [desk.since(at(closedAt))] : []),
          ...(reason ? [reason] : []),
          ...(cause === 'revoked' || cause === 'permission_ended' ? [desk.change] : []),
        ].join('\n')}
      </span>
    </span>
  )
}

function Act({ account: { id, number, bughunter, closedAt, barred } }: { account: TestAccountLine }) {
  const { desk } = useWords(testAccountWords)
  const fields = { testAccountId: id }
  const which = <span className="sr-only"> {number}</span>
  if (barred)
    return (
      <ActButton intent="allow_test_account" fields={fields} size="sm">
        {desk.allow}
        {which}
      </ActButton>
    )
  if (closedAt) return null
  if (bughunter === null)
    return (
      <ActButton intent="close_test_account" fields={fields} size="sm" variant="quiet">
        {desk.remove}
        {which}
      </ActButton>
    )
  return (
    <RevokeFold
      intent="close_test_account"
      about={['testAccountId', id]}
      who={bughunter}
      words={desk}
      further={<Checkbox name="again" value="yes" label={desk.again} />}
    />
  )
}
