import { Badge } from '@cakrawala/ui/badge'
import type { TargetState } from '#domain/program/target-state.ts'
import { programTargetWords } from '#i18n/program-versions.ts'
import { useWords } from '../locale.tsx'

const tones = {
  proved: 'success',
  earlier: 'neutral',
  paused: 'danger',
  unproved: 'warning',
} as const satisfies Record<TargetState, string>

/** Whether a target is proved to be of its company. */
export function TargetBadge({ state }: { state: TargetState }) {
  const { states } = useWords(programTargetWords)
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
