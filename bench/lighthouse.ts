import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../scripts/browser.mjs'

/**
 * The results of Lighthouse (its default: a mid-range phone on slow 4G) for one address. Scores 0–1, times in
 * milliseconds.
 */
export type Scores = {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  cls: number
  /** Compressed bytes of scripts that came over the wire: files, and what the page itself carries. */
  scriptBytes: number
  /** Hosts other than our own that were asked for anything. */
  otherHosts: string[]
  /** Audits that are not passed, by id. */
  failed: string[]
}

type Request = { url: string; resourceType?: string; transferSize?: number }

/** Looks at every path of `origin`, one after the other, in one browser. */
export async function scoresOf(origin: string, paths: readonly string[]): Promise<Scores[]> {
  const { executablePath, args } = await findBrowser()
  const chrome = await launch({ chromePath: executablePath, chromeFlags: args, logLevel: 'silent' })
  try {
    const all: Scores[] = []
    for (const path of paths) {
      const scores = await scoreOf(origin, path, chrome.port)
      // A tab that was not painted in time has no meaningful result.
      all.push(Number.isNaN(scores.lcp) ? await scoreOf(origin, path, chrome.port) : scores)
    }
    return all
  } finally {
    chrome.kill()
  }
}

async function scoreOf(origin: string, path: string, port: number): Promise<Scores> {
  const run = await lighthouse(origin + path, { port, output: 'json', logLevel: 'error' })
  if (!run) throw new Error(`Lighthouse said nothing of ${path}`)
  const { categories, audits } = run.lhr
  const score = (name: string) => categories[name]?.score ?? 0
  const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  const hosts = requests.filter(({ url }) => /^https?:/.test(url)).map(({ url }) => new URL(url).host)
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    scriptBytes:
      (await inlineScriptBytes(origin + path)) +
      requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    otherHosts: [...new Set(hosts)].filter((host) => host !== new URL(origin).host),
    failed: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
      )
      .map(({ id }) => id),
  }
}

async function inlineScriptBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text()
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  return [...scripts].reduce((sum, [, text = '']) => sum + brotliCompressSync(text).length, 0)
}
