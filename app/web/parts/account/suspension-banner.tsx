import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import type { SuspensionView } from '#domain/account/status/own-account-status.server.ts'
import { accountStatusWords } from '#i18n/account-status.ts'
import { dateText } from '#i18n/moment.ts'
import { useLocale, usePath, useWords } from '../locale.tsx'

type Props = { area: 'bughunter' | 'company'; suspension: SuspensionView }

/** On every page of a suspended person: what it is, why, until when, what still works, and the way to object. */
export function SuspensionBanner({ area, suspension }: Props) {
  const words = useWords(accountStatusWords)
  const { banner } = words
  const locale = useLocale()
  const path = usePath()
  const own = suspension.of === 'self'
  const until = suspension.until ? banner.until({ day: dateText(suspension.until, locale) }) : banner.open
  const still = area === 'bughunter' ? banner.stillBughunter : own ? banner.stillCompany : banner.stillMember
  const action = own && (
    <Button to={path(`/${area}/standing`)} size="sm">
      {suspension.appealed ? banner.look : banner.appeal}
    </Button>
  )
  return (
    <Notice tone="danger" title={own ? banner.own : banner.company} action={action}>
      <p>
        {own && `${banner.reason({ reason: words.reasons[suspension.reason] })} `}
        {until}
      </p>
      <p>{still}</p>
    </Notice>
  )
}
