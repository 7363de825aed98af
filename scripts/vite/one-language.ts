import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { compressFile } from './compressed.ts'

/** What a catalogue becomes in a bundle until it is cut: a call with the words of both languages. */
const marker = '__both_languages__'
const catalogueFile = /\/app\/i18n\/[\w-]+\.ts$/

type Node = { type: string; start: number; end: number }
type Call = Node & { callee: { type: string; name?: string }; arguments: Node[] }
type Property = Node & { key: { name?: string }; value: Node }
type Cut = { start: number; end: number; text: string }

/**
 * Builds every script of the browser twice, so that a page carries one language: `assets/x.js` has the Indonesian words,
 * `assets/en/x.js` the English ones. Both have the same name, whose hash covers the words of both. Scripts import each
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
      if (!catalogueFile.test(id) || !code.includes('catalogue(')) return null
      const cuts = callsOf(code, 'catalogue').map((call): Cut => {
        const [id, en] = languagesOf(call)
        return { ...call, text: `/* @__PURE__ */ ${marker}(${textOf(code, id)}, ${textOf(code, en)})` }
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

function cut(code: string, language: 'id' | 'en'): string {
  if (!code.includes(marker)) return code
  const cuts = callsOf(code, marker).map((call): Cut => {
    const [id, en] = call.arguments
    const text = textOf(code, (language === 'id' ? id : en)!)
    return { ...call, text: `{${language}:${text}}` }
  })
  return replaced(code, cuts)
}

function languagesOf(call: Call): [Node, Node] {
  const [words] = call.arguments as (Node & { properties?: Property[] })[]
  const of = (language: string) => words?.properties?.find(({ key }) => key.name === language)?.value
  const [id, en] = [of('id'), of('en')]
  if (!id || !en) throw new Error('A catalogue does not spell both its languages out')
  return [id, en]
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
  for (const { start, end, text: instead } of cuts) {
    text += code.slice(at, start) + instead
    at = end
  }
  return text + code.slice(at)
}
