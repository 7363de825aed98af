// Reads a release of the Vulnerability Rating Taxonomy and a CWE list into the data of `app/domain/report/classification`.
import type { Cwe } from '../../app/domain/report/classification/cwe.ts'
import type { VrtClass, VrtPriority } from '../../app/domain/report/classification/vrt.ts'
import { markdownToHtml } from '../../packages/markdown/src/markdown-html.ts'

type Node<T> = T & { id: string; children?: Node<T>[] }
/** A file of a release: nodes in the shape of the tree, each with what the file says of it. */
type Release<T, Meta = object> = { metadata: Meta; content: Node<T>[] }
type Tree = Release<{ name: string; priority?: VrtPriority }, { release_date: string }>
type CweMapping = Release<{ cwe?: string[] | null }>
type CvssMapping = Release<{ cvss_v3?: string }, { default: string }>
type AdviceMapping = Release<{ remediation_advice?: string | null; references?: string[] | null }>
type CweDictionary = Record<string, { attr: { '@_ID': string; '@_Name': string; '@_Status': string } }>

/** Every node by its path, which joins the ids with dots. */
function nodesOf<T>(content: Node<T>[], parent = ''): [path: string, node: Node<T>][] {
  return content.flatMap((node) => {
    const path = parent === '' ? node.id : `${parent}.${node.id}`
    return [[path, node] as [string, Node<T>], ...nodesOf(node.children ?? [], path)]
  })
}

/** The path itself and those above it, the nearest first. */
function upward(path: string): string[] {
  const parts = path.split('.')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.'))
}

/** What a mapping says of a class: its own value, else that of the nearest node above it. */
function inherited<T, Key extends keyof T>(mapping: Map<string, Node<T>>, path: string, key: Key) {
  return upward(path)
    .map((at) => mapping.get(at)?.[key])
    .find((value) => value != null)
}

/**
 * The weaknesses by number. One that MITRE deprecated ended; one that only our list has is of a newer one and stays.
 * @param dictionary `raw/cwe-dictionary.json` of the package cwe-sdk
 */
export function weaknessesOf(dictionary: CweDictionary, version: string, before: readonly Cwe[]): Cwe[] {
  const old = new Map(before.map((one) => [one.id, one]))
  const read = Object.values(dictionary).map(({ attr }): Cwe => {
    const [id, name] = [Number(attr['@_ID']), attr['@_Name'].replace(/\s+/g, ' ').trim()]
    return attr['@_Status'] === 'Deprecated'
      ? { id, name, ended: old.get(id)?.ended ?? version }
      : { id, name }
  })
  const known = new Set(read.map(({ id }) => id))
  return [...read, ...before.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id)
}

/**
 * The classes that may be chosen: the leaves of the tree, and what an older release had as a leaf. A class the tree has no
 * more ended with this release.
 */
export function classesOf(
  { tree, cwe, cvss }: { tree: Tree; cwe: CweMapping; cvss: CvssMapping },
  weaknesses: readonly Cwe[],
  before: readonly VrtClass[],
) {
  const release = tree.metadata.release_date.slice(0, 10)
  const nodes = new Map(nodesOf(tree.content))
  const old = new Map(before.map((one) => [one.id, one]))
  const current = new Set(weaknesses.filter(({ ended }) => ended === undefined).map(({ id }) => id))
  const [weakness, vector] = [new Map(nodesOf(cwe.content)), new Map(nodesOf(cvss.content))]
  const chosen = [...nodes].filter(([path, { children }]) => !children || old.has(path))
  const classes = chosen.map(([id, { priority = null }]): VrtClass => {
    const name = upward(id).map((path) => nodes.get(path)!.name.trim())
    const start = inherited(vector, id, 'cvss_v3')
    return {
      ...{ id, name: name.reverse().join(' > '), priority, cwe: cweOf(weakness, id, current, old) },
      // The default of the mapping says that nothing is harmed: no start for a report.
      cvss: start === undefined || start === cvss.metadata.default ? null : `CVSS:3.1/${start}`,
    }
  })
  const gone = before
    .filter(({ id }) => !nodes.has(id))
    .map((one): VrtClass => ({ ...one, ended: one.ended ?? release }))
  return {
    release,
    categories: tree.content.map(({ id, name }) => ({ id, name })),
    classes: [...classes, ...gone],
  }
}

/**
 * Categories and views of CWE are no weaknesses to report: where a mapping names one, what we had before is closer, and else
 * what stands above.
 */
function cweOf(
  mapping: Map<string, Node<{ cwe?: string[] | null }>>,
  path: string,
  current: ReadonlySet<number>,
  old: ReadonlyMap<string, VrtClass>,
): readonly number[] {
  for (const at of upward(path)) {
    const named = (mapping.get(at)?.cwe ?? []).map((name) => Number(name.slice('CWE-'.length)))
    const real = named.filter((id) => current.has(id))
    const before = old.get(at)?.cwe ?? []
    if (real.length > 0 && real.length === named.length) return real
    if (before.length > 0 || real.length > 0) return before.length > 0 ? before : real
  }
  return []
}

/** The advice by the node that has it, as HTML, each with the web addresses it refers to. */
export function adviceOf({ advice, tree }: { advice: AdviceMapping; tree: Tree }) {
  const known = new Set(nodesOf(tree.content).map(([path]) => path))
  const mapping = new Map(nodesOf(advice.content))
  const entries = [...mapping].flatMap(([path, { remediation_advice }]) => {
    if (!known.has(path) || !remediation_advice) return []
    const named = (inherited(mapping, path, 'references') ?? []).map((one) => one.trim())
    const references = [...new Set(named.filter((one) => /^https?:\/\/\S+$/.test(one)))]
    return [[path, { html: markdownToHtml(remediation_advice), references }] as const]
  })
  return Object.fromEntries(entries)
}
