import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { compressFile } from './compressed.ts'

/** What a catalogue becomes in a bundle until it is cut: a call with the texts of both languages. */
const marker = '__both_languages__'
const languages: Language[] = ['id', 'en']
const catalogueFile = /\/app\/i18n\/[\w-]+\.ts$/

type Language = 'id' | 'en'
type Node = { type: string; start: number; end: number }
type Call = Node & { callee: { type: string; name?: string }; arguments: Node[] }
type Property = Node & { key: Node & { name?: string }; value: Node; argument?: Node; shorthand?: boolean }
type Words = Node & { properties: Property[] }
type Arrow = Node & { body: Node }
type Cut = { start: number; end: number; text: string }

/**
 * Builds every script of the browser twice, so that a page carries one language: `assets/x.js` has the Indonesian texts,
 * `assets/en/x.js` the English ones. Both have the same name, whose hash covers the texts of both. Scripts import each
 * other by relative addresses, so each tree is whole; styles, fonts and drawings stay in `assets`.
 */
export function oneLanguage(): Plugin[] {
  return [markCatalogues(), cutScripts(), writeManifest()]
}

function markCatalogues(): Plugin {
  return {
    name: 'one-language:mark',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!catalogueFile.test(id) || !/\b(catalogue|entries)\(/.test(code)) return null
      const cuts = [...callsOf(code, 'catalogue'), ...callsOf(code, 'entries')].map((call): Cut => {
        const [id, en] = languages.map((language) => wordsIn(code, call.arguments[0]!, language))
        return { ...call, text: `/* @__PURE__ */ ${marker}(${id}, ${en})` }
      })
      return { code: replaced(code, cuts), map: null }
    },
  }
}

function cutScripts(): Plugin {
  return {
    name: 'one-language:cut',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Last of all: Vite itself writes into the scripts at this point, into those of `import()`.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const { code, fileName } = chunk
          if (code.includes('__VITE_PRELOAD__')) this.error(`${fileName} is not finished yet`)
          this.emitFile({ type: 'asset', fileName: inEnglishFolder(fileName), source: cut(code, 'en') })
          chunk.code = cut(code, 'id')
        }
      },
    },
  }
}

/** The list of routes, which React Router writes while it builds the server: after the scripts were compressed. */
function writeManifest(): Plugin {
  return {
    name: 'one-language:manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    writeBundle() {
      const folder = 'build/client/assets'
      mkdirSync(path.join(folder, 'en'), { recursive: true })
      for (const name of readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))) {
        const text = readFileSync(path.join(folder, name), 'utf8')
        writeFileSync(path.join(folder, 'en', name), inEnglish(text))
        for (const file of [name, path.join('en', name)]) compressFile(path.join(folder, file))
      }
    },
  }
}

/** Addresses of scripts become those of the English tree. */
function inEnglish(code: string): string {
  return code.replace(/"\/assets\/([\w.-]+\.js)"/g, '"/assets/en/$1"')
}

function inEnglishFolder(fileName: string): string {
  return fileName.replace(/^assets\//, 'assets/en/')
}

function cut(code: string, language: Language): string {
  if (!code.includes(marker)) return code
  const cuts = callsOf(code, marker).map((call): Cut => {
    const [id, en] = call.arguments
    const text = textOf(code, (language === 'id' ? id : en)!)
    return { ...call, text: `{${language}:${text}}` }
  })
  return replaced(code, cuts)
}

/** The source of entries in one language: of a sentence its half, of a function one that returns its half. */
function wordsIn(code: string, node: Node, language: Language): string {
  const inside = (part: Node) => wordsIn(code, part, language)
  switch (node.type) {
    case 'ObjectExpression': {
      const sentence = sentenceOf(node as Words)
      if (sentence) return textOf(code, sentence[language])
      return `{${(node as Words).properties.map((property) => propertyIn(code, property, inside)).join(',')}}`
    }
    case 'ArrowFunctionExpression': {
      const { body } = node as Arrow
      return code.slice(node.start, body.start).replace(/\(\s*$/, '') + inside(body)
    }
    case 'Identifier':
      // Declared with `entries`, so it becomes an object of languages itself.
      return `${textOf(code, node)}.${language}`
    default:
      throw new Error(`A catalogue does not spell both its languages out: ${textOf(code, node)}`)
  }
}

function propertyIn(code: string, property: Property, inside: (part: Node) => string): string {
  if (property.argument) return `...${inside(property.argument)}`
  if (property.shorthand) return `${textOf(code, property.key)}:${inside(property.value)}`
  return code.slice(property.start, property.value.start) + inside(property.value)
}

/** Both halves of a sentence; undefined for other entries, among them those of the names of both languages. */
function sentenceOf({ properties }: Words): Record<Language, Node> | undefined {
  const of = (language: Language) => properties.find(({ key }) => key?.name === language)?.value
  const [id, en] = [of('id'), of('en')]
  return id && en && id.type !== 'ObjectExpression' ? { id, en } : undefined
}

/** The calls of a function of this name, outermost first. */
function callsOf(code: string, name: string): Call[] {
  const found: Call[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const call = node as Call
    if (call.type === 'CallExpression' && call.callee.name === name) found.push(call)
    else for (const value of Object.values(node)) visit(value)
  }
  visit(parseAst(code))
  return found
}

function textOf(code: string, { start, end }: Node): string {
  return code.slice(start, end)
}

function replaced(code: string, cuts: readonly Cut[]): string {
  let [text, at] = ['', 0]
  for (const { start, end, text: instead } of cuts.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}
