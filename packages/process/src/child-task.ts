import { type ChildProcess, fork } from 'node:child_process'
import { cpuMsOf } from './cpu-time.ts'

/** Loading the code on a busy machine is not the fault of what is asked. */
const startMs = 20_000

/** The process did not start. */
export class NotStarted extends Error {}

/** The process ended without an answer; `signal` is what ended it. */
export class Ended extends Error {
  readonly signal: NodeJS.Signals | null
  constructor(signal: NodeJS.Signals | null) {
    super('the process ended')
    this.signal = signal
  }
}

/** No answer in time; `cpuMs` is the processor time it used meanwhile. */
export class TooSlow extends Error {
  readonly cpuMs: number
  constructor(cpuMs: number) {
    super('the process took too long')
    this.cpuMs = cpuMs
  }
}

export type ChildOptions = { mostHeapMb: number; serialization?: 'advanced' | 'json' }

/**
 * Work in a child process of its own, with limits on memory and time. It starts with the first question and stays; after a
 * failure the next question starts another. Ask one question at a time.
 * The process sends one message when it is ready, and then one answer for each message.
 */
export class ChildTask<Question extends object | string, Answer> {
  readonly #file: URL
  readonly #options: ChildOptions
  #child: Promise<ChildProcess> | null = null

  constructor(file: URL, options: ChildOptions) {
    this.#file = file
    this.#options = options
  }

  /** @throws NotStarted, Ended, TooSlow; the process is ended then */
  async ask(question: Question, limitMs: number): Promise<Answer> {
    const child = await this.#started()
    try {
      if (!child.connected) throw new Ended(child.signalCode)
      hold(child, true)
      child.send(question)
      const answer = await answerOf(child, limitMs)
      hold(child, false)
      return answer as Answer
    } catch (error) {
      child.kill('SIGKILL')
      this.#child = null
      throw error
    }
  }

  /** Starts the process where there is none: the next question does not wait for it. */
  start(): void {
    this.#started().catch(() => {})
  }

  /** Ends the process and starts another. */
  replace(): void {
    this.#child?.then((child) => child.kill('SIGKILL')).catch(() => {})
    this.#child = null
    this.start()
  }

  #started(): Promise<ChildProcess> {
    if (this.#child) return this.#child
    const starting = startChild(this.#file, this.#options)
    this.#child = starting
    starting.catch(() => {
      if (this.#child === starting) this.#child = null
    })
    return starting
  }
}

async function startChild(file: URL, { mostHeapMb, serialization = 'json' }: ChildOptions) {
  let child: ChildProcess | undefined
  try {
    child = fork(file, {
      execArgv: [`--max-old-space-size=${mostHeapMb}`, '--disable-warning=ExperimentalWarning'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization,
    })
    // Its end is heard by `answerOf`.
    child.on('error', () => {})
    await answerOf(child, startMs)
    hold(child, false)
    return child
  } catch (error) {
    child?.kill('SIGKILL')
    throw new NotStarted('the process did not start', { cause: error })
  }
}

/** The next answer of the child. @throws Ended, TooSlow */
function answerOf(child: ChildProcess, milliseconds: number): Promise<unknown> {
  const { pid = 0 } = child
  const before = cpuMsOf(pid)
  return new Promise((done, fail) => {
    const settle = () => {
      clearTimeout(timer)
      child.off('message', heard).off('exit', ended).off('error', failed)
    }
    const end = (error: Error) => {
      settle()
      fail(error)
    }
    const heard = (answer: unknown) => {
      settle()
      done(answer)
    }
    const ended = (_code: number | null, signal: NodeJS.Signals | null) => end(new Ended(signal))
    const failed = () => end(new Ended(null))
    const timer = setTimeout(() => end(new TooSlow(cpuMsOf(pid) - before)), milliseconds)
    child.once('message', heard).once('exit', ended).once('error', failed)
  })
}

/** A waiting process must not keep ours alive. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref()
  else child.unref()
  if (held) child.channel?.ref()
  else child.channel?.unref()
}
