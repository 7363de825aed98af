const fence = /^ {0,3}(`{3,}|~{3,})/
const heading = /^ {0,3}(?:#{1,6}(?:\s|$)|[=-]{3,}\s*$)/
const requestLine = /^(?:[A-Z]{3,10}\s+\S+\s+)?HTTP\/\d/
/** A field of an HTTP message: a known one-word name, or any name with a hyphen. */
const headerLine =
  /^(?:Host|Cookie|Accept|Authorization|Referer|Origin|Connection|Server|Date|Via|Location|[A-Za-z]+(?:-[A-Za-z]+)+):\s?\S/
const inlineCode = /`[^`\n]*`/g
const webAddress = /\b(?:https?|ftp|wss?|javascript|data):\S+|\bwww\.\S+|\]\([^()\n]{0,2000}\)/gi
const htmlTag = /<[^<>\n]{1,300}>/g
/** Quotation marks around anything with signs prose does not use. */
const quotedPayload = /"[^"\n]{0,300}"|'[^'\n]{0,300}'/g
const payloadSign = /[<>{}=;$\\/()[\]|&]/
const word = /^\p{L}+(?:['’-]\p{L}+)*$/u
const longestPart = 50
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words of the prose in a Markdown text, lower-cased: without code, headings, addresses, tags, HTTP messages and payloads. */
export function proseWords(markdown: string): string[] {
  const words: string[] = []
  let open: string | null = null
  for (const line of markdown.split(/\r?\n/)) {
    const mark = fence.exec(line)?.[1]
    if (open !== null) {
      if (mark?.startsWith(open) && line.trim() === mark) open = null
    } else if (mark !== undefined) {
      open = mark
    } else if (!heading.test(line) && !requestLine.test(line) && !headerLine.test(line)) {
      collect(line, words)
    }
  }
  return words
}

function collect(line: string, words: string[]): void {
  const prose = line
    .replace(inlineCode, ' ')
    .replace(webAddress, ' ')
    .replace(htmlTag, ' ')
    .replace(quotedPayload, (quoted) => (payloadSign.test(quoted) ? ' ' : quoted))
  for (const part of prose.split(/[\s/,;:()—–|，。、；：！？]+/)) {
    // Longer parts are tokens, hashes and base64, not prose; the bound also keeps the trimming below linear.
    if (part.length > longestPart) continue
    const candidate = part.replace(edges, '')
    if (word.test(candidate)) words.push(candidate.toLowerCase())
  }
}
