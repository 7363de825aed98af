import { ActField, DeskAct } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { Badge } from '@cakrawala/ui/badge'
import { Panel } from '@cakrawala/ui/panel'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { PublicationMove } from '#domain/publication/publication.ts'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import { momentText } from '#i18n/moment.ts'
import { publicationWords } from '#i18n/publication.ts'
import { L, useLocale, useWords } from '#web/parts/locale.tsx'
import { SecondNotice } from '#web/parts/notices.tsx'
import { MarkdownArea } from '../writing/markdown-area.tsx'

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

type Props = { move: PublicationMove } & Pick<PublicationView, 'telling' | 'wording'>

/** The form of one step towards a publication, or back from it. */
function PublicationForm({ move, telling: disclosureText, wording }: Props) {
  const { panel } = useWords(publicationWords)
  const words = panel[move]
  const harsh = move === 'refuse' || move === 'unpublish'
  return (
    <ActForm intent={`publication_${move}`} className="grid gap-4">
      {'text' in words && <p className="text-ink-soft">{words.text}</p>}
      {(move === 'agree' || move === 'publish') && disclosureText && (
        <DisclosureTextShown telling={disclosureText} />
      )}
      {move !== 'request' && !harsh && <input type="hidden" name="wording" value={wording ?? ''} />}
      {(move === 'request' || move === 'reword') && (
        <DisclosureTextFields move={move} telling={disclosureText} />
      )}
      {harsh && <ReasonField move={move} />}
      <SubmitButton variant={harsh ? 'danger' : 'primary'}>{words.submit}</SubmitButton>
    </ActForm>
  )
}

type ShownProps = { telling: NonNullable<PublicationView['telling']>; by?: string | undefined }

/** One wording as it was typed: what is agreed to and published is these words, and no others. */
function DisclosureTextShown({ telling: { title, summary, body }, by }: ShownProps) {
  return (
    <div className="grid max-h-48 gap-2 overflow-y-auto md:max-h-96 rounded bg-sunk p-3">
      {by && <p className="text-xs text-ink-soft">{by}</p>}
      <p className="font-semibold">{title}</p>
      <p className="whitespace-pre-wrap">{summary}</p>
      <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{body}</pre>
    </div>
  )
}

function DisclosureTextFields({ move, telling: disclosureText }: Omit<Props, 'wording'>) {
  const { fields } = useWords(publicationWords).panel
  return (
    <>
      <ActField act={move} name="title" label={fields.title} required>
        <TextInput defaultValue={useTyped('title', disclosureText?.title)} maxLength={150} />
      </ActField>
      <ActField act={move} name="summary" label={fields.summary} hint={fields.summaryHint} required>
        <TextArea rows={3} defaultValue={useTyped('summary', disclosureText?.summary)} maxLength={500} />
      </ActField>
      <ActField act={move} name="body" label={fields.body} hint={fields.bodyHint} required>
        <MarkdownArea rows={14} mono defaultValue={useTyped('body', disclosureText?.body)} />
      </ActField>
    </>
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
