import { useFieldError } from '@cakrawala/page-parts/form'
import type { FieldError } from '@cakrawala/refusal/refusal'
import { Field } from '@cakrawala/ui/field'
import { FileInput } from '@cakrawala/ui/file-input'
import {
  acceptOf,
  claimedMedia,
  documents,
  evidence,
  kindOf,
  megabytesOf,
} from '@cakrawala/upload-check/media'
import { type ChangeEvent, useState } from 'react'
import { fieldErrors } from '#i18n/errors.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { useWords } from '#web/parts/locale.tsx'
import { PieceUploads } from './piece-uploads.tsx'

/** What one form may bring at once, in bytes: below the largest form the server reads. */
const formLimit = 20_000_000

type AttachmentProps = {
  required?: boolean
  wrong?: FieldError | undefined
  /** The report that videos and large files are sent to in parts; undefined while it was never saved. */
  reportId: string | undefined
  /** One of them has become evidence of the report. */
  onStored: () => void
}

/**
 * A field for evidence. Where scripts run, files that would be refused are not even sent, nothing typed is at risk, and
 * videos and large files are sent in parts at once.
 */
export function AttachmentField({ required = false, wrong, reportId, onStored }: AttachmentProps) {
  const { fields, filesAtOnce } = useWords(reportFormWords)
  const sizeProblem = useSizeProblem()
  const refused = useFieldError('files', fields.files, wrong)
  const [problem, setProblem] = useState<string>()
  const [large, setLarge] = useState<readonly File[]>([])
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])]
    const files = chosen.filter((file) => !inParts(file))
    const sum = files.reduce((total, { size }) => total + size, 0)
    const found = chosen.map(sizeProblem).find(Boolean) ?? (sum > formLimit ? filesAtOnce : undefined)
    setProblem(found)
    if (found) currentTarget.value = ''
    else if (files.length < chosen.length) {
      setFiles(currentTarget, files)
      setLarge([
        ...large.filter(({ name }) => chosen.every((one) => one.name !== name)),
        ...chosen.filter(inParts),
      ])
    }
  }
  const take = (gone: File) => setLarge((now) => now.filter((file) => file !== gone))
  const stored = (file: File) => {
    take(file)
    onStored()
  }
  return (
    <>
      <Field
        name="files"
        label={fields.files}
        hint={useLimits()}
        error={problem ?? refused}
        required={required}
      >
        <FileInput multiple accept={acceptOf(evidence)} onChange={check} />
      </Field>
      <PieceUploads files={large} reportId={reportId} onStored={stored} onGone={take} />
    </>
  )
}

/** Whether a file is sent in parts: videos, and what no form carries. */
function inParts({ name, type, size }: File): boolean {
  const media = claimedMedia(name, type, evidence)
  return size > formLimit || (media !== null && kindOf(media).check === 'video')
}

function setFiles(control: HTMLInputElement, files: readonly File[]): void {
  const kept = new DataTransfer()
  for (const file of files) kept.items.add(file)
  control.files = kept.files
}

/** Says of a file that is too large for its kind what is wrong with it. */
function useSizeProblem(): (file: File) => string | undefined {
  const { fields } = useWords(reportFormWords)
  const { max_5mb_file, max_of_kind } = useWords(fieldErrors)
  return ({ name, type, size }) => {
    const media = claimedMedia(name, type, evidence)
    if (!media || size < kindOf(media).below) return undefined
    const small = kindOf(media).check === 'memory'
    const facts = { kind: kindOf(media).name, megabytes: megabytesOf(media) }
    return `${name}: ${small ? max_5mb_file({ label: fields.files }) : max_of_kind(facts)}`
  }
}

/** Every kind with its limit, kinds of one limit together. */
function useLimits(): string {
  const { filesHint, filesUnder, filesUpTo } = useWords(reportFormWords).fields
  const names = (of: readonly (typeof evidence)[number][]) => of.map((media) => kindOf(media).name).join(', ')
  const others = evidence.filter((media) => kindOf(media).check !== 'memory')
  const limits = [...new Set(others.map(megabytesOf))].map((megabytes) =>
    filesUpTo({ kinds: names(others.filter((media) => megabytesOf(media) === megabytes)), megabytes }),
  )
  const small = filesUnder({ kinds: names(documents), megabytes: megabytesOf('application/pdf') })
  return filesHint({ limits: [small, ...limits].join('; ') })
}
