import { Badge } from '@cakrawala/ui/badge'
import type { LetterState } from '#domain/program/letter/letter.ts'
import { letterWords } from '#i18n/letters.ts'
import { useWords } from '../locale.tsx'

export const letterTones = {
  valid: 'success',
  resting: 'warning',
  ended: 'warning',
  revoked: 'danger',
} as const

export function LetterBadge({ state }: { state: LetterState }) {
  const tone = state === 'ended' ? 'neutral' : letterTones[state]
  return <Badge tone={tone}>{useWords(letterWords).states[state]}</Badge>
}
