import type { VerificationSteps } from '#domain/account/identity/verification-figures.server.ts'
import { homeWords } from '#i18n/homes.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { Steps } from '#ui/steps.tsx'
import { usePath, useWords } from './locale.tsx'

type State = 'done' | 'current' | 'todo' | 'stopped'

/** What a bughunter still has to do before joining programs; the first open step is the current one. */
export function VerificationPath({ steps }: { steps: VerificationSteps }) {
  const words = useWords(homeWords).bughunter.steps
  const path = usePath()
  const { phone, submitted, identity, nda } = steps
  const hints = { 0: submitted ? words.reviewing : '', 1: '', 2: words.fix, 3: '', 4: words.denied } as const
  const verified = identity === 1
  const done = [true, phone || verified, verified || (submitted && identity !== 2), verified, nda]
  const current = done.indexOf(false)
  const waiting = current === 3
  const stateOf = (index: number): State => {
    if (index === 3 && identity === 4) return 'stopped'
    if (done[index]) return 'done'
    return index === current ? 'current' : 'todo'
  }
  const labels = [words.email, words.phone, words.documents, words.decision, words.nda]
  return (
    <Panel
      title={words.title}
      subtitle={words.text}
      actions={
        <Button
          to={path(current === 4 ? '/bughunter/nda' : '/bughunter/profile')}
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
            (index === 3 || (index === 2 && identity === 2)) && hints[identity] ? hints[identity] : undefined,
        }))}
      />
    </Panel>
  )
}
