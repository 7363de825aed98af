import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { LineStage } from '#domain/setting/setting-book.ts'
import { settingWords } from '#i18n/settings.ts'
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
