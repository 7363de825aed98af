import type { FastifyReply, FastifyRequest } from 'fastify'
import { memoryAnswers } from './answer-from-memory.ts'
import { pageMaker } from './page-maker.ts'

/** Answers with a file that is the same for everyone: from memory where that is open, else made for this reader. */
export async function answerOpen(
  request: FastifyRequest,
  reply: FastifyReply,
  render: () => Promise<Response>,
): Promise<void> {
  const send = await pageMaker.make(
    memoryAnswers.placeOf(request.raw) ?? { key: request.url, topics: [], family: 'other', open: true },
    render,
  )
  reply.hijack()
  send(request.raw, reply.raw)
}
