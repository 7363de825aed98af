import { markdownToHtml } from './markdown-html.ts'

process.on('message', (markdown: string) => {
  process.send?.({ html: htmlOf(markdown) })
})
process.send?.({ html: null })

function htmlOf(markdown: string): string | null {
  try {
    return markdownToHtml(markdown)
  } catch {
    // Deep nesting overflows the parser's stack; the text is then shown as it was typed.
    return null
  }
}
