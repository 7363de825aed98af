import { type ChildProcess, fork } from 'node:child_process'

const limitMs = 1_000
/** Loading the parser on a busy machine is not the text's fault. */
const startMs = 20_000

/** A line that opens more than 100 quotes and lists at once. */
const markers = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){101}/m

/** Brackets left open, cells in a line, and lengths of backtick runs, above which a parser looks again and again. */
const mostOpenBrackets = 500
/** Beginnings of tags that never end: each costs the parser little, tens of thousands a quarter of a second. */
const mostOpenTags = 2_000
const beginsTag = /[a-z/!?]/i
const mostCells = 500
const mostRunLengths = 50
/** Lines that open more than 20 quotes; letters that were answered often have few of them. */
const mostDeepQuotes = 50
const deepQuote = /^(?:[ \t]*>){21}/gm

let renderer: Promise<ChildProcess> | null = null
let last: Promise<unknown> = Promise.resolve()

/**
 * Renders Markdown as safe HTML: GFM without raw HTML, images, classes or scripts; links leave no referrer and no credit.
 * It runs in a process of its own, since some
 * texts make the parser fill its memory, and a thread would take the house with it. Text that takes over a second, nests deeper than 100 or breaks the parser becomes
 * escaped plain text. Never throws.
 */
export function renderMarkdown(markdown: string): Promise<string> {
  // One text at a time: the second each may take counts from its own start.
  const html = last.then(() => renderApart(markdown)).then((rendered) => rendered ?? plainHtml(markdown))
  last = html
  return html
}

/** Escaped text with its line breaks: what is shown when Markdown cannot be. */
export function plainHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return `<pre>${text.replace(/[&<>"']/g, (letter) => entities[letter]!)}</pre>`
}

async function renderApart(markdown: string): Promise<string | null> {
  if (markers.test(markdown) || isTangled(markdown)) return null
  let child: ChildProcess | undefined
  try {
    renderer ??= startRenderer()
    child = await renderer
    hold(child, true)
    child.send(markdown)
    const html = await answerOf(child, limitMs)
    hold(child, false)
    return html
  } catch {
    renderer = null
    child?.kill('SIGKILL')
    return null
  }
}

/** Whether a text opens far more than anybody writes; what is closed again, as in JSON, does not count. */
function isTangled(markdown: string): boolean {
  let open = 0
  let tags = 0
  let cells = 0
  for (let at = 0; at < markdown.length; at++) {
    const sign = markdown[at]
    if (sign === '[') open++
    else if (sign === ']' && open > 0) open--
    else if (sign === '<' && beginsTag.test(markdown[at + 1] ?? '')) tags++
    else if (sign === '>' && tags > 0) tags--
    else if (sign === '|') cells++
    else if (sign === '\n') cells = 0
    if (open > mostOpenBrackets || tags > mostOpenTags || cells > mostCells) return true
  }
  if ((markdown.match(deepQuote)?.length ?? 0) > mostDeepQuotes) return true
  const lengths = new Set<number>()
  for (const [run] of markdown.matchAll(/`+/g)) {
    lengths.add(run.length)
    if (lengths.size > mostRunLengths) return true
  }
  return false
}

async function startRenderer(): Promise<ChildProcess> {
  const child = fork(new URL('./markdown-process.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=192', '--disable-warning=ExperimentalWarning'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Whoever waits for it hears of its end by `answerOf`.
  child.on('error', () => {})
  await answerOf(child, startMs)
  hold(child, false)
  return child
}

/** The next answer of the child. @throws Error when it ends or takes too long. */
function answerOf(child: ChildProcess, milliseconds: number): Promise<string | null> {
  return new Promise((done, fail) => {
    const end = (error: Error | null, html: string | null = null) => {
      clearTimeout(timer)
      child.off('message', heard).off('exit', ended)
      if (error) fail(error)
      else done(html)
    }
    const heard = (answer: unknown) => end(null, (answer as { html: string | null }).html)
    const ended = () => end(new Error('the renderer ended'))
    const timer = setTimeout(() => end(new Error('the renderer took too long')), milliseconds)
    child.once('message', heard).once('exit', ended)
  })
}

/** A waiting renderer must not keep the process alive. */
function hold(child: ChildProcess, held: boolean): void {
  if (held) child.ref()
  else child.unref()
  if (held) child.channel?.ref()
  else child.channel?.unref()
}
