import { Badge } from '@cakrawala/ui/badge'
import { DescriptionList } from '@cakrawala/ui/description-list'
import type { SanctionView } from '#domain/account/status/own-account-status.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { dateText } from '#i18n/moment.ts'
import { useLocale, useWords } from '../locale.tsx'

/** Whether a step still holds. */
export function SanctionMarks({ sanction: { liftedAt, liftReason } }: { sanction: SanctionView }) {
  const { states } = useWords(accountStatusWords)
  if (liftedAt === null) return <Badge tone="danger">{states.open}</Badge>
  return <Badge>{liftReason === null ? states.over : states.lifted}</Badge>
}

/** A step as its person and the platform team both read it. */
export function SanctionBody({ sanction }: { sanction: SanctionView }) {
  const words = useWords(accountStatusWords)
  const locale = useLocale()
  const { reason, step, until, liftedAt, liftReason } = sanction
  const end = step === 'suspension' && {
    term: words.until,
    value: until ? dateText(until, locale) : words.noEnd,
  }
  const lifted = liftedAt && { term: words.lifted, value: dateText(liftedAt, locale) }
  const facts = [
    { term: words.taken, value: dateText(sanction.takenAt, locale) },
    ...(end ? [end] : []),
    ...(lifted ? [lifted] : []),
  ]
  return (
    <div className="grid gap-4">
      <p className="font-semibold">{words.reasons[reason]}</p>
      <DescriptionList items={facts} columns={3} />
      <Said title={words.statement} text={sanction.statement} />
      {liftReason && <Said title={words.liftReason} text={liftReason} />}
    </div>
  )
}

/** Words of a person, as they were written. */
export function Said({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-1">
      <p className="text-sm font-semibold text-ink-soft">{title}</p>
      <p className="whitespace-pre-line break-words">{text}</p>
    </div>
  )
}
