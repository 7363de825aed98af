import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { ResultsReview } from '#domain/reward/challenge/results-queries.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { momentText } from '#i18n/moment.ts'
import { formatRupiah } from '#kernel/money.ts'
import { SecondNotice } from '#web/parts/notices.tsx'
import { useLocale, usePath, useWords } from '../locale.tsx'
import { prizeText } from './challenge-prizes.tsx'

type DeskProps = {
  desk: ResultsReview
  /** Path of the reports of the program, without language. */
  reports: string
}

/** The results of a challenge on their way from the last report to two people's word. */
export function ChallengeResults({ desk, reports }: DeskProps) {
  const words = useWords(challengeWords).desk
  const path = usePath()
  const sum = desk.total + desk.fee
  return (
    <Panel title={words.title} subtitle={words.hint}>
      <div className="grid gap-4">
        {desk.undecided > 0 && (
          <Notice tone="warning" action={<Button to={path(reports)}>{words.reports}</Button>}>
            {words.undecided({ count: desk.undecided })}
          </Notice>
        )}
        <History desk={desk} />
        {!desk.confirmed && <Winners desk={desk} />}
        {desk.mayPropose && (
          <ActForm intent="propose_results" className="flex flex-wrap justify-end gap-2">
            <input type="hidden" name="digest" value={desk.digest} />
            <SubmitButton>{words.propose}</SubmitButton>
          </ActForm>
        )}
        <SecondNotice obstacle={desk.confirmObstacle} />
        {desk.mayConfirm && (
          <ActForm intent="confirm_results" className="grid gap-3">
            <input type="hidden" name="digest" value={desk.digest} />
            <Notice tone="warning">{words.confirmText}</Notice>
            <div className="flex justify-end">
              <SubmitButton>
                {sum > 0n ? words.confirm({ total: formatRupiah(sum) }) : words.confirmNoMoney}
              </SubmitButton>
            </div>
          </ActForm>
        )}
      </div>
    </Panel>
  )
}

function History({ desk: { proposal, confirmed, mayConfirm, mayPropose } }: { desk: ResultsReview }) {
  const words = useWords(challengeWords).desk
  const locale = useLocale()
  const said = ({ by, at }: { by: string | null; at: Date }) => ({
    by: by ?? words.team,
    at: momentText(at, locale),
  })
  if (confirmed) return <p>{words.confirmed(said(confirmed))}</p>
  if (!proposal) return mayPropose && <p className="text-ink-soft">{words.ready}</p>
  return (
    <div className="grid gap-2">
      <p>
        {words.proposed(said(proposal))} {proposal.current && !mayConfirm && `${words.waiting}.`}
      </p>
      {!proposal.current && <Notice tone="warning">{words.stale}</Notice>}
    </div>
  )
}

function Winners({ desk: { winners, total, fee } }: { desk: ResultsReview }) {
  const all = useWords(challengeWords)
  const words = all.desk
  return (
    <div className="grid gap-2">
      <Table
        caption={words.winners}
        rows={winners}
        rowKey={({ place, username, score }) => `${place}-${username}-${score}`}
        empty={<p className="p-4 text-ink-soft">{words.noWinners}</p>}
        columns={[
          { key: 'place', header: all.place, cell: ({ place }) => place ?? '–' },
          {
            key: 'name',
            header: all.name,
            main: true,
            cell: ({ username }) => username ?? all.anonymous,
          },
          { key: 'score', header: all.score, numeric: true, cell: ({ score }) => score },
          { key: 'prize', header: all.prize, cell: prizeText },
        ]}
      />
      {total > 0n && (
        <p className="text-right tabular-nums text-ink-soft">
          {words.total}: <strong className="text-ink">{formatRupiah(total)}</strong> · {words.fee}:{' '}
          {formatRupiah(fee)} · {words.sum}: <strong className="text-ink">{formatRupiah(total + fee)}</strong>
        </p>
      )}
    </div>
  )
}
