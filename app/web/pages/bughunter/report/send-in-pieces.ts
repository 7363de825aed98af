import { type DetailedError, Upload } from 'tus-js-client'
import { dropUpload, forgetUpload, keepUpload, keptUploads } from './kept-uploads.ts'

/** What a page shows of an upload; `text`: why it was refused, in the reader's language. */
export type PieceState =
  | { step: 'sending' | 'paused'; percent: number }
  | { step: 'checking' }
  | { step: 'stored' }
  | { step: 'refused'; text: string }

type Options = { file: File; reportId: string; locale: string; tell: (state: PieceState) => void }

const pieceBytes = 2_000_000
const retryAfterMs = [0, 1_000, 3_000, 5_000]

/** Sends a file in parts, goes on after the network was away, and has it attached to its report in the end. */
export function sendInPieces({ file, reportId, locale, tell }: Options) {
  const facts = { name: file.name, size: file.size, modified: file.lastModified }
  const kept = keptUploads(reportId).find(
    ({ name, size, modified }) => name === facts.name && size === facts.size && modified === facts.modified,
  )
  let percent = 0
  let isPaused = false
  const refuse = (text: string) => {
    if (upload.url) forgetUpload(reportId, upload.url)
    tell({ step: 'refused', text })
  }
  const pause = () => {
    isPaused = true
    tell({ step: 'paused', percent })
  }
  const upload: Upload = new Upload(file, {
    endpoint: `/api/v1/reports/${reportId}/uploads`,
    uploadUrl: kept?.url ?? null,
    chunkSize: pieceBytes,
    retryDelays: retryAfterMs,
    storeFingerprintForResuming: false,
    metadata: { filename: file.name, filetype: file.type },
    headers: { 'Accept-Language': locale },
    onUploadUrlAvailable: () => keepUpload(reportId, { url: upload.url!, ...facts }),
    onProgress: (sent, all) => {
      percent = Math.floor((100 * sent) / all)
      tell({ step: 'sending', percent })
    },
    onError: (error) => {
      const text = refusalIn((error as DetailedError).originalResponse)
      if (text) refuse(text)
      else pause()
    },
    onSuccess: () => void finish(),
  })

  async function finish(): Promise<void> {
    tell({ step: 'checking' })
    const id = upload.url!.split('/').at(-1)
    const answer = await fetch(`/api/v1/reports/${reportId}/uploads/${id}/finish`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': locale },
      body: '{}',
    }).catch(() => null)
    if (answer?.ok) {
      forgetUpload(reportId, upload.url!)
      return tell({ step: 'stored' })
    }
    const text = answer && isFinal(answer.status) ? sentenceIn(await answer.text()) : null
    if (text) refuse(text)
    else pause()
  }

  const resume = () => {
    if (!isPaused) return
    isPaused = false
    upload.start()
  }
  window.addEventListener('online', resume)
  upload.start()
  return {
    resume,
    /** Stops sending; what was sent stays for the next time. */
    stop: () => {
      window.removeEventListener('online', resume)
      void upload.abort()
    },
    /** Stops sending and removes what was sent. */
    cancel: async () => {
      await upload.abort()
      if (upload.url) await dropUpload(reportId, upload.url)
    },
  }
}

/** What no repeat changes: everything but other offsets, checks under way, and a server that is away. */
function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 409 && status !== 423
}

function refusalIn(answer: DetailedError['originalResponse'] | undefined): string | null {
  return answer && isFinal(answer.getStatus()) ? sentenceIn(answer.getBody()) : null
}

/** The sentence of a refusal: that of the field, else the general one. */
function sentenceIn(json: string): string | null {
  try {
    const { message, errors } = JSON.parse(json) as { message?: string; errors?: { files?: string[] } }
    return errors?.files?.[0] ?? message ?? null
  } catch {
    return null
  }
}
