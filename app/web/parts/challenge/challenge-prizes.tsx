import { Panel } from '@cakrawala/ui/panel'
import { Table } from '@cakrawala/ui/table'
import type { Prize } from '#domain/program/challenge.ts'
import { challengeWords } from '#i18n/challenge.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'

/** What each rank of a challenge wins. */
export function ChallengePrizes({ prizes }: { prizes: readonly Prize[] }) {
  const words = useWords(challengeWords)
  return (
    <Panel title={words.prizes} flush>
      <Table
        caption={words.prizes}
        rows={prizes.map((prize, at) => ({ ...prize, place: at + 1 }))}
        rowKey={({ place }) => String(place)}
        columns={[
          { key: 'place', header: words.place, main: true, cell: ({ place }) => words.prizeOf({ place }) },
          { key: 'prize', header: words.prize, cell: prizeText },
        ]}
      />
    </Panel>
  )
}

/** Money, a thing, or both. */
export function prizeText({ amount, item }: { amount: string | bigint; item: string | null }): string {
  const money = BigInt(amount) > 0n ? formatRupiah(BigInt(amount)) : ''
  return [money, item].filter(Boolean).join(' + ') || '–'
}
