import { FoldAct } from '@cakrawala/page-parts/fold-act'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { ButtonLink } from '@cakrawala/ui/button-link'
import { CopyText } from '@cakrawala/ui/copy-text'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { FactorsView } from '#domain/account/factor/factor-queries.server.ts'
import { accountWords } from '#i18n/account.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { securityWords } from '#i18n/security.ts'
import { securityLogWords } from '#i18n/security-log.ts'
import { useArea } from '#web/parts/area-of.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { ProfileTabs } from '#web/parts/profile-tabs.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { useBrand } from '#web/parts/root-facts.tsx'
import { ThemePanel } from '#web/parts/theme-switch.tsx'
import { AuthenticatorSetup, Leave } from './authenticator-setup.tsx'
import { useFactorAnswer } from './factor-answer.ts'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { ChangePassword } from './password-fields.tsx'
import type { SecurityFacts } from './security-acts.server.ts'
import { SecurityQuestion } from './security-question.tsx'
import { SessionTable } from './session-table.tsx'

/** At how many codes the page warns. */
const few = 3

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
      <PayoutAccountNext isOn={isOn} />
      <AuthenticatorPanel factors={factors} proof={proof} />
      <PasskeysPanel factors={factors} proof={proof} />
      {isOn && <RecoveryCodesPanel left={factors.codesLeft} proof={proof} />}
      {question && isOn && <SecurityQuestion own={question} proof={proof} owed={owed} />}
      <ChangePassword username={username} proof={proof} />
      {!owed && <SessionTable sessions={sessions} />}
      {!owed && <SecurityLogLink />}
      <div className="noscript:hidden">
        <ThemePanel />
      </div>
    </div>
  )
}

/** The way on, for a bughunter who sets up a second step in order to name a payout account. */
function PayoutAccountNext({ isOn }: { isOn: boolean }) {
  const { accountPage: words } = useWords(ownPayoutWords)
  const path = usePath()
  const wanted = useSearchParams()[0].get('for')
  if (useArea() !== 'bughunter' || (wanted !== 'payout' && wanted !== 'account')) return null
  if (!isOn) return <Notice>{words.factorFirst}</Notice>
  const to = path(`/bughunter/profile/reward/account${wanted === 'payout' ? '?for=payout' : ''}`)
  return (
    <Notice tone="success" action={<ButtonLink to={to}>{words.goOn}</ButtonLink>}>
      {words.factorDone}
    </Notice>
  )
}

function SecurityLogLink() {
  const words = useWords(securityLogWords)
  return (
    <Panel title={words.title} subtitle={words.subtitle}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.text}</p>
        <ButtonLink to={`${useLocation().pathname}/log`}>{words.open}</ButtonLink>
      </div>
    </Panel>
  )
}

/** How many recovery codes are left, and the form that makes new ones. */
function RecoveryCodesPanel({ left, proof }: { left: number; proof: ProofAsked }) {
  const { codes } = useWords(securityWords)
  return (
    <Panel flush id="recovery-codes" title={codes.title} subtitle={codes.text}>
      <div className="grid gap-3 p-4">
        <p>{codes.left({ count: left })}</p>
        {left <= few && <Notice tone="warning">{codes.few}</Notice>}
      </div>
      <FoldAct intent="recovery_codes_make" title={codes.make}>
        <p className="text-ink-soft">{codes.makeText}</p>
        <ActForm intent="recovery_codes_make" className="grid gap-4">
          <ProofFields asked={proof} />
          <div>
            <SubmitButton>{codes.make}</SubmitButton>
          </div>
        </ActForm>
      </FoldAct>
    </Panel>
  )
}

type Props = { factors: FactorsView; proof: ProofAsked }

/** The authenticator app: switched on, changed, taken off. */
function AuthenticatorPanel({ factors, proof }: Props) {
  const { app } = useWords(securityWords)
  const answer = useFactorAnswer()
  const since = factors.authenticatorSince
  return (
    <Panel
      flush
      id="authenticator"
      title={app.title}
      subtitle={app.text}
      actions={<Badge tone={since ? 'success' : 'neutral'}>{since ? app.on : app.off}</Badge>}
    >
      {since && (
        <p className="p-4">
          {app.since} <Moment at={since} />
        </p>
      )}
      {answer && 'setup' in answer ? (
        <AuthenticatorSetup shown={answer.setup} proof={proof} />
      ) : (
        <Start changes={since !== null} />
      )}
      {since && (
        <FoldAct intent="authenticator_remove" title={app.remove}>
          <p className="text-ink-soft">{app.removeText}</p>
          <ActForm intent="authenticator_remove" className="grid gap-4">
            <ProofFields asked={proof} />
            <div>
              <SubmitButton variant="danger">{app.remove}</SubmitButton>
            </div>
          </ActForm>
        </FoldAct>
      )}
    </Panel>
  )
}

/** Asks for a QR code; nothing changes by it. */
function Start({ changes }: { changes: boolean }) {
  const { app } = useWords(securityWords)
  return (
    <div className="grid gap-3 border-line p-4 not-first:border-t">
      {changes && <p className="text-ink-soft">{app.changeText}</p>}
      <ActForm intent="authenticator_start">
        <SubmitButton variant={changes ? 'secondary' : 'primary'}>
          {changes ? app.change : app.start}
        </SubmitButton>
      </ActForm>
    </div>
  )
}

/** Recovery codes right after they were made: the page shows them this once. */
function RecoveryCodesShown({ codes, username }: { codes: string[]; username: string }) {
  const { codes: words } = useWords(securityWords)
  const brand = useBrand().name
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const file = `${words.file({ brand, username })}\n\n${codes.join('\n')}\n`
  return (
    <div ref={head} tabIndex={-1} className="outline-none">
      <Notice tone="warning" title={words.shownTitle}>
        <div className="grid gap-4">
          <p>{words.shownText}</p>
          <ol
            data-recovery-codes
            className="grid grid-cols-1 gap-x-8 gap-y-1 justify-self-start font-mono text-base min-[24rem]:grid-cols-2"
          >
            {codes.map((code) => (
              <li key={code} className="select-all">
                {code}
              </li>
            ))}
          </ol>
          <div className="unprinted flex flex-wrap items-center gap-x-4 gap-y-2">
            <a
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
              download={`${brand.toLowerCase().replaceAll(/\W+/g, '-')}-${username}.txt`}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-samudra-text underline"
            >
              <Download aria-hidden size={18} />
              {words.download}
            </a>
            <span className="noscript:hidden">
              <CopyText
                text={codes.join('\n')}
                shown={<span className="font-sans font-semibold">{words.copyAll}</span>}
                copyLabel={words.copyAll}
                copiedLabel={words.copied}
              />
            </span>
            <span className="noscript:hidden">
              <Button
                type="button"
                variant="quiet"
                icon={<Printer aria-hidden size={18} />}
                onClick={() => window.print()}
              >
                {words.print}
              </Button>
            </span>
            <Leave>{words.saved}</Leave>
          </div>
        </div>
      </Notice>
    </div>
  )
}
