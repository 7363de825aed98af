import { useRefusedIntent } from '@cakrawala/page-parts/act-panel'
import { ActForm } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Dialog } from '@cakrawala/ui/dialog'
import type { Tone } from '@cakrawala/ui/tone'
import type { ReactNode } from 'react'
import type { Standing } from '#domain/account/status/account-status-lifecycle.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { useWords } from '#web/parts/locale.tsx'

const tones: Record<Standing, Tone> = { active: 'success', suspended: 'danger', ended: 'neutral' }

export function AccountStatusBadge({ standing }: { standing: Standing }) {
  return <Badge tone={tones[standing]}>{useWords(accountsWords).standings[standing]}</Badge>
}

type Props = { id: string; intent: string; title: string; wide?: boolean; children: ReactNode }

/** One act with its reason, in a dialog of its own; refused, it stays open with everything typed. */
export function ActDialog({ id, intent, title, wide, children }: Props) {
  const { close } = useWords(accountsWords).acts
  const refused = useRefusedIntent() === intent
  return (
    <Dialog id={id} title={title} closeLabel={close} defaultOpen={refused} wide={wide}>
      <ActForm intent={intent} className="grid gap-4 text-left">
        {children}
      </ActForm>
    </Dialog>
  )
}
