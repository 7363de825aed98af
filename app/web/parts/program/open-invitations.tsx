import { Button } from '@cakrawala/ui/button'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import { momentText } from '#i18n/moment.ts'
import { programInvitationWords } from '#i18n/program-invitations.ts'
import { programListWords } from '#i18n/program-list.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'

type OpenInvitation = { id: string; companyName: string; expiresAt: Date; path: string }

/** Invitations that wait for this bughunter's answer; they name only who invites. */
export function OpenInvitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const words = useWords(programInvitationWords)
  const listing = useWords(programListWords)
  const locale = useLocale()
  const path = usePath()
  if (invitations.length === 0) {
    return (
      <EmptyState
        title={words.emptyInvitationsTitle}
        action={<Button to={path('/bughunter/programs')}>{listing.tabAll}</Button>}
      >
        {words.emptyInvitations}
      </EmptyState>
    )
  }
  return (
    <Panel title={listing.tabInvitations} flush>
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex flex-wrap items-center gap-4 px-4 py-3">
            <div className="grid flex-1 gap-1">
              <p className="font-semibold">{words.invitationFrom({ company: invitation.companyName })}</p>
              <p className="text-xs text-ink-soft">
                {words.invitationUntil} {momentText(invitation.expiresAt, locale)}
              </p>
            </div>
            <Button to={path(invitation.path)}>{words.answer}</Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
