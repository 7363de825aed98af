import { ActField } from '@cakrawala/page-parts/act-panel'
import { ActForm, SubmitButton, useTyped } from '@cakrawala/page-parts/form'
import { TextArea } from '@cakrawala/ui/text-area'
import { TextInput } from '@cakrawala/ui/text-input'
import type { PublicationMove } from '#domain/publication/publication.ts'
import type { PublicationView } from '#domain/publication/publication-view.ts'
import { publicationWords } from '#i18n/publication.ts'
import { useWords } from '../locale.tsx'

type Props = { move: PublicationMove } & Pick<PublicationView, 'telling' | 'wording'>

/** The form of one step towards a publication, or back from it. */
export function PublicationForm({ move, telling: disclosureText, wording }: Props) {
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
export function DisclosureTextShown({ telling: { title, summary, body }, by }: ShownProps) {
  return (
    <div className="grid max-h-96 gap-2 overflow-y-auto rounded bg-sunk p-3">
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
        <TextArea rows={14} mono defaultValue={useTyped('body', disclosureText?.body)} />
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
