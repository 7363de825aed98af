import { readFileSync } from 'node:fs'

type Payload = { payload: string }
const read = <T>(name: string): T => JSON.parse(readFileSync(`test/corpora/${name}`, 'utf8')) as T

/** 223 pieces of HTML that ran somewhere once. */
export const xssVectors = read<Payload[]>('dompurify-xss-payloads.json').map(({ payload }) => payload)
/** 515 strings that broke something once. */
export const naughtyStrings = read<string[]>('blns.json')

const schemes = [
  ...[
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    '\u0001javascript:',
    'javascript&colon;',
    '\\javascript:',
  ],
  ...[
    'vbscript:',
    'data:text/html,',
    'data:image/svg+xml,',
    'file:///',
    '//evil.test/',
    'blob:',
    'ftp://evil.test/',
  ],
]
/** Every scheme in every way Markdown has to write a link; names of their own, so that many stand in one text. */
export const linkTricks = schemes.flatMap((scheme, i) => [
  `[x](${scheme}alert(1))`,
  `[x](<${scheme}alert(1)>)`,
  `<${scheme}alert(1)>`,
  `[x][r${i}]\n\n[r${i}]: ${scheme}alert(1)`,
  `![x](${scheme}alert(1))`,
  `[![x](${scheme}alert(1))](${scheme}alert(2))`,
])

/** Names that would stand before the page's own, classes that would dress as it, mentions and links that would act. */
export const clobberingTricks = [
  '<a id="app"></a><a name="cookie"></a>',
  '<form name="document"><input name="cookie"></form>',
  '<img name="getElementById"><form id="__reactRouterContext">',
  '# location {#location}',
  '## body\n\n[ke sana](#body)',
  '[^constructor] [^__proto__] [^toString]\n\n[^constructor]: satu\n\n[^__proto__]: dua\n\n[^toString]: tiga',
  '[masuk](/sign-in){.button .primary}',
  '<div class="dialog" style="position:fixed;inset:0">Sesi habis</div>',
  '```fixed inset-0 z-50" onclick="alert(1)\nisi\n```',
  '@triase @<b>triase</b> @[triase](javascript:alert(1))',
  '[@triase](/hello/accounts?done=article_saved "judul\' onmouseover=alert(1)")',
  '[http://localhost/sign-in](http://evil.test/sign-in)',
  '[keluar](/sign-out) ![keluar](/sign-out)',
  '- [x] sudah <input type=checkbox onclick=alert(1)>',
  '| a" onload="alert(1) |\n|:-:|\n| 1 |',
  '[x]: /sign-out "judul"\n\n[x]',
]

const safeTags =
  /^(a|b|bdi|blockquote|br|code|del|em|h[3-6]|hr|li|ol|p|pre|strong|sub|sup|table|tbody|td|th|thead|tr|ul)$/
const safeAttributes = /^(href|title|rel|start|align|id)$/

/** Every tag of an HTML text that a browser would build, with its attributes. */
export function tagsOf(html: string): { name: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name, rest]) => ({
      name: name!,
      attributes: [...rest!.matchAll(/\s([^\s=>]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
        key!,
        value ?? '',
      ]),
    }),
  )
}

/** The colours of code, which only the renderer writes. */
const colour = /<span class="code-(?:key|text|number|note|name|added|removed)">/g

/** What in a rendered text a browser would build that no text of a person may hold. */
export function dangersIn(rendered: string): string[] {
  const html = rendered.replace(colour, '')
  const dangers: string[] = []
  // Whatever looks like an opening and is no tag of ours would be one too many.
  const words = html.replace(/<\/?[a-z][a-z0-9]*(?:\s+[^\s=<>"]+(?:="[^"]*")?)*\s*>/g, '')
  if (words.includes('<')) dangers.push('stray <')
  for (const { name, attributes } of tagsOf(html)) {
    if (!safeTags.test(name)) dangers.push(`<${name}>`)
    for (const [key, value] of attributes) {
      if (!safeAttributes.test(key)) dangers.push(`${name} ${key}`)
      if (key === 'href' && !/^(https?:|mailto:|#user-content-|[^:]*$|[./?])/i.test(value))
        dangers.push(value)
      if (key === 'id' && !value.startsWith('user-content-')) dangers.push(`id ${value}`)
    }
  }
  return dangers
}

/**
 * Many texts as few Markdown documents of at most so many letters. Each text is below a line of its own, `uji-12-uji`, so
 * that a test can count those that arrived.
 */
export function documentsOf(texts: readonly string[], most: number): string[] {
  const documents: string[] = []
  let open = ''
  for (const [i, text] of texts.entries()) {
    const piece = `uji-${i}-uji\n\n${text.replaceAll('\0', '')}\n\n`
    if (open !== '' && open.length + piece.length > most) {
      documents.push(open)
      open = ''
    }
    open += piece
  }
  return open === '' ? documents : [...documents, open]
}

/** The texts of `documentsOf` that stand on a page, by their lines. */
export function arrivedIn(page: string): Set<number> {
  return new Set([...page.matchAll(/uji-(\d+)-uji/g)].map(([, i]) => Number(i)))
}

const times = (piece: string, letters = 100_000) =>
  piece.repeat(Math.ceil(letters / piece.length)).slice(0, letters)

/** 14 ways to keep a parser of Markdown busy, 100 KB each. */
export const pathologicalTexts: [string, string][] = [
  ['quotes in a line', times('>')],
  ['lists in a line', times('- ')],
  ['quotes of 90 in every line', times(`${'> '.repeat(90)}x\n`)],
  ['brackets', times('[')],
  ['closed brackets', times('[a')],
  ['emphasis', times('*a_')],
  ['links never ended', times('[a](b')],
  ['pictures never ended', times('![a](')],
  ['backticks of every length', Array.from({ length: 440 }, (_, i) => '`'.repeat(i)).join(' ')],
  ['openings of html', times('<a ')],
  ['comments of html', times('<!--x')],
  ['addresses that link themselves', times('www.a.')],
  ['a table of one line', `|${times('a|', 50_000)}\n|${times('-|', 49_000)}`],
  ['references to each other', times('[a][b]\n\n[b]: c\n\n[^a]: [^a]\n\n')],
]
