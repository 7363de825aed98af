import { AccountMenu } from '@cakrawala/ui/account-menu'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { LogoutDialog } from '@cakrawala/ui/logout-dialog'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { pictureAddress } from '#domain/account/picture/picture.ts'
import { frameWords } from '#i18n/frame.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'
import { usePath, useWords } from './locale.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const logoutDialog = 'logout'

type MemberMenuProps = {
  member: Pick<MemberFacts, 'username' | 'picture' | 'role'>
  /** Where "My Account" leads; null while the area has no such page. */
  account: string | null
}

/** Who is signed in: their account, and the way out, which `LogoutAsk` asks about once more. */
export function MemberMenu({ member, account }: MemberMenuProps) {
  const words = useWords(frameWords)
  const path = usePath()
  const items = account
    ? [{ to: path(account), label: words.account, icon: <UserRound aria-hidden size={18} /> }]
    : []
  return (
    <AccountMenu
      label={words.accountMenu}
      name={member.username}
      src={pictureAddress(member.picture)}
      detail={words.roles[member.role]}
      items={items}
    >
      <div className="flex items-center justify-between gap-3 px-3 py-1">
        <span aria-hidden>{words.theme.label}</span>
        <ThemeSwitch />
      </div>
      <DialogTrigger dialog={logoutDialog} variant="quiet" wide icon={<LogOut aria-hidden size={18} />}>
        {words.logout}
      </DialogTrigger>
    </AccountMenu>
  )
}

/** Logging out is confirmed. Is once in a frame, beside everything else. */
export function LogoutAsk() {
  const words = useWords(frameWords)
  return (
    <LogoutDialog
      id={logoutDialog}
      action={usePath()('/sign-out')}
      title={words.logoutTitle}
      confirmLabel={words.logout}
      cancelLabel={words.logoutCancel}
      closeLabel={words.close}
    >
      {words.logoutText}
    </LogoutDialog>
  )
}
