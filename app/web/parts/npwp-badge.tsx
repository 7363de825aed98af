import { Badge } from '@cakrawala/ui/badge'
import type { NpwpState } from '#domain/company/npwp.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { useWords } from './locale.tsx'

const tones = { pending: 'warning', verified: 'success', refused: 'danger' } as const

export function NpwpBadge({ state }: { state: NpwpState }) {
  return <Badge tone={tones[state]}>{useWords(npwpWords).states[state]}</Badge>
}
