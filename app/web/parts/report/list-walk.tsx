import { ButtonLink } from '@cakrawala/ui/button-link'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { useMemo, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { reportWords } from '#i18n/report.ts'
import { useKeys } from '../keys/use-keys.ts'
import { useWords } from '../locale.tsx'
import { keptListText, type PlaceInList, placeIn } from './kept-list.ts'

/** Where a report stands in the list one came from; null without scripts, and where it is not on that list. */
export function usePlaceInList(reportId: string): PlaceInList | null {
  const text = useSyncExternalStore(never, keptListText, () => null)
  return useMemo(() => placeIn(text, reportId), [text, reportId])
}

/** The way to the reports before and after this one, by keys too, and back to their list. */
export function ListWalk({ reportId }: { reportId: string }) {
  const { walk } = useWords(reportWords)
  const navigate = useNavigate()
  const place = usePlaceInList(reportId)
  const go = (to: string | null | undefined) => (to ? navigate(to) : false)
  useKeys({ next: () => go(place?.next), previous: () => go(place?.previous) })
  if (place === null) return null
  const { at, of, ofPage, address, previous, next } = place
  return (
    <nav aria-label={walk.label} className="flex items-center gap-1 text-xs text-ink-soft">
      <Link
        to={address}
        className="inline-flex min-h-11 items-center rounded px-2 tabular-nums hover:bg-sunk hover:text-ink md:min-h-8"
      >
        <span className="sr-only">{walk.back} </span>
        <span className="max-sm:sr-only">{(ofPage ? walk.ofPage : walk.of)({ at, of })}</span>
        <span aria-hidden className="sm:hidden">{`${at}/${of}`}</span>
      </Link>
      <Step to={previous} label={walk.previous} icon={<ChevronUp aria-hidden />} />
      <Step to={next} label={walk.next} icon={<ChevronDown aria-hidden />} />
    </nav>
  )
}

/** The way on where nothing is left to do. */
export function NextReport({ reportId }: { reportId: string }) {
  const { walk } = useWords(reportWords)
  const place = usePlaceInList(reportId)
  if (!place?.next) return null
  return (
    <ButtonLink to={place.next} icon={<ChevronDown aria-hidden />} className="mt-3">
      {walk.next}
    </ButtonLink>
  )
}

type StepProps = { to: string | null; label: string; icon: React.ReactNode }

function Step({ to, label, icon }: StepProps) {
  if (to === null) return null
  return (
    <ButtonLink to={to} variant="quiet" size="sm" icon={icon} title={label}>
      <span className="sr-only">{label}</span>
    </ButtonLink>
  )
}

function never(): () => void {
  return () => undefined
}
