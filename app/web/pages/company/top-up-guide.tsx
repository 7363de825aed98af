import { Button } from '@cakrawala/ui/button'
import { CopyText } from '@cakrawala/ui/copy-text'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { ReactNode } from 'react'
import { checkerAbove } from '#domain/reward/payout.ts'
import type { TopUpAccount } from '#domain/reward/top-up/top-up-accounts.server.ts'
import type { FeeValues } from '#domain/setting/setting.ts'
import { moneyWords } from '#i18n/money.ts'
import { formatRupiah } from '#kernel/money.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'

/** `message`: what the company writes in its transfer, so that the team finds it on the bank statement. */
type TopUpGuideProps = { accounts: readonly TopUpAccount[]; fees: FeeValues; message: string }

/** Where to pay, what to write, what it costs, how long it takes and who confirms it. */
export function TopUpGuide({ accounts, fees, message }: TopUpGuideProps) {
  const { guide } = useWords(moneyWords).topUp
  const copy = { copyLabel: guide.copy, copiedLabel: guide.copied }
  return (
    <Panel title={guide.title} id="top-up-guide">
      <div className="grid gap-4">
        {accounts.length === 0 && <NoAccount />}
        <ol className="grid list-decimal gap-3 pl-5 marker:font-semibold">
          {accounts.length > 0 && (
            <Step title={guide.transfer}>
              <ul className="grid gap-2">
                {accounts.map(({ place, bankName, number, holder }) => (
                  <li key={place} className="grid">
                    <span className="flex flex-wrap items-center gap-x-2">
                      <strong>{bankName}</strong>
                      <CopyText text={number} {...copy} />
                    </span>
                    <span className="text-ink-soft wrap-anywhere">{guide.holder({ holder })}</span>
                  </li>
                ))}
              </ul>
              <p className="text-xs text-ink-soft">{guide.official}</p>
            </Step>
          )}
          <Step title={guide.reference}>
            <CopyText text={message} {...copy} />
          </Step>
          <Step title={guide.record} />
          <Step title={guide.check({ limit: formatRupiah(checkerAbove) })}>
            <p className="text-ink-soft">{guide.time}</p>
          </Step>
        </ol>
        <p className="text-ink-soft">{guide.fee(fees)}</p>
      </div>
    </Panel>
  )
}

function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li>
      <div className="grid gap-1">
        <p>{title}</p>
        {children}
      </div>
    </li>
  )
}

function NoAccount() {
  const { guide } = useWords(moneyWords).topUp
  const path = usePath()
  return (
    <Notice
      tone="warning"
      title={guide.missing}
      action={
        <Button to={path('/contact-us')} reloadDocument>
          {guide.ask}
        </Button>
      }
    >
      {guide.missingText}
    </Notice>
  )
}
