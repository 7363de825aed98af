import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'

const stepStates = ['done', 'current', 'todo', 'stopped'] as const
export type StepState = (typeof stepStates)[number]

const looks = {
  done: 'border-samudra bg-samudra text-on-samudra',
  current: 'border-samudra bg-surface text-samudra',
  todo: 'border-line-strong bg-surface text-transparent',
  stopped: 'border-bata bg-bata text-on-bata',
} as const satisfies Record<StepState, string>

/** The sign of one step: ticked, here, still to come, or stopped. */
export function StepSign({ state }: { state: StepState }) {
  return (
    <span
      aria-hidden
      className={`relative grid size-6 shrink-0 place-items-center rounded-full border-2 ${looks[state]}`}
    >
      {state === 'done' && <Check className="size-4" />}
      {state === 'stopped' && <X className="size-4" />}
      {state === 'current' && <span className="size-2 rounded-full bg-current" />}
    </span>
  )
}
