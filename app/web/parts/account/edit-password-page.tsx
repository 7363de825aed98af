import { PageHeader } from '@cakrawala/ui/page-header'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import { recoveryWords } from '#i18n/recovery.ts'
import { useWords } from '../locale.tsx'
import { ProfileTabs } from '../profile-tabs.tsx'
import { ChangePassword } from './password-fields.tsx'

/** The password pages of the company area: the same act for the owner and for members, at two addresses. */
export function EditPasswordPage({ title, ...own }: { title: string; username: string; proof: ProofAsked }) {
  const { password } = useWords(recoveryWords)
  return (
    <div className="grid gap-6">
      <PageHeader title={title} subtitle={password.subtitle} />
      <ProfileTabs />
      <ChangePassword {...own} alone />
    </div>
  )
}
