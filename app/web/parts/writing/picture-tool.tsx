import { onOwnLines } from '@cakrawala/page-parts/markdown-edit'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { writingWords } from '#i18n/writing.ts'
import { useWords } from '../locale.tsx'
import { changeText } from './change-text.ts'
import { filesControl, type PictureProblem, takePictures } from './pasted-pictures.ts'

type Area = RefObject<HTMLTextAreaElement | null>

/** Pictures for a text whose form takes files: chosen here, pasted, or dropped on the text. */
export function PictureTool({ area }: { area: Area }) {
  const words = useWords(writingWords)
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const take = async (pictures: File[]) => {
    const control = filesControl(area.current?.form)
    if (!control || pictures.length === 0) return
    const taken = await takePictures(control, pictures)
    setProblem(typeof taken === 'string' ? taken : null)
    if (typeof taken !== 'string')
      changeText(area.current, (selected) => onOwnLines(selected, taken.join('\n\n')))
  }
  useBroughtFiles(area, take)
  return (
    <>
      <button
        type="button"
        title={words.picture}
        aria-label={words.picture}
        onClick={() => chooser.current?.click()}
        className="grid size-11 place-items-center rounded text-ink-soft hover:bg-sunk hover:text-ink md:size-8 [&>svg]:size-4"
      >
        <ImagePlus aria-hidden />
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={words.picture}
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {problem && (
        <p role="alert" className="order-last w-full text-sm text-bata-text">
          {words.problems[problem]}
        </p>
      )}
    </>
  )
}

/** A spreadsheet copies its cells as text and as a picture of them: there the text is meant. */
function useBroughtFiles(area: Area, take: (files: File[]) => Promise<void>): void {
  const now = useRef(take)
  now.current = take
  useEffect(() => {
    const text = area.current
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      void now.current(files)
    }
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDrop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      void now.current(files)
    }
    text?.addEventListener('paste', onPaste)
    text?.addEventListener('dragover', onDrag)
    text?.addEventListener('drop', onDrop)
    return () => {
      text?.removeEventListener('paste', onPaste)
      text?.removeEventListener('dragover', onDrag)
      text?.removeEventListener('drop', onDrop)
    }
  }, [area])
}
