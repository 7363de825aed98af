import { Notice } from '@cakrawala/ui/notice'
import type { PlanRoom } from '#domain/report/plan/plan-room.server.ts'
import { licenseWords } from '#i18n/license.ts'
import { useWords } from '../locale.tsx'

/** Says before a program is written that the plan has no place for it. */
export function PlanRoomNotice({ room }: { room: PlanRoom }) {
  const { room: words } = useWords(licenseWords)
  if (!room.any)
    return (
      <Notice tone="warning" title={words.none}>
        {words.noneText}
      </Notice>
    )
  if (room.private) return null
  return (
    <Notice tone="info" title={words.notPrivate}>
      {words.notPrivateText}
    </Notice>
  )
}
