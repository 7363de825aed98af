import type { LineStage } from '#domain/setting/setting-book.ts'
import { settingWords } from '#i18n/settings.ts'
import { Badge } from '#ui/badge.tsx'
import type { Tone } from '#ui/tone.ts'
import { useWords } from '#web/parts/locale.tsx'

const tones: Record<LineStage, Tone> = {
  waiting: 'highlight',
  coming: 'primary',
  now: 'success',
  past: 'neutral',
  refused: 'danger',
  withdrawn: 'neutral',
}

export function StageBadge({ stage }: { stage: LineStage }) {
  return <Badge tone={tones[stage]}>{useWords(settingWords).stages[stage]}</Badge>
}
