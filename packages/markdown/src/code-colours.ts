import type { Element, ElementContent, Nodes as Hast, Root } from 'hast'
import bash from 'highlight.js/lib/languages/bash'
import csharp from 'highlight.js/lib/languages/csharp'
import diff from 'highlight.js/lib/languages/diff'
import go from 'highlight.js/lib/languages/go'
import http from 'highlight.js/lib/languages/http'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'

/** The classes of coloured code: all that the sanitizer lets through. */
export const codeClasses = [
  'code-key',
  'code-text',
  'code-number',
  'code-note',
  'code-name',
  'code-added',
  'code-removed',
] as const
type CodeClass = (typeof codeClasses)[number]

/** A longer block stays plain; so does what follows once the blocks of a text are longer together. */
const longestBlock = 20_000
const longestTogether = 100_000

const parts = {
  bash,
  csharp,
  diff,
  go,
  http,
  java,
  javascript,
  json,
  kotlin,
  php,
  python,
  sql,
  typescript,
  xml,
  yaml,
}
const lowlight = createLowlight(parts)
lowlight.registerAlias({ bash: ['shell', 'console', 'curl'], sql: ['mysql', 'postgresql'] })

const scopes: Readonly<Record<CodeClass, readonly string[]>> = {
  'code-key': ['keyword', 'built_in', 'literal', 'selector-tag', 'type', 'operator'],
  'code-text': ['string', 'regexp', 'char', 'code', 'link'],
  'code-number': ['number', 'symbol', 'bullet'],
  'code-note': ['comment', 'quote', 'doctag', 'meta'],
  'code-name': [
    ...['title', 'section', 'name', 'attr', 'attribute', 'variable', 'template-variable', 'property'],
    ...['params', 'class', 'function', 'selector-attr', 'selector-class', 'selector-id'],
  ],
  'code-added': ['addition'],
  'code-removed': ['deletion'],
}
const classes = new Map<string, string>(
  Object.entries(scopes).flatMap(([name, all]) => all.map((scope) => [`hljs-${scope}`, name] as const)),
)

/** The first line of a request or an answer: those are pasted without naming the language. */
const requestLine = /^(?:[A-Z]{3,10} \S{1,4000} HTTP\/\d|HTTP\/\d(?:\.\d)? \d{3})/

/** Colours the code blocks of a text, in the languages that name themselves; others stay as they are. */
export function colourCode(tree: Root): void {
  let together = 0
  for (const code of codeBlocks(tree)) {
    const [text] = code.children
    if (code.children.length !== 1 || text?.type !== 'text' || text.value.length > longestBlock) continue
    const language = languageOf(code) ?? (requestLine.test(text.value) ? 'http' : undefined)
    if (language === undefined || !lowlight.registered(language)) continue
    together += text.value.length
    if (together > longestTogether) return
    code.children = coloured(lowlight.highlight(language, text.value).children as ElementContent[])
  }
}

function codeBlocks(tree: Root): Element[] {
  const found: Element[] = []
  const open: Hast[] = [tree]
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'element' && node.tagName === 'pre') {
      const [code] = node.children
      if (code?.type === 'element' && code.tagName === 'code') found.push(code)
    } else if ('children' in node) open.push(...node.children.toReversed())
  }
  return found
}

function languageOf(code: Element): string | undefined {
  const names = code.properties.className
  const name = Array.isArray(names) ? names.find((one) => String(one).startsWith('language-')) : undefined
  return name === undefined ? undefined : String(name).slice('language-'.length).toLowerCase()
}

/** Code nested deeper keeps its letters and has no further colours: string in a template in a string. */
const deepestColour = 20

/** Our own few classes in place of those of the library; what has none is text again. */
function coloured(nodes: readonly ElementContent[], depth = 0): ElementContent[] {
  if (depth > deepestColour) return [{ type: 'text', value: lettersOf(nodes) }]
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node]
    const children = coloured(node.children, depth + 1)
    const [scope] = Array.isArray(node.properties.className) ? node.properties.className : []
    const name = classes.get(String(scope))
    if (name === undefined) return children
    return [{ type: 'element', tagName: 'span', properties: { className: [name] }, children }]
  })
}

function lettersOf(nodes: readonly ElementContent[]): string {
  let letters = ''
  const open: ElementContent[] = [...nodes].reverse()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') letters += node.value
    else if (node.type === 'element') open.push(...node.children.toReversed())
  }
  return letters
}
