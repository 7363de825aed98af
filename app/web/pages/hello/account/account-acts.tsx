import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Select } from '@cakrawala/ui/select'
import type { ProofAsked } from '#domain/account/factor/proof-input.ts'
import type { AccountForTeam } from '#domain/account/status/account-for-team.server.ts'
import { sessionEndReasons } from '#domain/account/status/account-status.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { ActField } from '#web/parts/act-panel.tsx'
import { SubmitButton, useTyped } from '#web/parts/form.tsx'
import { useWords } from '#web/parts/locale.tsx'
import { LongText } from './account-step-acts.tsx'
import { ActDialog } from './act-dialog.tsx'
import { SanctionDialog } from './sanction-dialog.tsx'

type Props = { account: AccountForTeam; proof: ProofAsked | null; formKey: string }

/** What can be done with the whole account; each act asks for its reason in a dialog. */
export function AccountActs({ account, proof, formKey }: Props) {
  const { acts } = useWords(accountsWords)
  if (account.standing === 'ended') return mayRestore(account) && <Restore />
  return (
    <>
      <DialogTrigger dialog="end-sessions">{acts.sessions}</DialogTrigger>
      <DialogTrigger dialog="sanction" variant="danger">
        {acts.sanction}
      </DialogTrigger>
      <ActDialog id="end-sessions" intent="end_sessions" title={acts.sessions}>
        <p className="text-ink-soft">{acts.sessionsText}</p>
        <Why />
        <SubmitButton wide variant="danger">
          {acts.sessionsSubmit}
        </SubmitButton>
      </ActDialog>
      <SanctionDialog account={account} proof={proof} formKey={formKey} />
    </>
  )
}

/** What its owner closed only its owner opens; what was erased, nobody. */
function mayRestore({ standing, erased, left }: AccountForTeam): boolean {
  return standing === 'ended' && !erased && !left
}

function Restore() {
  const { acts } = useWords(accountsWords)
  return (
    <>
      <DialogTrigger dialog="restore" variant="primary">
        {acts.restore}
      </DialogTrigger>
      <ActDialog id="restore" intent="restore" title={acts.restore}>
        <p className="text-ink-soft">{acts.restoreText}</p>
        <LongText act="restore" name="restoreReason" label={acts.liftReason} hint={acts.liftHint} rows={3} />
        <SubmitButton wide>{acts.restoreSubmit}</SubmitButton>
      </ActDialog>
    </>
  )
}

function Why() {
  const { acts } = useWords(accountsWords)
  return (
    <ActField act="end_sessions" name="why" label={acts.why} required>
      <Select
        placeholder={acts.choose}
        options={sessionEndReasons.map((value) => ({ value, label: acts.whys[value] }))}
        defaultValue={useTyped('why', '')}
      />
    </ActField>
  )
}
