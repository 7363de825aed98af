import { Badge } from '@cakrawala/ui/badge'
import type { AssetState } from '#domain/company/asset/asset.ts'
import { assetWords } from '#i18n/assets.ts'
import { useWords } from '../locale.tsx'

const tones = {
  claimed: 'neutral',
  waiting: 'warning',
  proved: 'success',
  refused: 'danger',
  lost: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<AssetState, string>

export function AssetBadge({ state }: { state: AssetState }) {
  return <Badge tone={tones[state]}>{useWords(assetWords).states[state]}</Badge>
}
