import { ActForm } from '@cakrawala/page-parts/form'
import { isRefused } from '@cakrawala/page-parts/refused'
import { Button } from '@cakrawala/ui/button'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { recoveryWords } from '#i18n/recovery.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { AccountHeading } from './account-heading.tsx'

/** What a page was opened with while its link is good, also after a refused form; null when the link is dead. */
export function useBehindLink<Behind extends { token: string }>(loaded: Behind | null): Behind | null {
  const answer = useActionData<unknown>()
  if (typeof answer === 'object' && answer !== null && 'dead' in answer) return null
  const kept = isRefused(answer) ? (answer.kept as Behind | undefined) : undefined
  return kept ?? loaded
}

/** The token alone. */
export function useLinkToken(loaded: string | null): string | null {
  return useBehindLink(loaded === null ? null : { token: loaded })?.token ?? null
}

/** A form that acts by the token of a mailed link. It posts to the bare `path`: no address but the mail's holds the token. */
export function LinkForm({
  path,
  token,
  intent,
  children,
}: {
  path: string
  token: string
  intent: string
  children: ReactNode
}) {
  return (
    <ActForm intent={intent} action={usePath()(path)} className="grid gap-4">
      <input type="hidden" name="token" value={token} />
      {children}
    </ActForm>
  )
}

/** One page for every link that is not good: unknown, used, replaced, late or meant for something else. */
export function DeadLink({ ask }: { ask?: { to: string; label: string } }) {
  const { dead } = useWords(recoveryWords)
  const path = usePath()
  return (
    <>
      <AccountHeading title={dead.title} intro={dead.text} />
      <div className="flex flex-wrap gap-3">
        {ask && (
          <Button to={path(ask.to)} variant="primary">
            {ask.label}
          </Button>
        )}
        <Button to={path('/sign-in')}>{dead.signIn}</Button>
      </div>
    </>
  )
}
