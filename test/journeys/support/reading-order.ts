import type { Page } from '@playwright/test'

type Node = { role: string; name: string; level: number; url: string }

/** What a screen reader meets, in the order in which it reads: the accessibility tree, line by line. */
export async function treeOf(page: Page): Promise<Node[]> {
  const nodes: Node[] = []
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const url = /^\s*- \/url: (.*)$/.exec(line)?.[1]
    const node = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(?=[\s:'[]|$)/.exec(line)
    if (url !== undefined) nodes.findLast(({ role }) => role === 'link')!.url = url.replace(/^"|"$/g, '')
    else if (node && node[1] !== 'text')
      nodes.push({
        role: node[1]!,
        name: node[2] ?? '',
        level: Number(/\[level=(\d)\]/.exec(line)?.[1]),
        url: '',
      })
  }
  return nodes
}

/** What is wrong with the outline, the landmarks and the links of a page for users of screen readers. */
export function flawsOf(tree: readonly Node[]): string[] {
  return [...outlineFlaws(tree), ...landmarkFlaws(tree), ...linkFlaws(tree)]
}

function outlineFlaws(tree: readonly Node[]): string[] {
  const headings = tree.filter(({ role }) => role === 'heading')
  const flaws = headings.filter(({ name }) => name === '').map(({ level }) => `an empty h${level}`)
  if (headings.filter(({ level }) => level === 1).length !== 1) flaws.push('not one h1')
  let above = 0
  for (const { level, name } of headings) {
    if (level > above + 1) flaws.push(`h${level} "${name}" under h${above}`)
    above = level
  }
  return flaws
}

function landmarkFlaws(tree: readonly Node[]): string[] {
  const flaws: string[] = []
  const of = (role: string) => tree.filter((node) => node.role === role)
  if (of('main').length !== 1) flaws.push(`${of('main').length} × main`)
  // Pages of one task and error pages have no foot, and no head or a small one.
  for (const role of ['banner', 'contentinfo'])
    if (of(role).length > 1) flaws.push(`${of(role).length} × ${role}`)
  for (const role of ['navigation', 'complementary', 'region', 'form', 'search']) {
    const names = of(role).map(({ name }) => name)
    if (names.length > 1 && names.includes('')) flaws.push(`a ${role} without a name among ${names.length}`)
    if (new Set(names).size < names.length) flaws.push(`two × ${role} of one name: ${names.join(' | ')}`)
  }
  return flaws
}

/** In a list of links, each name must have one target: no two links of one name lead to different pages. */
function linkFlaws(tree: readonly Node[]): string[] {
  const flaws: string[] = []
  const places = new Map<string, string>()
  for (const { name, url } of tree.filter(({ role }) => role === 'link')) {
    if (name.trim() === '') flaws.push(`a link without words to ${url}`)
    const place = url.replace(/[?#].*$/, '') || url
    const before = places.get(name)
    if (before !== undefined && before !== place) flaws.push(`"${name}" leads to ${before} and ${place}`)
    places.set(name, place)
  }
  return flaws
}

/**
 * Where the order of the document is not the visual order: from one stop of the Tab key to the next, and from one heading
 * to the next, one goes down, or to the right on the same line, or up into the next column. Excepted: what floats above
 * the page (fixed), what is in a menu (it opens below its name, beside others), and the skip link, which is outside the
 * page until it is focused.
 */
export async function jumpsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const floats = (node: Element): boolean => {
      for (let at: Element | null = node; at; at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed') return true
      return false
    }
    const seen = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !node.closest('[inert], [aria-hidden="true"], details details, dialog, [popover]') &&
      node.matches(':not(a[href^="#"]:first-of-type, .sr-only *)') &&
      (node.getClientRects()[0]?.width ?? 0) > 1 &&
      !floats(node)
    const told = (node: Element) => `${node.tagName.toLowerCase()} "${node.textContent?.trim().slice(0, 40)}"`
    const jumps: string[] = []
    for (const kind of [
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]',
      'h1, h2, h3',
    ]) {
      const nodes = [...document.querySelectorAll<HTMLElement>(kind)].filter(seen)
      const ordered = nodes.find(({ tabIndex }) => tabIndex > 0)
      if (ordered) jumps.push(`${told(ordered)} asks for a place of its own`)
      for (const [i, node] of nodes.entries()) {
        const before = nodes[i - 1]
        if (!before || before.contains(node)) continue
        const [from, to] = [before.getClientRects()[0]!, node.getClientRects()[0]!]
        const up = to.bottom <= from.top + 1 && to.left < from.right - 1
        const sameLine =
          Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top) > Math.min(from.height, to.height) / 2
        const back = sameLine && to.right <= from.left + 1
        if (up || back) jumps.push(`${told(before)} → ${told(node)}`)
      }
    }
    return jumps
  })
}
