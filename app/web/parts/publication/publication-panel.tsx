import { DeskAct } from '@cakrawala/page-parts/act-panel'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import { momentText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { L, useLocale, useWords } from '../locale.tsx'
import { SecondNotice } from '../second-notice.tsx'
import { DisclosureTextShown, PublicationForm } from './publication-form.tsx'

const tones = {
  none: 'neutral',
  requested: 'warning',
  agreed: 'primary',
  published: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const

/**
 * The way of a report into the public: where it is, and the forms of what the reader may do (`publicationActs` answers them).
 * Shows nothing on a report that cannot be published and never was.
 */
export function PublicationPanel({ publication }: { publication: PublicationView }) {
  const { panel } = useWords(publicationWords)
  const { state, possible, publishObstacle } = publication
  const moves = publication.moves.filter((move) => move !== 'publish' || publishObstacle === null)
  if (!possible && state === 'none') return null
  return (
    <Panel
      title={panel.title}
      id="publication"
      actions={<Badge tone={tones[state]}>{panel.states[state]}</Badge>}
      flush
    >
      <Standing publication={publication} />
      {publishObstacle && (
        <div className="px-4 pb-4">
          <SecondNotice obstacle={publishObstacle} />
        </div>
      )}
      {moves.map((move, index) => (
        <DeskAct
          key={`${state} ${move}`}
          intent={`publication_${move}`}
          number={10 + index}
          title={panel[move].title}
          open={(move === 'agree' || move === 'publish') && moves.length <= 3}
        >
          <PublicationForm move={move} telling={publication.telling} wording={publication.wording} />
        </DeskAct>
      ))}
    </Panel>
  )
}

function Standing({ publication }: { publication: PublicationView }) {
  const { panel } = useWords(publicationWords)
  const { state, askedBy, telling: disclosureText, earlier, refuseReason, path, hidden } = publication
  const locale = useLocale()
  const other = askedBy === 'reporter' ? 'company' : 'reporter'
  return (
    <div className="grid gap-3 p-4">
      {state === 'requested' && <p>{panel.waitingFor[other]}</p>}
      {state === 'agreed' && <p>{panel.waitingForOperators}</p>}
      {path && (
        <L to={path} className="text-samudra-text hover:underline">
          {panel.read}
        </L>
      )}
      {hidden && <p>{panel.hidden}</p>}
      {refuseReason && (state === 'refused' || state === 'withdrawn') && (
        <p>
          <strong>{panel.reason}: </strong>
          {refuseReason}
        </p>
      )}
      {disclosureText && state !== 'none' && <Wording label={panel.present} telling={disclosureText} />}
      {earlier.map(({ number, by, at, ...disclosureText }) => (
        <Wording
          key={number}
          label={panel.earlier({ number, at: momentText(at, locale) })}
          by={panel.by[by]}
          telling={disclosureText}
        />
      ))}
    </div>
  )
}

type WordingProps = { label: string; by?: string; telling: NonNullable<PublicationView['telling']> }

function Wording({ label, by, telling: disclosureText }: WordingProps) {
  return (
    <details className="group/told">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-samudra-text hover:underline md:min-h-0 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/told:rotate-180" />
      </summary>
      <div className="mt-2">
        <DisclosureTextShown telling={disclosureText} by={by} />
      </div>
    </details>
  )
}
