import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Node = {
  fixed: Map<string, Node>
  /** What follows upon a segment that may be any text. */
  any?: Node
  ends: string[]
  /** Routes that take whatever follows. */
  open: string[]
}

/**
 * `known`: a route takes this very address, and not only whatever no other takes. `only`: the one that does, where no other might.
 */
type Found = { ids: readonly string[]; known: boolean; only: string | null }

/**
 * The routes of a build by the segments of their paths: a prefix tree that finds those that may match an
 * address. It may find more than match, never fewer: React Router decides which of them it is.
 */
export class RouteTable {
  readonly #root = newNode()
  #longest = 0

  constructor(routes: Routes) {
    for (const route of Object.values(routes)) {
      if (!route || (route.path === undefined && !route.index)) continue
      for (const path of withoutOptional(segmentsOf(wholePath(routes, route.id)))) this.#add(path, route.id)
    }
  }

  /** Segments of the longest path: an address with more of them is taken only by a route that takes all. */
  get longest(): number {
    return this.#longest
  }

  /** @param pathname as a URL gives it, without what asks for data only (`routedPath`) */
  find(pathname: string): Found {
    const open = new Set(this.#root.open)
    let at = new Set([this.#root])
    for (const segment of segmentsOf(pathname)) {
      const next = new Set<Node>()
      for (const node of at) {
        for (const text of spellings(segment)) add(next, node.fixed.get(text))
        add(next, node.any)
      }
      for (const node of next) for (const id of node.open) open.add(id)
      at = next
    }
    const ends = new Set([...at].flatMap((node) => node.ends))
    const [only = null] = ends.size === 1 ? ends : []
    return { ids: [...new Set([...ends, ...open])].sort(), known: ends.size > 0, only }
  }

  #add(segments: readonly string[], id: string): void {
    let node = this.#root
    for (const segment of segments) {
      if (segment.includes('*')) {
        node.open.push(id)
        return
      }
      if (segment.startsWith(':')) {
        node.any ??= newNode()
        node = node.any
      } else {
        const text = segment.toLowerCase()
        const next = node.fixed.get(text) ?? newNode()
        node.fixed.set(text, next)
        node = next
      }
    }
    node.ends.push(id)
    this.#longest = Math.max(this.#longest, segments.length)
  }
}

/** The path by which the router finds the page of an address; what asks for its data only has an ending of its own. */
export function routedPath(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '')
}

function wholePath(routes: Routes, id: string): string {
  const { path = '', parentId } = routes[id]!
  return parentId === undefined ? path : `${wholePath(routes, parentId)}/${path}`
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Every way to write a path whose optional segments (`en?`) are there or not. */
function withoutOptional([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]]
  const ends = withoutOptional(rest)
  const written = ends.map((end) => [first.replace(/\?$/, ''), ...end])
  return first.endsWith('?') ? [...written, ...ends] : written
}

/** The router reads segments decoded, unless one of them cannot be. */
function spellings(segment: string): string[] {
  const written = segment.toLowerCase()
  if (!segment.includes('%')) return [written]
  try {
    return [written, decodeURIComponent(segment).toLowerCase()]
  } catch {
    return [written]
  }
}

function add(nodes: Set<Node>, node: Node | undefined): void {
  if (node) nodes.add(node)
}

function newNode(): Node {
  return { fixed: new Map(), ends: [], open: [] }
}
