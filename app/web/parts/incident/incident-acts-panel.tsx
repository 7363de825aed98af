import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, FormField, SubmitButton, useIntent, useTyped } from '@cakrawala/page-parts/form'
import { Panel } from '@cakrawala/ui/panel'
import { Select } from '@cakrawala/ui/select'
import { TextArea } from '@cakrawala/ui/text-area'
import { nextOf } from '#domain/incident/incident-policy.ts'
import type { IncidentForHandler } from '#domain/incident/incident-view.ts'
import type { Handler } from '#domain/incident/responders.server.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { useWords } from '../locale.tsx'
import { IncidentAssessmentFields } from './incident-assessment.tsx'

type Props = { ticket: IncidentForHandler; handlers: readonly Handler[] }

/** What the reader may do about a ticket now; nothing at all once it has ended. */
export function IncidentActsPanel({ ticket, handlers }: Props) {
  const { acts } = useWords(incidentWords).one
  const { assignee, mayTake, mayAssign, mayHandle, mayClear } = ticket
  if (!(mayTake || mayAssign || mayHandle || mayClear)) return null
  return (
    <Panel title={acts.title} flush>
      {!mayHandle && !mayClear && (
        <p className="px-4 py-3">{assignee ? acts.others({ who: assignee.username }) : acts.nobody}</p>
      )}
      <div className="grid gap-4 px-4 pb-4 empty:hidden">
        {mayClear && <Plain intent="clear" text={acts.clearText} submit={acts.clear} />}
        {mayTake && <Plain intent="take" text={acts.takeText} submit={acts.take} />}
      </div>
      {mayHandle && <Handling ticket={ticket} />}
      {mayAssign && <Assign ticket={ticket} handlers={handlers} />}
    </Panel>
  )
}

function Plain({ intent, text, submit }: { intent: string; text: string; submit: string }) {
  return (
    <ActForm intent={intent} className="grid gap-2">
      <p className="text-ink-soft">{text}</p>
      <div>
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </ActForm>
  )
}

/** The one step forward, the way out, and the judgement. */
function Handling({ ticket: { state, assessment } }: { ticket: IncidentForHandler }) {
  const { acts } = useWords(incidentWords).one
  const next = nextOf(state)
  return (
    <>
      {next === 'verified' && <Judge intent="verify" title={acts.verify} assessment={assessment} />}
      {(next === 'handling' || next === 'recovered' || next === 'closed') && (
        <Spoken intent={next} title={acts[next]} name="note" label={acts.note} hint={acts.noteHint} />
      )}
      {(state === 'received' || state === 'verified') && (
        <Spoken
          intent="reject"
          title={acts.reject}
          name="reason"
          label={acts.reason}
          hint={acts.reasonHint}
        />
      )}
      {state !== 'received' && <Judge intent="assess" title={acts.assess} assessment={assessment} />}
    </>
  )
}

type Act = { intent: string; title: string }

function Judge({ intent, title, assessment }: Act & Pick<IncidentForHandler, 'assessment'>) {
  return (
    <FoldAct intent={intent} title={title}>
      <ActForm intent={intent} className="grid gap-4">
        <IncidentAssessmentFields assessment={assessment} />
        <div>
          <SubmitButton>{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

function Spoken({ intent, title, ...field }: Act & { name: string; label: string; hint: string }) {
  return (
    <FoldAct intent={intent} title={title}>
      <ActForm intent={intent} className="grid gap-4">
        <Words {...field} />
        <div>
          <SubmitButton variant={intent === 'reject' ? 'danger' : 'primary'}>{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

function Words({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <FormField name={name} id={`field-${useIntent()}-${name}`} label={label} hint={hint} required>
      <TextArea rows={4} maxLength={5_000} defaultValue={useTyped(name)} />
    </FormField>
  )
}

function Assign({ ticket: { assignee }, handlers }: Props) {
  const { acts } = useWords(incidentWords).one
  const others = handlers.filter(({ id }) => id !== assignee?.id)
  if (others.length === 0) return null
  return (
    <FoldAct intent="assign" title={acts.assign}>
      <ActForm intent="assign" className="grid gap-4">
        <AssigneeField handlers={others} />
        <div>
          <SubmitButton variant="secondary">{acts.assign}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}

function AssigneeField({ handlers }: { handlers: readonly Handler[] }) {
  const { acts } = useWords(incidentWords).one
  return (
    <FormField name="assigneeId" label={acts.assignTo} required>
      <Select
        defaultValue={useTyped('assigneeId')}
        options={handlers.map(({ id, username, isTeam }) => ({
          value: id,
          label: `${username} (${isTeam ? acts.team : acts.outside})`,
        }))}
      />
    </FormField>
  )
}
