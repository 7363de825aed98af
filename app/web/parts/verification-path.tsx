import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import { Steps } from '@cakrawala/ui/steps'
import type { VerificationSteps } from '#domain/account/identity/verification-figures.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { reviewWaitWords } from '#i18n/review-wait.ts'
import { usePath, useWords } from './locale.tsx'

type State = 'done' | 'current' | 'todo' | 'stopped'

/** What a bughunter still has to do before joining programs; the first open step is the current one. */
export function VerificationPath({ steps }: { steps: VerificationSteps }) {
  const words = useWords(homeWords).bughunter.steps
  const path = usePath()
  const { personal, phone, submitted, identity, nda, wait } = steps
  const { usual } = useWords(reviewWaitWords)
  const reviewing = wait ? `${words.reviewing}. ${usual(wait)}` : words.reviewing
  const hints = { 0: submitted ? reviewing : '', 1: '', 2: words.fix, 3: '', 4: words.denied } as const
  const verified = identity === 1
  // In the order of the page that leads through them.
  const done = [
    personal || verified,
    phone || verified,
    nda,
    verified || (submitted && identity !== 2),
    verified,
  ]
  const current = done.indexOf(false)
  const waiting = current === 4
  const stateOf = (index: number): State => {
    if (index === 4 && identity === 4) return 'stopped'
    if (done[index]) return 'done'
    return index === current ? 'current' : 'todo'
  }
  const labels = [words.personal, words.phone, words.nda, words.documents, words.decision]
  return (
    <Panel
      title={words.title}
      subtitle={words.text}
      actions={
        <Button
          to={path(current === 2 ? '/bughunter/nda' : '/bughunter/profile')}
          variant={waiting ? 'secondary' : 'primary'}
          size="sm"
        >
          {waiting ? words.look : words.action}
        </Button>
      }
    >
      <Steps
        label={words.title}
        stateLabels={words.states}
        steps={labels.map((label, index) => ({
          key: label,
          label,
          state: stateOf(index),
          hint:
            (index === 4 || (index === 3 && identity === 2)) && hints[identity] ? hints[identity] : undefined,
        }))}
      />
    </Panel>
  )
}
