import { Badge, type BadgeTone } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import type { ChallengeView } from '#domain/program/challenge/challenge-queries.server.ts'
import type { ChallengeStage } from '#domain/program/challenge.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { momentText } from '#i18n/moment.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useLocale, useWords } from '../locale.tsx'
import { Moment } from '../moment.tsx'
import { ChallengePrizes } from './challenge-prizes.tsx'

const tones = {
  announced: 'neutral',
  running: 'success',
  frozen: 'warning',
  judging: 'primary',
  confirmed: 'highlight',
} as const satisfies Record<ChallengeStage, BadgeTone>

/** When a challenge runs, who may come in, and what it awards. */
export function ChallengePanel({ challenge }: { challenge: ChallengeView }) {
  const words = useWords(challengeWords)
  const { plan, stage, participants } = challenge
  const most = plan.participantLimit
  return (
    <>
      <Panel title={words.title} actions={<Badge tone={tones[stage]}>{words.stages[stage]}</Badge>}>
        <DescriptionList
          columns={3}
          items={[
            { term: words.window, value: <Registration challenge={challenge} /> },
            { term: words.starts, value: <Moment at={new Date(plan.startsAt)} /> },
            { term: words.ends, value: <Moment at={new Date(plan.endsAt)} /> },
            {
              term: words.participants,
              value: most === null ? participants : words.countOf({ count: participants, most }),
            },
            { term: words.prizeRule, value: words.rules[plan.prizeRule] },
            ...(plan.prizeRule === 'shared'
              ? [{ term: words.pool, value: <Pool amount={plan.pool} hint={words.poolHint} /> }]
              : []),
          ]}
        />
      </Panel>
      {plan.prizeRule === 'ranked' && stage !== 'confirmed' && <ChallengePrizes prizes={plan.prizes} />}
    </>
  )
}

function Registration({ challenge: { plan, registration, full } }: { challenge: ChallengeView }) {
  const words = useWords(challengeWords).registration
  const locale = useLocale()
  if (registration === 'closed') return words.closed
  if (registration === 'before')
    return words.before({ at: momentText(new Date(plan.registrationOpensAt), locale) })
  return full ? words.full : words.open({ at: momentText(new Date(plan.registrationClosesAt), locale) })
}

function Pool({ amount, hint }: { amount: string; hint: string }) {
  return (
    <span className="grid gap-1">
      <strong className="tabular-nums">{formatRupiah(BigInt(amount))}</strong>
      <small className="text-ink-soft">{hint}</small>
    </span>
  )
}
