import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import { Link } from 'react-router'
import type {
  CheckResult,
  EarlierProgram,
  ProgramReview,
  ReviewedTarget,
} from '#domain/reward/review/program-review-view.ts'
import { dateText, momentText } from '#i18n/moment.ts'
import { programWords } from '#i18n/program.ts'
import { reviewWords } from '#i18n/program-review.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'
import { ProgramStatusBadge } from '#web/parts/program/program-badges.tsx'
import { TargetBadge } from '#web/parts/program/target-badge.tsx'

/** What an operator must know before they decide: checks, company, targets, and what was answered before. */
export function ProgramReviewPanels({ review }: { review: ProgramReview }) {
  const words = useWords(reviewWords)
  return (
    <>
      <Panel title={words.title} subtitle={words.subtitle} id="review">
        <div className="grid gap-5">
          <CompanyFacts review={review} />
          <section className="grid gap-2">
            <h3 className="text-sm font-semibold">{words.checklist}</h3>
            <ul className="grid gap-2">
              {review.checks.map((result) => (
                <Check key={result.check} result={result} />
              ))}
            </ul>
          </section>
          <section className="grid gap-2">
            <h3 className="text-sm font-semibold">{words.byHand}</h3>
            <ul className="list-disc pl-5">
              {Object.values(words.hand).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </Panel>
      <ReviewedTargets targets={review.targets} />
      <Panel title={words.decisions}>
        <Decisions decisions={review.decisions} />
      </Panel>
      <Panel title={words.earlier}>
        <Earlier programs={review.earlier} />
      </Panel>
    </>
  )
}

function CompanyFacts({ review: { company, leastReward } }: { review: ProgramReview }) {
  const words = useWords(reviewWords)
  const locale = useLocale()
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: words.company, value: company.name },
        { term: words.emailDomain, value: company.emailDomain },
        { term: words.since, value: dateText(company.since, locale) },
        { term: words.npwp, value: words.npwpStates[company.npwp] },
        { term: words.balance, value: formatRupiah(company.balance) },
        {
          term: words.least,
          value: leastReward === null ? words.noMoney : formatRupiah(leastReward),
        },
      ]}
    />
  )
}

function Check({ result: { check, met } }: { result: CheckResult }) {
  const words = useWords(reviewWords)
  const state = met ? 'met' : 'open'
  return (
    <li className="flex flex-wrap items-center gap-2">
      <Badge tone={met ? 'success' : 'warning'}>{words[state]}</Badge>
      {words.checks[check][state]}
    </li>
  )
}

function Decisions({ decisions }: Pick<EarlierProgram, 'decisions'>) {
  const words = useWords(reviewWords)
  const locale = useLocale()
  if (decisions.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <ul className="grid gap-3">
      {decisions.map(({ version, decision, reason, at, by }) => (
        <li key={`${version} ${at.getTime()}`}>
          <span className="font-semibold">{words.answers[decision]}</span>{' '}
          <span className="text-ink-soft">{words.answered({ version, at: momentText(at, locale), by })}</span>
          {reason && <p className="whitespace-pre-line">{reason}</p>}
        </li>
      ))}
    </ul>
  )
}

function Earlier({ programs }: { programs: readonly EarlierProgram[] }) {
  const words = useWords(reviewWords)
  const path = usePath()
  if (programs.length === 0) return <p className="text-ink-soft">{words.none}</p>
  return (
    <ul className="grid gap-4">
      {programs.map(({ id, title, decisions, ...program }) => (
        <li key={id} className="grid gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Link to={path(`/hello/programs/detail/${id}`)} className="font-semibold underline">
              {title}
            </Link>
            <ProgramStatusBadge program={program} />
          </span>
          <Decisions decisions={decisions} />
        </li>
      ))}
    </ul>
  )
}

/** The targets a permission would name, each with what the platform knows about whose it is. */
function ReviewedTargets({ targets }: { targets: readonly ReviewedTarget[] }) {
  const words = useWords(reviewWords)
  const { scopeTypes } = useWords(programWords)
  return (
    <Panel title={words.targets} flush>
      <Table
        caption={words.targets}
        rows={targets}
        rowKey={(row) => String(targets.indexOf(row))}
        columns={[
          {
            key: 'target',
            header: words.target,
            main: true,
            cell: ({ target, note }) => (
              <span className="[overflow-wrap:anywhere]">{note ? `${target} (${note})` : target}</span>
            ),
          },
          { key: 'type', header: words.type, cell: ({ type }) => scopeTypes[type] },
          { key: 'proof', header: words.proof, cell: (target) => <Proof target={target} /> },
          { key: 'domain', header: words.domain, cell: (target) => <Domain target={target} /> },
        ]}
      />
    </Panel>
  )
}

function Proof({ target: { state, assetId } }: { target: ReviewedTarget }) {
  const path = usePath()
  if (!assetId) return <TargetBadge state={state} />
  return (
    <Link to={path(`/hello/assets/${assetId}`)} className="underline">
      <TargetBadge state={state} />
    </Link>
  )
}

function Domain({ target: { host, ofMailDomain } }: { target: ReviewedTarget }) {
  const words = useWords(reviewWords)
  if (host === null) return words.unknown
  return (
    <Badge tone={ofMailDomain ? 'success' : 'warning'}>{ofMailDomain ? words.within : words.outside}</Badge>
  )
}
