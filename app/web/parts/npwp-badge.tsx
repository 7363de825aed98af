import type { NpwpState } from '#domain/company/npwp.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { Badge } from '#ui/badge.tsx'
import { useWords } from './locale.tsx'

const tones = { pending: 'warning', verified: 'success', refused: 'danger' } as const

export function NpwpBadge({ state }: { state: NpwpState }) {
  return <Badge tone={tones[state]}>{useWords(npwpWords).states[state]}</Badge>
}
