import { ActField } from '@cakrawala/page-parts/act-panel'
import { SubmitButton, useRefused, useTyped } from '@cakrawala/page-parts/form'
import { Select } from '@cakrawala/ui/select'
import type { ProofAsked } from '#domain/account/factor/factor-input.ts'
import type { AccountForTeam } from '#domain/account/status/account-for-team.server.ts'
import { sanctionReasons, sanctionSteps, suspensionDays } from '#domain/account/status/account-status.ts'
import { isStepPossible } from '#domain/account/status/account-status-lifecycle.ts'
import { proposedSuspension } from '#domain/account/status/account-status-policy.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { useWords } from '#web/parts/locale.tsx'
import { ProofFields } from '#web/parts/proof-fields.tsx'
import { LongText } from './account-step-acts.tsx'
import { ActDialog } from './act-dialog.tsx'

type Props = { account: AccountForTeam; proof: ProofAsked | null; formKey: string }
const act = 'sanction'

/** A step of the strike policy: which, why, and in which words. */
export function SanctionDialog({ account, proof, formKey }: Props) {
  const { acts } = useWords(accountsWords)
  const { steps } = useWords(accountStatusWords)
  return (
    <ActDialog id="sanction" intent={act} title={acts.sanctionTitle({ name: account.username })} wide>
      <p className="text-ink-soft">{acts.proposed({ step: steps[account.proposed] })}</p>
      {account.role === 'company' && <p className="text-ink-soft">{acts.crew}</p>}
      <FormState formKey={formKey} seen={account.seen} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <StepField account={account} />
        <DaysField />
      </div>
      <ReasonField />
      <LongText act={act} name="statement" label={acts.statement} hint={acts.statementHint} rows={5} />
      <LongText act={act} name="note" label={acts.note} hint={acts.noteHint} rows={2} required={false} />
      {proof && <ProofFields asked={proof} />}
      <SubmitButton wide variant="danger">
        {acts.take}
      </SubmitButton>
    </ActDialog>
  )
}

/**
 * The key and the history of the first try: sent again after a refusal, they must not move with the page. The
 * new history is used only after the operator was notified that it changed.
 */
function FormState({ formKey, seen }: { formKey: string; seen: string }) {
  const told = useRefused()?.detail === 'standing_changed'
  const first = useTyped('seen', seen)
  return (
    <>
      <input type="hidden" name="key" value={useTyped('key', formKey)} />
      <input type="hidden" name="seen" value={told ? seen : first} />
    </>
  )
}

function StepField({ account }: Pick<Props, 'account'>) {
  const { acts } = useWords(accountsWords)
  const { steps } = useWords(accountStatusWords)
  const options = sanctionSteps.filter((step) => isStepPossible(account, step))
  const chosen = options.includes(account.proposed) ? account.proposed : options.at(-1)!
  return (
    <ActField act={act} name="step" label={acts.step} required>
      <Select
        options={options.map((value) => ({ value, label: steps[value] }))}
        defaultValue={useTyped('step', chosen)}
      />
    </ActField>
  )
}

function DaysField() {
  const { acts } = useWords(accountsWords)
  return (
    <ActField act={act} name="days" label={acts.days} hint={acts.daysHint}>
      <Select
        options={suspensionDays.map((value) => ({ value, label: acts.dayOptions[value] }))}
        defaultValue={useTyped('days', proposedSuspension)}
      />
    </ActField>
  )
}

function ReasonField() {
  const { acts } = useWords(accountsWords)
  const { reasons } = useWords(accountStatusWords)
  return (
    <ActField act={act} name="reason" label={acts.reason} required>
      <Select
        placeholder={acts.choose}
        options={sanctionReasons.map((value) => ({ value, label: reasons[value] }))}
        defaultValue={useTyped('reason', '')}
      />
    </ActField>
  )
}
