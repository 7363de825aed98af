import { ActField, DeskAct } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Button } from '@cakrawala/ui/button'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLocation } from 'react-router'
import type { PublicationMove } from '#domain/publication/publication.ts'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import type { ReportView } from '#domain/report/report-view.ts'
import { momentText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { WaitingOn } from '../report/waiting-on.tsx'
import { ReportLimitedFacts } from './limited-facts.tsx'
import { isWritingMove, type WritingMove } from './writing-moves.ts'

const tones = {
  none: 'neutral',
  requested: 'warning',
  agreed: 'primary',
  published: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
} as const

type PanelProps = { publication: PublicationView; report: ReportView }

/**
 * The way of a report into the public: where it is, and the forms of what the reader may do (`publicationActs` answers them).
 * Shows nothing on a report that cannot be published and never was.
 */
export function PublicationPanel({ publication, report }: PanelProps) {
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
      <Standing publication={publication} report={report} />
      {publishObstacle && (
        <div className="px-4 pb-4">
          <SecondNotice obstacle={publishObstacle} />
        </div>
      )}
      {moves.filter(isWritingMove).map((move) => (
        <WritingLink key={move} move={move} />
      ))}
      {moves.filter(isActMove).map((move, index) => (
        <DeskAct
          key={`${state} ${move}`}
          intent={`publication_${move}`}
          number={10 + index}
          title={panel[move].title}
          open={(move === 'agree' || move === 'publish') && moves.length <= 3}
        >
          <PublicationForm move={move} publication={publication} report={report} />
        </DeskAct>
      ))}
    </Panel>
  )
}

type ActMove = Exclude<PublicationMove, WritingMove>
const isActMove = (move: PublicationMove): move is ActMove => !isWritingMove(move)

/** The way to the form of a wording, which has the whole page. */
function WritingLink({ move }: { move: WritingMove }) {
  const { panel } = useWords(publicationWords)
  return (
    <div className="border-t border-line p-4 first:border-t-0">
      <Button
        to={`${useLocation().pathname}?publication=${move}`}
        variant={move === 'request' ? 'primary' : 'secondary'}
      >
        {panel[move].title}
      </Button>
    </div>
  )
}

function Standing({ publication, report }: PanelProps) {
  const { panel } = useWords(publicationWords)
  const { state, next, moves, telling: disclosureText, earlier, refuseReason, path, hidden } = publication
  const locale = useLocale()
  if (state === 'none') return null
  return (
    <div className="grid gap-3 p-4">
      {next !== 'nobody' && (
        <WaitingOn
          next={next}
          reader={moves.length > 0 ? report.audience : null}
          companyName={report.program.companyName}
        />
      )}
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
      {disclosureText && <Wording label={panel.present} telling={disclosureText} report={report} />}
      {earlier.map(({ number, by, at, ...disclosureText }) => (
        <Wording
          key={number}
          report={report}
          label={panel.earlier({ number, at: momentText(at, locale) })}
          by={panel.by[by]}
          telling={disclosureText}
        />
      ))}
    </div>
  )
}

type WordingProps = ShownProps & { label: string }

function Wording({ label, by, telling: disclosureText, report }: WordingProps) {
  return (
    <details className="group/told">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-samudra-text hover:underline md:min-h-0 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open/told:rotate-180" />
      </summary>
      <div className="mt-2">
        <DisclosureTextShown telling={disclosureText} by={by} report={report} />
      </div>
    </details>
  )
}

type Props = PanelProps & { move: ActMove }

/** The form of one step towards a publication, or back from it. */
function PublicationForm({ move, publication, report }: Props) {
  const { panel } = useWords(publicationWords)
  const { telling: disclosureText, wording } = publication
  const words = panel[move]
  const harsh = move === 'refuse' || move === 'unpublish'
  return (
    <ActForm intent={`publication_${move}`} className="grid gap-4">
      {'text' in words && <p className="text-ink-soft">{words.text}</p>}
      {(move === 'agree' || move === 'publish') && disclosureText && (
        <DisclosureTextShown telling={disclosureText} report={report} />
      )}
      {!harsh && <input type="hidden" name="wording" value={wording ?? ''} />}
      {harsh && <ReasonField move={move} />}
      <SubmitButton variant={harsh ? 'danger' : 'primary'}>{words.submit}</SubmitButton>
    </ActForm>
  )
}

type ShownProps = {
  telling: NonNullable<PublicationView['telling']>
  by?: string | undefined
  report: ReportView
}

/** One wording as it was typed: what is agreed to and published is these words, and no others. */
function DisclosureTextShown({ telling: { title, summary, body }, by, report }: ShownProps) {
  return (
    <div className="grid max-h-48 gap-2 overflow-y-auto md:max-h-96 rounded bg-sunk p-3">
      {by && <p className="text-xs text-ink-soft">{by}</p>}
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-wrap">{summary}</p>
      {body === '' ? (
        <ReportLimitedFacts report={report} />
      ) : (
        <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{body}</pre>
      )}
    </div>
  )
}

function ReasonField({ move }: { move: PublicationMove }) {
  const { fields } = useWords(publicationWords).panel
  return (
    <ActField act={move} name="reason" label={fields.reason} hint={fields.reasonHint} required>
      <TextArea rows={3} defaultValue={useTyped('reason')} />
    </ActField>
  )
}
