import type { IncomingMessage, ServerResponse } from 'node:http'
import { mergeHeaders } from './merge-headers.ts'

type Answer = { status: number; headers: Record<string, string>; body: Buffer }
type Kept = { answer: Promise<Answer>; madeAt: number }

/** Answers that are the same for every reader and depend on nothing but a key, of which there are few. */
export class AnswersByKey {
  readonly #kept = new Map<string, Kept>()
  readonly #longestMs: number
  readonly #headers: () => Record<string, string>

  /**
   * @param longestMs how old an answer may become
   * @param headers those of every answer, unless the answer has its own
   */
  constructor({ longestMs, headers }: { longestMs: number; headers: () => Record<string, string> }) {
    this.#longestMs = longestMs
    this.#headers = headers
  }

  /** Answers from memory. @param render makes the answer when it is not there or too old */
  async answer(
    key: string,
    render: () => Promise<Response>,
  ): Promise<(request: IncomingMessage, answer: ServerResponse) => void> {
    const { status, headers, body } = await this.#at(key, render)
    return (request, answer) => {
      answer.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
    }
  }

  clear(): void {
    this.#kept.clear()
  }

  #at(key: string, render: () => Promise<Response>): Promise<Answer> {
    const before = this.#kept.get(key)
    if (before && Date.now() < before.madeAt + this.#longestMs) return before.answer
    const made = { answer: this.#make(render), madeAt: Date.now() }
    this.#kept.set(key, made)
    const forget = () => {
      if (this.#kept.get(key) === made) this.#kept.delete(key)
    }
    made.answer.then(({ status }) => status >= 500 && forget(), forget)
    return made.answer
  }

  async #make(render: () => Promise<Response>): Promise<Answer> {
    const answer = await render()
    if (answer.headers.has('set-cookie')) throw new Error('an answer for everybody sets a cookie')
    const body = Buffer.from(await answer.arrayBuffer())
    const ours = {
      ...this.#headers(),
      ...{ 'Cache-Control': 'private, no-cache', 'Content-Length': String(body.length) },
    }
    return { status: answer.status, headers: mergeHeaders(ours, answer.headers), body }
  }
}
