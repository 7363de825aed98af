import { inflateSync } from 'node:zlib'

/**
 * What pdfkit wrote as a PDF document, read back: its words through the fonts' own tables, its font names, and its raw
 * objects.
 */
export function pdfText(pdf: Buffer): { words: string; fonts: string[]; objects: string } {
  const objects = objectsOf(pdf)
  const cmaps = new Map<string, string[]>()
  for (const [id, body] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(body.head)?.[1]
    if (map) cmaps.set(id, cmapOf(objects.get(map)!.text()))
  }
  const names = new Map<string, string[]>()
  for (const { head } of objects.values())
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) names.set(name!, cmaps.get(id!) ?? [])
  const pages = [...objects.values()].filter(({ head }) => /\/Length/.test(head)).map((one) => one.text())
  const all = [...objects.values()].map(({ head }) => head).join('\n')
  return {
    words: pages.map((page) => wordsOf(page, names)).join('\n'),
    fonts: [...all.matchAll(/\/BaseFont \/([^\s/]+)/g)].map(([, font]) => font!),
    objects: all,
  }
}

type PdfObject = { head: string; text: () => string }

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [, id, whole] = match
    const cut = whole!.indexOf('\nstream\n')
    const head = cut < 0 ? whole! : whole!.slice(0, cut)
    const text = () => {
      if (cut < 0) return ''
      const body = Buffer.from(whole!.slice(cut + 8, whole!.lastIndexOf('\nendstream')), 'latin1')
      return (/FlateDecode/.test(head) ? inflateSync(body) : body).toString('latin1')
    }
    objects.set(id!, { head, text })
  }
  return objects
}

/** Signs by glyph number. */
function cmapOf(cmap: string): string[] {
  const signs: string[] = []
  for (const [, first, list] of cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first!, 16)
    for (const [i, [, hex]] of [...list!.matchAll(/<([0-9a-f ]*)>/g)].entries())
      signs[start + i] = Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le')
  }
  return signs
}

function wordsOf(page: string, fonts: ReadonlyMap<string, string[]>): string {
  let font: string[] = []
  const lines: string[] = []
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? []
    else
      lines.push(
        [...shown!.matchAll(/<([0-9a-f]*)>/g)]
          .flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
          .map((glyph) => font[Number.parseInt(glyph, 16)] ?? '\ufffd')
          .join(''),
      )
  }
  return lines.join('\n')
}
