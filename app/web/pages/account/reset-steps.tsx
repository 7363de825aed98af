import { Steps } from '@cakrawala/ui/steps'
import { recoveryWords } from '#i18n/recovery.ts'
import { useWords } from '#web/parts/locale.tsx'

const order = ['request', 'link', 'reset', 'signIn'] as const
type ResetStep = (typeof order)[number] | 'hold'

/** Where a reset of the authenticator stands (specification §4). A held one waits between the link and the end. */
export function ResetSteps({ at }: { at: ResetStep }) {
  const { steps } = useWords(recoveryWords)
  const here = order.indexOf(at === 'hold' ? 'reset' : at)
  return (
    <Steps
      label={steps.label}
      stateLabels={steps.states}
      steps={order.map((key, place) => ({
        key,
        label: steps[key],
        state: place < here ? 'done' : place === here ? 'current' : 'todo',
      }))}
    />
  )
}
