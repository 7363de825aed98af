import { Worker } from 'node:worker_threads'
import { BadEvidence, type EvidenceProblem } from './evidence-problem.ts'
import { readCapture } from './read-capture.ts'
import { readHar } from './read-har.ts'
import { readText } from './read-text.ts'
import { readZip } from './read-zip.ts'
import { rewrapVideo } from './rewrap-video.ts'

/** `target`: where a video is written anew. */
export type Question = { path: string; media: string; target: string }
/** `secrets`: headers in it hold passwords, keys or sessions. */
export type Answer = { problem: EvidenceProblem | null; secrets: boolean }

type Look = (question: Question) => Promise<unknown>

const looks: Record<string, Look> = {
  'text/plain': ({ path }) => readText(path),
  'application/har+json': ({ path }) => readHar(path),
  'application/vnd.tcpdump.pcap': ({ path }) => readCapture(path, 'pcap'),
  'application/x-pcapng': ({ path }) => readCapture(path, 'pcapng'),
  'application/zip': ({ path }) => readZip(path),
  'video/mp4': ({ path, target }) => rewrapVideo(path, target, 'mp4'),
  'video/webm': ({ path, target }) => rewrapVideo(path, target, 'webm'),
}

new Worker(new URL('./orphan-thread.ts', import.meta.url)).unref()

// What a library leaves behind of a file it could not read is no reason to end.
process.on('unhandledRejection', () => {})
process.on('message', (question: Question) => {
  void answerTo(question).then((answer) => process.send?.(answer))
})
process.send?.({ problem: null, secrets: false } satisfies Answer)

async function answerTo(question: Question): Promise<Answer> {
  try {
    const found = await looks[question.media]!(question)
    return { problem: null, secrets: isSecret(found) }
  } catch (error) {
    if (error instanceof BadEvidence) return { problem: error.problem, secrets: false }
    throw error
  }
}

function isSecret(found: unknown): boolean {
  return typeof found === 'object' && found !== null && 'secrets' in found && found.secrets === true
}
