import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { accountWords } from '#i18n/account.ts'
import { securityWords } from '#i18n/security.ts'
import { useWords } from '../locale.tsx'
import { ProfileTabs } from '../profile-tabs.tsx'
import { AuthenticatorPanel } from './authenticator-panel.tsx'
import { ChangePassword } from './change-password.tsx'
import { useFactorAnswer } from './factor-answer.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'
import { RecoveryCodesShown } from './recovery-codes-shown.tsx'
import type { SecurityFacts } from './security-acts.server.ts'
import { SecurityQuestion } from './security-question.tsx'
import { SessionTable } from './session-table.tsx'

/** The security page of every audience: the second factor, the password, and the sessions that are open. */
export function SecurityPanel({ sessions, username, owed, factors, proof, question }: SecurityFacts) {
  const { security } = useWords(accountWords)
  const words = useWords(securityWords)
  const answer = useFactorAnswer()
  const isOn = factors.authenticatorSince !== null || factors.passkeys.length > 0
  return (
    <div className="grid gap-6">
      <PageHeader title={security.title} subtitle={words.subtitle} />
      {!owed && <ProfileTabs />}
      {owed && (
        <Notice tone="warning" title={words.owedTitle}>
          {words.owedText}
        </Notice>
      )}
      {answer && 'recoveryCodes' in answer && (
        <RecoveryCodesShown codes={answer.recoveryCodes} username={username} />
      )}
      <AuthenticatorPanel factors={factors} proof={proof} />
      <PasskeysPanel factors={factors} proof={proof} />
      {isOn && <RecoveryCodesPanel left={factors.codesLeft} proof={proof} />}
      {question && isOn && <SecurityQuestion own={question} proof={proof} owed={owed} />}
      <ChangePassword username={username} proof={proof} />
      {!owed && <SessionTable sessions={sessions} />}
    </div>
  )
}
