import { Badge } from '@cakrawala/ui/badge'
import type { Tone } from '@cakrawala/ui/tone'
import type { Standing } from '#domain/account/status/account-status-lifecycle.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { useWords } from '#web/parts/locale.tsx'

const tones: Record<Standing, Tone> = { active: 'success', suspended: 'danger', ended: 'neutral' }

export function AccountStatusBadge({ standing }: { standing: Standing }) {
  return <Badge tone={tones[standing]}>{useWords(accountsWords).standings[standing]}</Badge>
}
