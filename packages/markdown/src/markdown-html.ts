import type { Element, Nodes as Hast, Root, Text } from 'hast'
import type { Nodes as Mdast } from 'mdast'
import rehypeSanitize, { defaultSchema, type Options as SanitizeOptions } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { codeClasses, colourCode } from './code-colours.ts'

export const deepest = 100

/** No images (a page may draw those it has files of, but a remote one would tell who reads), no classes but those of coloured code, no forms; ids keep the prefix that shields the page's own names. */
const schema: SanitizeOptions = {
  ...defaultSchema,
  tagNames: defaultSchema.tagNames!.filter(
    (name) => !['img', 'picture', 'source', 'input', 'section'].includes(name),
  ),
  attributes: {
    a: ['href', 'title'],
    li: ['id'],
    ol: ['start'],
    td: ['align'],
    th: ['align'],
    span: ['dataPicture', ['className', ...codeClasses]],
    '*': [],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  clobberPrefix: 'user-content-',
}

const pipelineOf = (finish: (tree: Root) => void) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => refuseDepth)
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: 'Catatan kaki',
      // A bug report shows its tags: raw HTML is text here, not markup and not nothing.
      handlers: { html: (_state: unknown, node: { value: string }) => ({ type: 'text', value: node.value }) },
    })
    .use(() => adapt)
    .use(() => outline)
    .use(() => finish)
    .use(rehypeSanitize, schema)
    .use(() => shieldLinks)
    .use(rehypeStringify)

const coloured = pipelineOf(colourCode)
const plain = pipelineOf(() => {})

/**
 * @param options `plainCode`: code blocks have no colours
 * @throws Error when the text nests deeper than 100 or the parser's stack ends
 */
export function markdownToHtml(markdown: string, { plainCode = false } = {}): string {
  return String((plainCode ? plain : coloured).processSync(markdown))
}

function refuseDepth(tree: Mdast): void {
  const open: { node: Mdast; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.depth > deepest) throw new Error('the text nests too deep')
    if ('children' in at.node) for (const node of at.node.children) open.push({ node, depth: at.depth + 1 })
  }
}

/** Task boxes become signs, images their descriptions; one that names a file alone is marked with it. */
function adapt(tree: Root): void {
  eachElement(tree, (element) => {
    element.children = element.children.map((child) => {
      if (child.type !== 'element') return child
      if (child.tagName === 'input') return { type: 'text', value: child.properties.checked ? '☑' : '☐' }
      return child.tagName === 'img' ? describedImage(child) : child
    })
  })
}

/** The page owns h1 and h2: the outermost heading becomes h3, and none skips a level below the one above it. */
function outline(tree: Root): void {
  const above: number[] = []
  eachElement(tree, (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1])
    if (!level) return
    while (above.length > 0 && above.at(-1)! >= level) above.pop()
    above.push(level)
    element.tagName = `h${Math.min(above.length + 2, 6)}`
  })
}

function describedImage({ properties }: Element): Element | Text {
  const source = String(properties.src ?? '')
  const text: Text = { type: 'text', value: `[${String(properties.alt ?? '')}] ${source}`.trim() }
  const name = pictureName(source)
  if (name === null) return text
  return { type: 'element', tagName: 'span', properties: { dataPicture: name }, children: [text] }
}

/** A name without scheme, folder or query. */
function pictureName(source: string): string | null {
  try {
    const name = decodeURI(source)
    return /^[^/\\:?#%&"'<>]{1,120}\.(?:png|jpe?g|webp)$/i.test(name) ? name : null
  } catch {
    return null
  }
}

function shieldLinks(tree: Root): void {
  eachElement(tree, (element) => {
    if (element.tagName !== 'a') return
    const href = element.properties.href
    if (typeof href === 'string' && href.startsWith('#'))
      element.properties.href = `#user-content-${href.slice(1)}`
    element.properties.rel = ['noopener', 'noreferrer', 'nofollow', 'ugc']
    // Signs that turn the direction of writing must not turn the words around the link as well.
    element.children = [{ type: 'element', tagName: 'bdi', properties: {}, children: element.children }]
  })
}

/** In the order of reading. */
function eachElement(tree: Hast, visit: (element: Element) => void): void {
  const open: Hast[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'element') visit(node)
    if ('children' in node) open.push(...node.children.toReversed())
  }
}
