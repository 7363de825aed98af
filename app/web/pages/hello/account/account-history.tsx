import { now } from '@cakrawala/calendar/clock'
import { Badge } from '@cakrawala/ui/badge'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { EmptyState } from '@cakrawala/ui/empty-state'
import { Panel } from '@cakrawala/ui/panel'
import type { AccountForTeam } from '#domain/account/status/account-for-team.server.ts'
import type { SanctionForTeam } from '#domain/account/status/sanction-views.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { accountsWords } from '#i18n/accounts.ts'
import { dateText } from '#i18n/moment.ts'
import { Said, SanctionBody, SanctionMarks } from '#web/parts/account/sanction-body.tsx'
import { Timely, useDue } from '#web/parts/due.tsx'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { DecideDialog, LiftDialog } from './account-step-acts.tsx'

/** Every step taken against an account, with notes of the team and with appeals. */
export function AccountHistory({ account: { sanctions } }: { account: AccountForTeam }) {
  const { history: words } = useWords(accountsWords)
  if (sanctions.length === 0) {
    return (
      <Panel title={words.title}>
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      </Panel>
    )
  }
  return (
    <Panel title={words.title} subtitle={words.text} flush>
      <ol className="divide-y divide-line">
        {sanctions.map((sanction) => (
          <li key={sanction.id} className="grid gap-4 p-5">
            <Step sanction={sanction} />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function Step({ sanction }: { sanction: SanctionForTeam }) {
  const { history: words, acts } = useWords(accountsWords)
  const { steps } = useWords(accountStatusWords)
  const { step, takenBy, note, liftedBy, mayLift } = sanction
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base font-semibold">{steps[step]}</h3>
        <span className="text-ink-soft">{words.by({ name: takenBy })}</span>
        <SanctionMarks sanction={sanction} />
        {mayLift && (
          <span className="ml-auto">
            <DialogTrigger dialog={`lift-${sanction.id}`} size="sm">
              {acts.lift}
            </DialogTrigger>
            <LiftDialog sanction={sanction} />
          </span>
        )}
      </div>
      <SanctionBody sanction={sanction} />
      {note && <Said title={words.note} text={note} />}
      {liftedBy && <p className="text-ink-soft">{words.liftedBy({ name: liftedBy })}</p>}
      {sanction.appeal && <Appeal appeal={sanction.appeal} />}
    </>
  )
}

function Appeal({ appeal }: { appeal: NonNullable<SanctionForTeam['appeal']> }) {
  const { history: words, acts } = useWords(accountsWords)
  const { appeal: own } = useWords(accountStatusWords)
  const locale = useLocale()
  const due = useDue()
  const { decision, decisionText, decidedBy, mayDecide } = appeal
  return (
    <section className="grid gap-3 rounded border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h4 className="font-semibold">{words.appeal}</h4>
        <span className="text-ink-soft">{own.at({ day: dateText(appeal.openedAt, locale) })}</span>
        {decision === null ? (
          <Badge tone={appeal.dueAt < now() ? 'danger' : 'warning'}>
            <Timely>{words.due({ due: due(appeal.dueAt) })}</Timely>
          </Badge>
        ) : (
          <Badge tone={decision === 'upheld' ? 'success' : 'neutral'}>{own[decision]}</Badge>
        )}
        {mayDecide && (
          <span className="ml-auto">
            <DialogTrigger dialog={`decide-${appeal.id}`} size="sm" variant="primary">
              {acts.decide}
            </DialogTrigger>
            <DecideDialog appeal={appeal} />
          </span>
        )}
      </div>
      <p className="whitespace-pre-line break-words">{appeal.text}</p>
      {decisionText && <Said title={words.decidedBy({ name: decidedBy ?? '' })} text={decisionText} />}
      {decision === null && !mayDecide && <SecondNotice obstacle={appeal.obstacle} own={acts.second} />}
    </section>
  )
}
