import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A page that carries its own styles and script, and what a policy has to admit for them. */
export type InlinedPage = { html: string; styleHashes: string[]; scriptHashes: string[] }

/**
 * Puts the styles and the small script a page links into the page itself: a first visitor waits for one answer, not for
 * three. Only what this function puts in gets a hash; whatever else is inline stays refused.
 *
 * @param html a page as it is rendered; links to files that are not there, or that import others, stay links
 * @param folder where the files of /assets lie
 */
export function inlineAssets(html: string, folder = 'build/client/assets'): InlinedPage {
  const page: InlinedPage = { html, styleHashes: [], scriptHashes: [] }
  page.html = html
    .replace(styleLink, (whole, name: string) => {
      const style = assetOf(resolve(folder, name))
      if (!style) return whole
      page.styleHashes.push(style.hash)
      return `<style>${style.text}</style>`
    })
    .replace(scriptLink, (whole, name: string) => {
      const script = assetOf(resolve(folder, name))
      if (!script) return whole
      page.scriptHashes.push(script.hash)
      return `<script type="module">${script.text}</script>`
    })
  return page
}

const styleLink = /<link rel="stylesheet" href="\/assets\/([\w-]+\.css)"\/?>/g
const scriptLink = /<script type="module" src="\/assets\/([\w-]+\.js)"><\/script>/g

type Asset = { text: string; hash: string }

/** Names under /assets carry a hash of their content: what was read once stays right. */
const assets = new Map<string, Asset | null>()

function assetOf(file: string): Asset | null {
  const known = assets.get(file)
  if (known !== undefined) return known
  const text = readAsset(file)
  const asset = text === null ? null : { text, hash: `'sha256-${sha256(text)}'` }
  assets.set(file, asset)
  return asset
}

/** Null for what is not there, would end its own element, or names files beside itself. */
function readAsset(file: string): string | null {
  try {
    const text = readFileSync(file, 'utf8').trim()
    return /<\/(?:style|script)|\bimport\b/i.test(text) ? null : text
  } catch {
    return null
  }
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
