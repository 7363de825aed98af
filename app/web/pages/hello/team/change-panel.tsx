import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { OperatorChangeView } from '#domain/account/team/team-view.ts'
import { refusals } from '#i18n/refusals.ts'
import { teamWords } from '#i18n/team.ts'
import { useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { RolesShown } from './team-fields.tsx'

type Props = { change: OperatorChangeView; proof: ProofAsked }

/** What waits for a second administrator, and the decision on it. */
export function ChangePanel({ change, proof }: Props) {
  const words = useWords(teamWords)
  const { details } = useWords(refusals)
  const { obstacle, own, mayClose } = change
  const close = own ? words.change.withdraw : words.change.refuse
  return (
    <Panel title={words.change.title} flush>
      <div className="grid gap-4 px-4 pb-4">
        <DescriptionList items={useItems(change)} />
        <SecondNotice obstacle={obstacle} own={obstacle ? details[obstacle] : undefined} />
      </div>
      {obstacle === null && <Decision intent="confirm" title={words.change.confirm} proof={proof} />}
      {mayClose && <Decision intent="close" title={close} proof={proof} />}
    </Panel>
  )
}

function useItems({ roles, reason, by, at }: OperatorChangeView) {
  const { change, fields } = useWords(teamWords)
  return [
    roles === null
      ? { term: change.what, value: change.letGo }
      : { term: change.roles, value: <RolesShown roles={roles} /> },
    { term: fields.reason, value: reason },
    { term: change.by, value: by },
    { term: change.at, value: <Moment at={at} /> },
  ]
}

function Decision({ intent, title, proof }: { intent: string; title: string; proof: ProofAsked }) {
  return (
    <FoldAct intent={intent} title={title}>
      <ActForm intent={intent} className="grid gap-4">
        <ProofFields asked={proof} />
        <div>
          <SubmitButton>{title}</SubmitButton>
        </div>
      </ActForm>
    </FoldAct>
  )
}
