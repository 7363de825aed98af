import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ProposalView } from '#domain/program/proposal/proposal-view.ts'
import { momentText } from '#i18n/moment.ts'
import { proposalWords } from '#i18n/program-proposal.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { RulesDiff } from './version-diff.tsx'

type ProposedVersionProps = { proposal: ProposalView; mayEdit: boolean; editTo: string }

/** The version that waits while another one is in force: whose turn it is, why it waits, and what it changes. */
export function ProposedVersion({ proposal, mayEdit, editTo }: ProposedVersionProps) {
  const { version, state, reason, may } = proposal
  const words = useWords(proposalWords)
  const path = usePath()
  return (
    <>
      <Panel
        title={words.title({ version })}
        subtitle={words.standing}
        id="proposed-version"
        actions={
          <>
            {mayEdit && (
              <Button size="sm" to={path(editTo)}>
                {words.edit}
              </Button>
            )}
            {mayEdit && (
              <Button size="sm" variant="quiet" to={path(`${editTo}?from=present`)}>
                {words.editPresent}
              </Button>
            )}
            {may.withdraw && <Withdraw version={version} />}
          </>
        }
      >
        <div className="grid gap-4">
          <Turn proposal={proposal} />
          {state === 'returned' && reason && (
            <Notice tone="warning" title={words.corrections}>
              <p className="whitespace-pre-line">{reason}</p>
              {mayEdit && <p className="mt-2">{words.correctionsHint}</p>}
            </Notice>
          )}
          <Facts proposal={proposal} />
        </div>
      </Panel>
      <RulesDiff before={proposal.before} after={proposal.after} title={words.difference} />
    </>
  )
}

function Turn({ proposal: { state, dueAt, holdsAt } }: { proposal: ProposalView }) {
  const words = useWords(proposalWords).turns
  const locale = useLocale()
  const at = (moment: Date | null) => (moment ? momentText(moment, locale) : '')
  const turn = {
    waiting: () => words.waiting({ until: at(dueAt) }),
    returned: () => words.returned,
    announced: () => words.announced({ at: at(holdsAt) }),
  }
  return <p className="font-semibold">{turn[state]()}</p>
}

function Facts({ proposal: { widens, by, at } }: { proposal: ProposalView }) {
  const words = useWords(proposalWords)
  const locale = useLocale()
  const reasons = (
    <ul className="list-disc pl-5">
      {widens.map((one) => (
        <li key={one}>{words.widens[one]}</li>
      ))}
    </ul>
  )
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: words.by, value: by },
        { term: words.at, value: momentText(at, locale) },
        { term: words.why, value: reasons },
      ]}
    />
  )
}

function Withdraw({ version }: { version: number }) {
  const words = useWords(proposalWords)
  return (
    <>
      <DialogTrigger dialog="withdraw-version" size="sm" variant="quiet">
        {words.withdraw}
      </DialogTrigger>
      <Dialog id="withdraw-version" title={words.withdrawTitle} closeLabel={words.close}>
        <ActForm intent="withdraw_version" className="grid gap-4">
          <input type="hidden" name="version" value={version} />
          <p>{words.withdrawText}</p>
          <div className="flex justify-end">
            <SubmitButton variant="danger">{words.withdraw}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </>
  )
}
