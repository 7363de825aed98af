import { type PdfProblem, pdfProblem } from './pdf-problem.ts'

// Errors are part of reading here; making up where each was thrown takes longer than the reading.
Error.stackTraceLimit = 0

/** The parser stores every name it has met; a process that holds so many bytes of them is replaced. */
const mostHeld = 80_000_000

export type Answer = { problem: PdfProblem | null; spent: boolean }

process.on('message', (bytes: Uint8Array) => {
  const problem = problemOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const answer: Answer = { problem, spent: process.memoryUsage().heapUsed > mostHeld }
  process.send?.(answer)
})
process.send?.({ problem: null, spent: false } satisfies Answer)

function problemOf(bytes: Buffer): PdfProblem | null {
  try {
    return pdfProblem(bytes)
  } catch {
    return 'file_broken'
  }
}
