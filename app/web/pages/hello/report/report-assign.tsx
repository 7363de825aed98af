import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import type { ReportForOperator } from '#domain/report/report-view.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { useWords } from '#web/parts/locale.tsx'

type Assignee = { id: string; username: string }

/** Who of the platform team works on the report, and handing it over while it is open. */
export function ReportAssign({ report, team }: { report: ReportForOperator; team: readonly Assignee[] }) {
  const { assign } = useWords(triageWords)
  const others = team.filter(({ id }) => id !== report.assignee?.id)
  return (
    <Panel title={assign.title}>
      <p className={report.assignee ? 'font-medium' : 'text-ink-soft'}>
        {report.assignee?.username ?? assign.nobody}
      </p>
      {report.stage !== 'closed' && others.length > 0 && (
        <ActForm intent="assign" className="mt-4 grid gap-3">
          <AssigneeField team={others} />
          <SubmitButton variant="secondary">{assign.submit}</SubmitButton>
        </ActForm>
      )}
    </Panel>
  )
}

function AssigneeField({ team }: { team: readonly Assignee[] }) {
  const { assign } = useWords(triageWords)
  return (
    <ActField act="assign" name="assigneeId" label={assign.field}>
      <Select
        defaultValue={useTyped('assigneeId')}
        options={team.map(({ id, username }) => ({ value: id, label: username }))}
      />
    </ActField>
  )
}
