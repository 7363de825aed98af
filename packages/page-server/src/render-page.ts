import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const abandonAfterMs = 5_000

/**
 * Renders a whole page before anything is answered: status and headers are final, and a cached copy is complete.
 * @param nonce of the scripts React writes into it
 */
export function renderPage(page: ReactNode, nonce?: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => stream.abort(), abandonAfterMs)
    const done = (act: () => void) => {
      clearTimeout(timer)
      act()
    }
    const stream = renderToPipeableStream(page, {
      ...(nonce ? { nonce } : {}),
      onAllReady() {
        const chunks: Buffer[] = []
        const out = new PassThrough()
        out.on('data', (chunk: Buffer) => chunks.push(chunk))
        out.on('end', () => done(() => resolve(Buffer.concat(chunks))))
        stream.pipe(out)
      },
      onShellError: (error) => done(() => reject(error)),
      onError: (error) => done(() => reject(error)),
    })
  })
}
