import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import type { PayoutBlock } from '#domain/reward/payout/payout-view.ts'
import { momentText } from '#i18n/moment.ts'
import { ownPayoutWords } from '#i18n/own-payouts.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'

/** Why no payout can be asked for now, and where that is put right. */
export function PayoutBlockNotice({
  block,
  usableFrom,
}: {
  block: PayoutBlock
  usableFrom: Date | undefined
}) {
  const { blocks, own, accountPage } = useWords(ownPayoutWords)
  const path = usePath()
  const locale = useLocale()
  const sentence = blocks[block]
  const at = usableFrom ? momentText(usableFrom, locale) : ''
  const toAccount = ['account_missing', 'account_refused', 'account_renamed'].includes(block)
  return (
    <Notice
      tone={block === 'too_small' || block === 'account_held' ? 'info' : 'warning'}
      action={
        toAccount ? (
          <ButtonLink to={path('/bughunter/profile/reward/account')}>{own.setAccount}</ButtonLink>
        ) : block === 'unverified' ? (
          <ButtonLink to={path('/bughunter/profile')}>{accountPage.toProfile}</ButtonLink>
        ) : undefined
      }
    >
      {typeof sentence === 'function' ? sentence({ at }) : sentence}
    </Notice>
  )
}
