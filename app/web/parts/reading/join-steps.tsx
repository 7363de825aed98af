import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import { type HunterProgress, type JoinStep, joinSteps } from '#domain/program/program-policy.ts'
import { programJoiningWords } from '#i18n/program-joining.ts'
import { usePath, useWords } from '../locale.tsx'

type JoinStepsProps = { programId: string; standing: HunterProgress; missing: JoinStep }

/** How far a bughunter is on the way to the first report, and the next step. */
export function JoinSteps({ programId, standing, missing }: JoinStepsProps) {
  const words = useWords(programJoiningWords)
  const path = usePath()
  const labels = {
    account_unverified: words.stepVerified,
    nda_missing: words.stepNda,
    agreement_missing: words.stepAgreement,
  } as const satisfies Record<JoinStep, string>
  const places = {
    account_unverified: '/bughunter/profile',
    nda_missing: '/bughunter/nda',
    agreement_missing: `/bughunter/programs/agreement/${programId}`,
  } as const satisfies Record<JoinStep, string>
  const done = {
    account_unverified: standing.verified,
    nda_missing: standing.ndaAccepted,
    agreement_missing: standing.agreed,
  } as const satisfies Record<JoinStep, boolean>
  const steps = joinSteps.map((key) => ({
    key,
    label: labels[key],
    state: done[key] ? ('done' as const) : key === missing ? ('current' as const) : ('todo' as const),
  }))
  const next = (
    <Button variant="primary" to={path(places[missing])}>
      {words.missingAction[missing]}
    </Button>
  )
  return (
    <Panel title={words.steps} actions={next}>
      <Steps label={words.steps} steps={steps} stateLabels={words.stepStates} />
    </Panel>
  )
}
