import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import type { PayoutObstacle } from '#domain/reward/payout/requesting-policy.ts'
import { momentText } from '#i18n/moment.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { refusals } from '#i18n/refusals.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'

/** Why no payout can be asked for now, and where that is put right. */
export function PayoutObstacleNotice({
  obstacle,
  usableFrom,
}: {
  obstacle: PayoutObstacle
  usableFrom: Date | undefined
}) {
  const { obstacles, own, accountPage } = useWords(ownPayoutWords)
  const { details } = useWords(refusals)
  const path = usePath()
  const locale = useLocale()
  const sentence = obstacle === 'closed_payouts' ? details.closed_payouts : obstacles[obstacle]
  const at = usableFrom ? momentText(usableFrom, locale) : ''
  return (
    <Notice
      tone={obstacle === 'payout_too_small' || obstacle === 'payout_account_held' ? 'info' : 'warning'}
      action={
        isMendedByAccount(obstacle) ? (
          <ButtonLink to={path('/bughunter/profile/reward/account?for=payout')}>{own.setAccount}</ButtonLink>
        ) : obstacle === 'account_unverified' ? (
          <ButtonLink to={path('/bughunter/profile')}>{accountPage.toProfile}</ButtonLink>
        ) : undefined
      }
    >
      {typeof sentence === 'function' ? sentence({ at }) : sentence}
    </Notice>
  )
}

/** Whether naming another account puts it right. */
function isMendedByAccount(obstacle: PayoutObstacle): boolean {
  return (
    obstacle === 'payout_account_missing' ||
    obstacle === 'payout_account_refused' ||
    obstacle === 'payout_account_renamed'
  )
}
