import type { ReactNode } from 'react'
import { StepSign, type StepState } from './step-sign.tsx'

type Step = { key: string; label: string; hint?: ReactNode | undefined; state: StepState }
type StepsProps = {
  label: string
  steps: readonly Step[]
  /** The states in words, read out after each step. */
  stateLabels: Readonly<Record<StepState, string>>
}

/** How far something has come: the stages of a machine in their order. */
export function Steps({ label, steps, stateLabels }: StepsProps) {
  return (
    <ol aria-label={label} className="grid md:auto-cols-fr md:grid-flow-col">
      {steps.map(({ key, label: name, hint, state }) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0 md:flex-col md:gap-2 md:pr-4 md:pb-0"
        >
          <span
            aria-hidden
            className={`absolute top-6 bottom-0 left-3 w-px -translate-x-1/2 group-last:hidden md:inset-x-6 md:top-3 md:bottom-auto md:left-6 md:h-px md:w-auto md:translate-x-0 ${
              state === 'done' ? 'bg-samudra' : 'bg-line'
            }`}
          />
          <StepSign state={state} />
          <span className="grid content-start">
            <span className={state === 'todo' ? 'text-ink-soft' : 'font-semibold'}>
              {name}
              <span className="sr-only"> ({stateLabels[state]})</span>
            </span>
            {hint && <span className="text-xs text-ink-soft">{hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
