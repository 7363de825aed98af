import { Badge } from '@cakrawala/ui/badge'
import type { MemberView } from '#domain/company/member-queries.server.ts'
import { memberWords } from '#i18n/members.ts'
import { useWords } from '#web/parts/locale.tsx'

const tones = { 1: 'warning', 2: 'success', 3: 'neutral' } as const

export function MemberStatusBadge({ member }: { member: Pick<MemberView, 'status' | 'withdrawn'> }) {
  const { statuses, withdrawn } = useWords(memberWords)
  return <Badge tone={tones[member.status]}>{member.withdrawn ? withdrawn : statuses[member.status]}</Badge>
}

/** What a member may do, in few words. */
export function useRightsSummary(): (member: Pick<MemberView, 'permission' | 'permissions'>) => string {
  const { everything, readOnly, shortToggles } = useWords(memberWords)
  return ({ permission, permissions }) => {
    if (permission === 1) return everything
    return permissions.length === 0 ? readOnly : permissions.map((one) => shortToggles[one]).join(', ')
  }
}
