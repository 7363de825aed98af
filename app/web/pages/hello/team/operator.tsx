import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { proofAskedOf } from '#domain/account/factor/reauthenticate.server.ts'
import { teamSeenBy } from '#domain/account/team/team-queries.server.ts'
import { teamWords } from '#i18n/team.ts'
import { isOperator, type Person } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ChangePanel } from './change-panel.tsx'
import { teamActs } from './team-acts.server.ts'
import { OperatorStateBadge, ReasonField, RolesField, RolesShown } from './team-fields.tsx'

export const meta = pageTitle(teamWords, (words) => words.title)

export const loader = load(async ({ actor, params: { accountId = '' } }) => {
  const person = found(isOperator(actor) ? actor : null)
  return { operator: await operatorOf(person, accountId), proof: await proofAskedOf(person) }
})

async function operatorOf(person: Person, id: string) {
  return found((await teamSeenBy(person)).rows.find((row) => row.id === id))
}

export const action = act(async ({ actor, params: { accountId = '' }, go }, form) => {
  const person = found(isOperator(actor) ? actor : null)
  const { change } = await operatorOf(person, accountId)
  const name = String(form.get('intent'))
  const work = found(Object.hasOwn(teamActs, name) ? teamActs[name] : null)
  // The page decides about whom and which proposal; a form says what, and why.
  if (name === 'confirm' || name === 'close') form.set('changeId', found(change).id)
  else form.set('operatorId', accountId)
  return go(`/hello/team/${accountId}?done=${await work(person, form)}`)
})

/** One person of the team: roles, what waits, and what an administrator may do. */
export default function Operator() {
  const { operator, proof } = useLoaderData<typeof loader>()
  const words = useWords(teamWords)
  const path = usePath()
  const name = operator.username ?? operator.email
  return (
    <div className="grid gap-6">
      <PageHeader
        title={name}
        meta={<OperatorStateBadge state={operator.state} />}
        breadcrumb={[{ to: path('/hello/team'), label: words.title }, { label: name }]}
        breadcrumbLabel={words.title}
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Facts />
        <div className="grid gap-6">
          {operator.change && <ChangePanel change={operator.change} proof={proof} />}
          {operator.mayChange ? <Acts /> : <Notice tone="info">{words.mayNot}</Notice>}
        </div>
      </div>
    </div>
  )
}

function Facts() {
  const { operator } = useLoaderData<typeof loader>()
  const { facts, columns } = useWords(teamWords)
  const items: { term: string; value: ReactNode }[] = [
    { term: facts.email, value: <span className="wrap-anywhere">{operator.email}</span> },
    { term: columns.roles, value: <RolesShown roles={operator.roles} /> },
    { term: columns.since, value: <Moment at={operator.rolesSince} /> },
    { term: facts.invited, value: <Moment at={operator.invitedAt} /> },
    ...(operator.reason ? [{ term: facts.reason, value: operator.reason }] : []),
  ]
  return (
    <Panel title={facts.title}>
      <DescriptionList items={items} />
    </Panel>
  )
}

function Acts() {
  const { state, roles } = useLoaderData<typeof loader>().operator
  const { acts } = useWords(teamWords)
  return (
    <Panel title={acts.title} flush>
      <Act intent="roles" title={acts.roles}>
        <RolesField kept={roles} />
      </Act>
      {state === 'active' && <Act intent="rest" title={acts.rest} text={acts.restText} />}
      {state === 'resting' && <Act intent="wake" title={acts.wake} text={acts.wakeText} />}
      {state === 'invited' ? (
        <Act intent="let_go" title={acts.withdraw} text={acts.withdrawText} />
      ) : (
        <Act intent="let_go" title={acts.letGo} text={acts.letGoText} />
      )}
    </Panel>
  )
}

type ActProps = { intent: string; title: string; text?: string; children?: ReactNode }

/** One act with its reason and proof. */
function Act({ intent, title, text, children }: ActProps) {
  const { proof } = useLoaderData<typeof loader>()
  return (
    <FoldAct intent={intent} title={title}>
      {text && <p className="text-ink-soft">{text}</p>}
      <ActForm intent={intent} className="grid gap-4">
        {children}
        <ReasonField intent={intent} />
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}
