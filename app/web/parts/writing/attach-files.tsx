import { useFieldError, useIntent } from '@cakrawala/page-parts/form'
import { buttonClass } from '@cakrawala/ui/button-class'
import { FieldError } from '@cakrawala/ui/field-error'
import { documents } from '@cakrawala/upload-check/media'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { type ChangeEvent, type DragEvent, type RefObject, useRef, useState } from 'react'
import { attachingWords } from '#i18n/attaching.ts'
import { useWords } from '../locale.tsx'
import { type FileProblem, problemIn, setFiles, together } from './chosen-files.ts'

/**
 * The control for files that go with the text of a form (field `files`). Without scripts it is the file input of the
 * browser; with them files may be dropped on it too, and it lists what it holds and lets go of each.
 */
export function AttachFiles() {
  const words = useWords(attachingWords)
  const id = `${useIntent()}-files`
  const refused = useFieldError('files', words.files)
  const input = useRef<HTMLInputElement>(null)
  const { chosen, problem, onChange } = useChosenFiles()
  const error = useSentence(problem) ?? refused
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
      onDragOver={allowFiles}
      onDrop={(event) => {
        const brought = [...event.dataTransfer.files]
        if (brought.length === 0 || !input.current) return
        event.preventDefault()
        setFiles(input.current, together(chosen, brought))
      }}
    >
      <legend className="sr-only">{words.files}</legend>
      <ChooseFiles id={id} input={input} error={error} onChange={onChange} />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <ChosenFiles
        files={chosen}
        onRemove={(gone) => {
          if (!input.current) return
          setFiles(
            input.current,
            chosen.filter((file) => file !== gone),
          )
          input.current.focus()
        }}
      />
    </fieldset>
  )
}

type ChooseFilesProps = {
  id: string
  input: RefObject<HTMLInputElement | null>
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function ChooseFiles({ id, input, error, onChange }: ChooseFilesProps) {
  const words = useWords(attachingWords)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <label
        htmlFor={id}
        className={buttonClass(
          { size: 'sm' },
          'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-samudra',
        )}
      >
        <Paperclip aria-hidden />
        {words.attach}
        <input
          ref={input}
          id={id}
          type="file"
          name="files"
          multiple
          accept={documents.join(',')}
          data-most={5}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={onChange}
          className="sr-only noscript:not-sr-only"
        />
      </label>
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {words.hint}
      </p>
    </div>
  )
}

function allowFiles(event: DragEvent): void {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault()
}

/** What the control holds: a person who chooses again adds, and what does not fit is not taken. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const restoring = useRef(false)
  const onChange = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (restoring.current) return
    const brought = [...(currentTarget.files ?? [])]
    const all = nativeEvent.isTrusted ? together(chosen, brought) : brought
    const found = problemIn(all)
    const kept = found ? chosen : all
    setProblem(found)
    setChosen(kept)
    if (!found && kept.length === brought.length) return
    restoring.current = true
    setFiles(currentTarget, kept)
    restoring.current = false
  }
  return { chosen, problem, onChange }
}

function useSentence(problem: FileProblem | null): string | undefined {
  const { problems } = useWords(attachingWords)
  if (problem === null) return undefined
  return 'name' in problem ? problems[problem.kind](problem) : problems[problem.kind]
}

type ChosenFilesProps = { files: readonly File[]; onRemove: (file: File) => void }

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const words = useWords(attachingWords)
  if (files.length === 0) return null
  return (
    <ul aria-label={words.chosen} className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex items-center gap-2 text-sm"
        >
          <span className="min-w-0 truncate" title={file.name}>
            {file.name}
          </span>
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            {words.size({ kilobytes: Math.max(1, Math.round(file.size / 1000)) })}
          </span>
          <button
            type="button"
            onClick={() => onRemove(file)}
            className="grid size-11 shrink-0 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink md:size-8 [&>svg]:size-4"
          >
            <X aria-hidden />
            <span className="sr-only">
              {words.remove} {file.name}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
