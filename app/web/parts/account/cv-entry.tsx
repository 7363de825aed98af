import { Badge } from '@cakrawala/ui/badge'
import type { EntryView } from '#domain/account/curriculum-vitae/curriculum-vitae-queries.server.ts'
import { curriculumVitaeWords } from '#i18n/curriculum-vitae.ts'
import { monthText } from '#i18n/moment.ts'
import { OutsideLink } from '#web/parts/links.tsx'
import { useLocale, useWords } from '../locale.tsx'

/** One line of a curriculum vitae, as everyone reads it. */
export function CvEntry({ entry }: { entry: EntryView }) {
  const words = useWords(curriculumVitaeWords)
  const { kind, title, organisation, place, endedOn, link, about } = entry
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="flex flex-wrap items-center gap-2 text-sm break-words">
        <span className="min-w-0">{title}</span>
        {kind === 'work' && endedOn === null && <Badge tone="success">{words.current}</Badge>}
      </h3>
      <p className="break-words">{[organisation, place].filter(Boolean).join(' · ')}</p>
      <p className="text-xs text-ink-soft">{usePeriod(entry)}</p>
      {about && <p className="max-w-prose break-words whitespace-pre-wrap">{about}</p>}
      {link && <EntryLink link={link} />}
    </div>
  )
}

function usePeriod({ kind, startedOn, endedOn }: EntryView): string {
  const words = useWords(curriculumVitaeWords)
  const locale = useLocale()
  const from = monthText(startedOn, locale)
  const to = endedOn && monthText(endedOn, locale)
  if (kind === 'certification') return to ? words.validUntil({ from, to }) : words.issued({ from })
  if (!to && kind === 'training') return from
  return words.period({ from, to: to ?? words.toPresent })
}

/** The host in the letters of the network, so that look-alikes show; browsers open no `ftp` any more. */
function EntryLink({ link }: { link: string }) {
  const { host, protocol } = new URL(link)
  if (protocol === 'ftp:') return <p className="font-mono text-xs break-all">{link}</p>
  return (
    <p className="min-w-0 break-all max-md:py-1 max-md:[&>a]:inline-block max-md:[&>a]:py-1">
      <OutsideLink href={link}>{host}</OutsideLink>
    </p>
  )
}
