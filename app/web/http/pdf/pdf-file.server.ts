import { turnsOf } from '@cakrawala/fair-queue/turns'
import { networkOf } from '@cakrawala/http/client-network'
import type { FileToAnswer } from '@cakrawala/http/file-answer'
import { rateLimit } from '@cakrawala/pg-access/rate-limit'
import type { Actor } from '#kernel/actor.ts'
import { Refusal } from '#kernel/refusal.ts'

const inTurn = turnsOf(2, 40)
const perReader = rateLimit('papers', 60, 600)
/** Documents of one reader that wait or are drawn at a time: no reader takes all slots. */
const mostOfOne = 5
const underWay = new Map<string, number>()

/**
 * A PDF document as a file. Drawing one takes a moment of this process: few are drawn at once, and 60 in ten minutes for
 * one reader.
 * @throws Refusal too_many_requests; unavailable when too many wait
 */
export async function pdfFile(
  actor: Actor,
  name: string,
  draw: () => Promise<Buffer>,
): Promise<FileToAnswer> {
  const reader = readerOf(actor)
  const own = underWay.get(reader) ?? 0
  if (own >= mostOfOne) throw new Refusal('too_many_requests', { retryAfterSeconds: 5 })
  underWay.set(reader, own + 1)
  try {
    await perReader.take(reader)
    return { name: `${name}.pdf`, mediaType: 'application/pdf', body: await inTurn(draw) }
  } finally {
    const rest = underWay.get(reader)! - 1
    if (rest > 0) underWay.set(reader, rest)
    else underWay.delete(reader)
  }
}

function readerOf(actor: Actor): string {
  if (actor.kind === 'person') return actor.accountId
  return actor.kind === 'visitor' ? networkOf(actor.address) : 'system'
}
