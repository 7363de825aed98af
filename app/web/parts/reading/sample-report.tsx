import { Badge } from '@cakrawala/ui/badge'
import Hourglass from 'lucide-react/icons/hourglass'
import { landingWords } from '#i18n/landing.ts'
import { formatRupiah } from '#kernel/money.ts'
import { useWords } from '../locale.tsx'

const securedSample = 5_000_000n
const sampleCode = 'CA-2026-000128-4'

/** A report as its parties see it, as a picture: state, whose turn, what is secured, what has happened. */
export function SampleReport() {
  const words = useWords(landingWords).sample
  return (
    <figure className="grid gap-3">
      <div className="grid gap-5 rounded border border-line bg-paper p-5 shadow-float sm:p-6">
        <div className="flex items-center justify-between gap-3">
          {/* In letters every machine has: a whole font for one code would make the first page wait. */}
          <span className="font-[ui-monospace,monospace] text-xs text-ink-soft">{sampleCode}</span>
          <Badge tone="severity-high">{words.level}</Badge>
        </div>
        <p className="text-lg font-semibold text-balance">{words.title}</p>
        <div className="grid gap-1 border-l-2 border-senja pl-3">
          <p className="flex items-center gap-2 font-semibold">
            <Hourglass aria-hidden className="size-4" />
            {words.waiting}
          </p>
          <p className="text-ink-soft">{words.due}</p>
        </div>
        <ul className="grid divide-y divide-line border-y border-line">
          {Object.values(words.lines).map(({ what, when }) => (
            <li key={what} className="flex items-baseline justify-between gap-4 py-2">
              <span>{what}</span>
              <span className="shrink-0 text-xs text-ink-soft tabular-nums">{when}</span>
            </li>
          ))}
        </ul>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-daun-text">{words.secured}</span>
          <span className="font-semibold tabular-nums">{formatRupiah(securedSample)}</span>
        </p>
      </div>
      <figcaption className="text-center text-xs text-ink-soft">{words.caption}</figcaption>
    </figure>
  )
}
