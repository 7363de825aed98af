import { Button } from '@cakrawala/ui/button'
import { DescriptionList } from '@cakrawala/ui/description-list'
import { Panel } from '@cakrawala/ui/panel'
import { spacedNpwp } from '#domain/company/npwp.ts'
import type { OwnNpwpView } from '#domain/company/npwp-queries.server.ts'
import { npwpWords } from '#i18n/npwp.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { Moment } from '#web/parts/moment.tsx'
import { NpwpBadge } from '#web/parts/npwp-badge.tsx'

/** How the company's NPWP stands; members see the end of its number. */
export function NpwpSummary({ npwp, mayEdit }: { npwp: OwnNpwpView | null; mayEdit: boolean }) {
  const words = useWords(npwpWords)
  const path = usePath()
  const edit = (
    <Button size="sm" to={path('/company/profile/edit-npwp')}>
      {npwp ? words.open : words.fillIn}
    </Button>
  )
  return (
    <Panel title={words.title} actions={mayEdit && edit}>
      {npwp ? (
        <DescriptionList
          columns={3}
          items={[
            {
              term: words.fields.number,
              value: <span className="font-mono">{spacedNpwp(npwp.number)}</span>,
            },
            { term: words.state, value: <NpwpBadge state={npwp.state} /> },
            { term: words.submittedAt, value: <Moment at={npwp.submittedAt} /> },
          ]}
        />
      ) : (
        <p className="text-ink-soft">{words.none}</p>
      )}
    </Panel>
  )
}
