import { Button } from '@cakrawala/ui/button'
import { FieldError } from '@cakrawala/ui/field-error'
import { useEffect, useRef, useState } from 'react'
import { reportFormWords } from '#i18n/report-form.ts'
import { useLocale, useWords } from '#web/parts/locale.tsx'
import { type PieceState, sendInPieces } from './send-in-pieces.ts'

type Props = { file: File; reportId: string; onStored: () => void; onGone: () => void }

/** One large file on its way: how far it is, and buttons to go on and to cancel. Loaded when such a file is chosen. */
export default function PieceUpload({ file, reportId, onStored, onGone }: Props) {
  const words = useWords(reportFormWords).pieces
  const locale = useLocale()
  const [state, setState] = useState<PieceState>({ step: 'sending', percent: 0 })
  const sender = useRef<ReturnType<typeof sendInPieces>>(undefined)
  const stored = useRef(onStored)
  stored.current = onStored
  useEffect(() => {
    const tell = (next: PieceState) => {
      setState(next)
      if (next.step === 'stored') stored.current()
    }
    const sending = sendInPieces({ file, reportId, locale, tell })
    sender.current = sending
    return sending.stop
  }, [file, reportId, locale])
  const cancel = () => {
    void sender.current?.cancel()
    onGone()
  }
  if (state.step === 'stored') return null
  const { name } = file
  return (
    <div
      className="grid gap-2 rounded border border-line bg-surface px-3 py-2"
      data-piece-upload={state.step}
    >
      {state.step === 'refused' ? (
        <FieldError id={`upload-${name}`}>{`${name}: ${state.text}`}</FieldError>
      ) : (
        <p role="status" className="break-all text-sm">
          {state.step === 'checking'
            ? words.checking({ name })
            : words[state.step]({ name, percent: state.percent })}
        </p>
      )}
      {'percent' in state && (
        <progress className="w-full" max={100} value={state.percent} aria-label={name} />
      )}
      <div className="flex flex-wrap gap-3">
        {state.step === 'paused' && (
          <Button type="button" onClick={() => sender.current?.resume()}>
            {words.resume}
          </Button>
        )}
        {state.step !== 'checking' && (
          <Button type="button" variant="quiet" onClick={cancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </div>
  )
}
