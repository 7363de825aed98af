import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import Paperclip from 'lucide-react/icons/paperclip'
import type { IncidentFile } from '#domain/incident/incident-view.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { usePath, useWords } from '../locale.tsx'

/** The files of a ticket, each a download through the endpoint of the area. */
export function IncidentFiles({
  files,
  area,
}: {
  files: readonly IncidentFile[]
  area: '/hello' | '/incident'
}) {
  const { one } = useWords(incidentWords)
  const path = usePath()
  const door = area === '/hello' ? '/hello/incident-files' : '/incident/files'
  return (
    <Panel title={one.files}>
      {files.length === 0 && <p className="text-ink-soft">{one.noFiles}</p>}
      <ul className="grid gap-2">
        {files.map(({ id, name, size, audience }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Paperclip aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <a
              href={path(`${door}/${id}`)}
              download
              className="min-w-0 flex-1 break-all text-samudra-text underline max-md:py-3"
              aria-label={one.download({ name })}
            >
              {name}
            </a>
            {audience === 'responders' && <Badge tone="warning">{one.internal}</Badge>}
            <span className="text-xs text-ink-soft tabular-nums">
              {one.kilobytes({ kilobytes: Math.max(1, Math.round(size / 1000)) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
