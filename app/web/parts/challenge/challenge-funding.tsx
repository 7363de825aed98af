import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import type { PrizeFunding } from '#domain/reward/challenge/prize-funding.server.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '../locale.tsx'

/** What the prizes ask of the balance; only the owner is told. */
export function ChallengeFunding({ funding: { wanted, short, held } }: { funding: PrizeFunding }) {
  const words = useWords(challengeWords).funding
  const path = usePath()
  const amount = formatRupiah(wanted)
  if (held) return <Notice title={words.title}>{words.held({ amount })}</Notice>
  return (
    <Notice
      tone={short > 0n ? 'warning' : 'info'}
      title={words.title}
      action={short > 0n && <Button to={path('/company/license')}>{words.topUp}</Button>}
    >
      {words.need({ amount })} {short > 0n && words.short({ amount: formatRupiah(short) })}
    </Notice>
  )
}
