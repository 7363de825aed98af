import { turnsOf } from '@cakrawala/fair-queue/turns'
import { ChildTask } from '@cakrawala/process/child-task'

const limitMs = 1_000
/** Some code makes the colouring go back and forth; it is shown without colours then. */
const colouringMs = 500
const codeBlock = /^[ \t>]*(?:```|~~~)/m

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

const renderer = new ChildTask<{ markdown: string; plainCode: boolean }, { html: string | null }>(
  new URL('./markdown-process.ts', import.meta.url),
  { mostHeapMb: 192 },
)
/** One text at a time: the second each may take counts from its own start. Accounts take turns. */
const inTurn = turnsOf(1, 2_000)

/**
 * Renders Markdown as safe HTML: GFM without raw HTML, images, classes or scripts; links leave no referrer and no credit.
 * Code blocks that name one of some fifteen languages have classes for their colours.
 * It runs in a process of its own, since some texts make the parser fill its memory, and a thread would take the program with
 * it. Text that takes over a second and a half, nests deeper than 100 or breaks the parser becomes escaped plain text.
 * @throws Refusal unavailable when too many wait
 */
export async function renderMarkdown(markdown: string): Promise<string> {
  return inTurn(async () => (await renderApart(markdown)) ?? plainHtml(markdown))
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
  if (isTangled(markdown)) return null
  const coloured = codeBlock.test(markdown) ? await answerTo(markdown, false, colouringMs) : null
  return coloured ?? answerTo(markdown, true, limitMs)
}

async function answerTo(markdown: string, plainCode: boolean, most: number): Promise<string | null> {
  try {
    return (await renderer.ask({ markdown, plainCode }, most)).html
  } catch {
    return null
  }
}

/** Whether a text opens far more than anyone writes; what is closed again, as in JSON, does not count. */
export function isTangled(markdown: string): boolean {
  if (markers.test(markdown)) return true
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
