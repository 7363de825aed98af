import { Button } from '@cakrawala/ui/button'
import { Notice } from '@cakrawala/ui/notice'
import { Panel } from '@cakrawala/ui/panel'
import type { OwnVerificationView } from '#domain/account/identity/verification-queries.server.ts'
import { dateText } from '#i18n/moment.ts'
import { ndaVersion } from '#i18n/nda.ts'
import { verificationWords } from '#i18n/verification.ts'
import { useLocale, usePath, useWords } from '#web/parts/locale.tsx'

export function NdaPanel({ own, next }: { own: OwnVerificationView; next: boolean }) {
  const { nda: words } = useWords(verificationWords)
  const locale = useLocale()
  const path = usePath()
  const current = own.ndaAcceptedAt !== null && own.ndaVersion === ndaVersion
  return (
    <Panel title={words.panelTitle} subtitle={words.panelText}>
      <div className="grid justify-items-start gap-4">
        {own.ndaAcceptedAt && own.ndaVersion && (
          <Notice tone={current ? 'success' : 'warning'}>
            {words.accepted({ version: own.ndaVersion, date: dateText(own.ndaAcceptedAt, locale) })}
          </Notice>
        )}
        <Button to={path('/bughunter/nda')} variant={next ? 'primary' : 'secondary'}>
          {current ? words.read : words.open}
        </Button>
      </div>
    </Panel>
  )
}
