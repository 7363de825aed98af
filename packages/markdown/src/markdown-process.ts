import { markdownToHtml } from './markdown-html.ts'

process.on('message', ({ markdown, plainCode }: { markdown: string; plainCode: boolean }) => {
  process.send?.({ html: htmlOf(markdown, plainCode) })
})
process.send?.({ html: null })

function htmlOf(markdown: string, plainCode: boolean): string | null {
  try {
    return markdownToHtml(markdown, { plainCode })
  } catch {
    // Deep nesting overflows the parser's stack; the text is then shown as it was typed.
    return null
  }
}
