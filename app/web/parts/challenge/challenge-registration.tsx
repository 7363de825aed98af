import { ActButton } from '@cakrawala/page-parts/act-button'
import { ActForm, SubmitButton } from '@cakrawala/page-parts/form'
import { Dialog } from '@cakrawala/ui/dialog'
import { DialogTrigger } from '@cakrawala/ui/dialog-trigger'
import { Notice } from '@cakrawala/ui/notice'
import type { ChallengeView } from '#domain/program/challenge/challenge-queries.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { momentText } from '#i18n/moment.ts'
import { refusals } from '#i18n/refusals.ts'
import { useLocale, useWords } from '../locale.tsx'

type Own = NonNullable<ChallengeView['own']>

/** The state of a bughunter in a challenge, and the one thing to do next. */
export function ChallengeRegistration({ challenge, own }: { challenge: ChallengeView; own: Own }) {
  const words = useWords(challengeWords)
  const { details } = useWords(refusals)
  const locale = useLocale()
  const { stage } = challenge
  const { obstacle } = own
  if (stage === 'judging' || stage === 'confirmed') return null
  if (own.registeredAt)
    return (
      <Notice
        tone="success"
        title={words.registered({ at: momentText(own.registeredAt, locale) })}
        action={own.mayWithdraw && <Withdraw />}
      >
        {own.gate ? words.gates[own.gate] : words.next.running}
      </Notice>
    )
  if (obstacle === 'closed_challenges') return <Notice tone="warning">{details[obstacle]}</Notice>
  return (
    <Notice
      title={words.gates.not_registered}
      action={
        own.mayRegister && (
          <ActButton intent="register" variant="primary">
            {words.register}
          </ActButton>
        )
      }
    >
      {obstacle === 'account_suspended' || obstacle === 'letter_revoked' ? (
        details[obstacle]
      ) : (
        <RegistrationState challenge={challenge} />
      )}
    </Notice>
  )
}

function RegistrationState({ challenge: { plan, registration, full } }: { challenge: ChallengeView }) {
  const words = useWords(challengeWords)
  const locale = useLocale()
  const at = (iso: string) => momentText(new Date(iso), locale)
  if (registration === 'before') return words.registration.before({ at: at(plan.registrationOpensAt) })
  if (registration === 'closed') return words.registration.closed
  return full ? words.registration.full : words.registration.open({ at: at(plan.registrationClosesAt) })
}

function Withdraw() {
  const words = useWords(challengeWords)
  return (
    <>
      <DialogTrigger dialog="withdraw-challenge" variant="quiet">
        {words.withdraw}
      </DialogTrigger>
      <Dialog id="withdraw-challenge" title={words.withdrawTitle} closeLabel={words.close}>
        <ActForm intent="withdraw" className="grid gap-4">
          <p>{words.withdrawText}</p>
          <div className="flex justify-end">
            <SubmitButton variant="danger">{words.withdraw}</SubmitButton>
          </div>
        </ActForm>
      </Dialog>
    </>
  )
}
