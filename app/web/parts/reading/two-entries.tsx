import { Button } from '@cakrawala/ui/button'
import Check from 'lucide-react/icons/check'
import { landingWords } from '#i18n/landing.ts'
import { usePath, useWords } from '../locale.tsx'

type Door = { title: string; text: string; points: Readonly<Record<string, string>>; action: string }

/** The two sides of the platform, side by side. */
export function TwoEntries() {
  const { companies, bughunters } = useWords(landingWords)
  return (
    <div className="grid gap-px overflow-clip rounded border border-line bg-line md:grid-cols-2">
      <EntryCard door={companies} to="/company" />
      <EntryCard door={bughunters} to="/bughunter" />
    </div>
  )
}

function EntryCard({ door: { title, text, points, action }, to }: { door: Door; to: string }) {
  return (
    <section className="grid content-start gap-5 bg-surface p-6 md:p-10">
      <h2 className="text-xl">{title}</h2>
      <p className="text-read text-pretty text-ink-soft">{text}</p>
      <ul className="grid gap-3">
        {Object.values(points).map((point) => (
          <li key={point} className="flex items-start gap-3 text-base">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-daun-text" />
            {point}
          </li>
        ))}
      </ul>
      <Button to={usePath()(to)} className="justify-self-start">
        {action}
      </Button>
    </section>
  )
}
