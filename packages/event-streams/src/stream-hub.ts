import type { ServerResponse } from 'node:http'
import { beat, endStream } from './event-stream.ts'

/** One open answer to one browser. */
type OpenStream = { readonly out: ServerResponse }

export type HubOptions<Stream extends OpenStream> = {
  /** Streams of the process, of one network and of one owner in it. */
  bounds: { process: number; network: number; owner: number }
  ownerOf: (stream: Stream) => string
  networkOf: (stream: Stream) => string
  /** Sends what its reader has not seen yet. */
  send: (stream: Stream) => Promise<void>
  onSendError: (error: unknown) => void
  /** Asks for all streams at once who may still read. @returns the streams that are over */
  over: (streams: readonly Stream[]) => Promise<readonly Stream[]>
}

const beatEveryMs = 15_000
/** A stream that is over ends within a second. */
const checkEveryMs = 400
const longestUnchecked = 900

/**
 * The streams of a process: one question for all readers at a time, one reader after the other. However many streams are open,
 * none holds a connection of the database.
 */
export class StreamHub<Stream extends OpenStream> {
  readonly #options: HubOptions<Stream>
  readonly #streams = new Set<Stream>()
  /** Owners with news; null for all of them, when something may have been missed. */
  readonly #waiting = new Set<string | null>()
  #busy = false
  #sending = Promise.resolve()
  #checkedAt = 0
  #stopped = false
  #beats: NodeJS.Timeout | undefined

  constructor(options: HubOptions<Stream>) {
    this.#options = options
  }

  start(): void {
    this.#beats = setInterval(() => {
      for (const { out } of this.#streams) beat(out)
    }, beatEveryMs).unref()
    void this.#watch()
  }

  /** Ends all streams; their browsers come back. */
  stop(): void {
    this.#stopped = true
    clearInterval(this.#beats)
    for (const { out } of this.#streams) endStream(out, false)
  }

  /** Resolves when nothing is being sent any more. */
  get settled(): Promise<void> {
    return this.#sending
  }

  /** Whether one more stream may be opened: `full` for the process or the network, `enough` for the owner. */
  roomFor(owner: string, network: string): 'free' | 'full' | 'enough' {
    const { bounds, ownerOf, networkOf } = this.#options
    if (this.#streams.size >= bounds.process) return 'full'
    let [own, near] = [0, 0]
    for (const stream of this.#streams) {
      if (ownerOf(stream) === owner) own++
      if (networkOf(stream) === network) near++
    }
    if (near >= bounds.network) return 'full'
    return own >= bounds.owner ? 'enough' : 'free'
  }

  /** Takes a stream in until it closes, and sends what its reader has not seen yet. */
  keep(stream: Stream): void {
    this.#streams.add(stream)
    stream.out.on('close', () => this.#streams.delete(stream))
    stream.out.on('error', () => this.#streams.delete(stream))
    this.ring(this.#options.ownerOf(stream))
  }

  /** There is news for an owner, or for all of them (null). */
  ring(owner: string | null): void {
    this.#waiting.add(owner)
    if (this.#busy) return
    this.#busy = true
    this.#sending = this.#sendWaiting()
  }

  /** An event that arrives while others are sent is sent in the next turn, once. */
  async #sendWaiting(): Promise<void> {
    const { ownerOf, send, onSendError } = this.#options
    while (this.#waiting.size > 0) {
      const wanted = new Set(this.#waiting)
      this.#waiting.clear()
      for (const stream of this.#streams) {
        const heard = wanted.has(null) || wanted.has(ownerOf(stream))
        if (!heard || stream.out.writableEnded) continue
        await send(stream).catch((error: unknown) => {
          onSendError(error)
          endStream(stream.out, false)
        })
      }
    }
    // At once, before another caller can ring: a bell that rings now must start the next turn.
    this.#busy = false
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      await this.#check()
      await new Promise((go) => setTimeout(go, checkEveryMs).unref())
    }
  }

  async #check(): Promise<void> {
    const asked = [...this.#streams]
    if (asked.length === 0) {
      this.#checkedAt = Date.now()
      return
    }
    try {
      const over = await this.#options.over(asked)
      this.#checkedAt = Date.now()
      for (const { out } of over) endStream(out, true)
    } catch {
      // A reader whose rights cannot be checked any more is not sent anything.
      if (Date.now() - this.#checkedAt > longestUnchecked) for (const { out } of asked) endStream(out, false)
    }
  }
}
