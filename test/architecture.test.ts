import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

const layers = ['kernel', 'infra', 'i18n', 'domain', 'web', 'worker'] as const
type Layer = (typeof layers)[number]
const entities = [
  'event',
  'setting',
  'account',
  'company',
  'ledger',
  'program',
  'report',
  'reward',
  'publication',
  'incident',
  'inquiry',
  'operations',
  'announcement',
  'notification',
  'privacy',
]
/** Who may import whom: only downward. */
const below: Record<Layer, Layer[]> = {
  kernel: [],
  infra: ['kernel'],
  i18n: ['kernel'],
  domain: ['kernel', 'infra'],
  web: ['kernel', 'infra', 'i18n', 'domain'],
  worker: ['kernel', 'infra', 'i18n', 'domain'],
}
/** The process itself and its seeds are outside the layers and may import everything. */
const outside = new Set([
  'app/main.ts',
  'app/dev.ts',
  'app/platform.ts',
  'app/announce.ts',
  'app/backup.ts',
  'app/restore.ts',
  'app/team.ts',
])

/** Packages without input and output, which run in a browser as well: pure files of the domain may import these alone. */
const purePackages = new Set(['calendar', 'ids', 'personal-data', 'refusal', 'unicode-text'])

const files = ['app', 'packages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll(path.sep, '/')}`,
    ),
  )
  .filter((name) => /\.tsx?$/.test(name) && !outside.has(name) && !name.includes('/node_modules/'))
const products = files.filter((name) => !/\.test\.tsx?$/.test(name))
const text = new Map(files.map((name) => [name, readFileSync(name, 'utf8')]))

const importsOf = (file: string) => importsIn(file, text.get(file)!)

function importsIn(file: string, source: string): string[] {
  const found = source.matchAll(/(?<![.\w'])(?:from|import)\s*\(?\s*'([^']+)'/g)
  return [...found].map((match) => {
    const target = match[1]!
    if (target.startsWith('#')) return `app/${target.slice(1)}`
    if (target.startsWith('@cakrawala/')) return target.replace(/^@cakrawala\/([^/]+)/, 'packages/$1/src')
    return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
  })
}

/** The same without imports of types, which are gone when the program runs. */
function valueImportsOf(file: string): string[] {
  const kept = text.get(file)!.replace(/^(?:import|export) type [^']*'[^']*'$/gm, '')
  return importsIn(file, kept)
}

/** `app/domain/report` for any folder in it. */
const entityFolderOf = (folder: string) => folder.split('/').slice(0, 3).join('/')

const layerOf = (file: string) => file.split('/')[1] as Layer
const entityOf = (file: string) => (file.startsWith('app/domain/') ? file.split('/')[2]! : null)
/** The package a file is in, or an import leads to. */
const packageOf = (file: string) => (file.startsWith('packages/') ? file.split('/')[1]! : null)

/** The strings and the text of templates in a file: where SQL is written. */
function stringsOf(file: string): string[] {
  const strings: string[] = []
  JSON.stringify(parseSync(file, text.get(file)!).program, (_, node) => {
    if (node?.type === 'TemplateElement') strings.push(node.value.raw)
    if (node?.type === 'Literal' && typeof node.value === 'string') strings.push(node.value)
    return typeof node === 'bigint' ? null : node
  })
  return strings
}

describe('the architecture', () => {
  it('imports only downward', () => {
    const inApp = products.filter((file) => file.startsWith('app/'))
    const violations = inApp.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('app/') && layerOf(target) !== layerOf(file))
        .filter((target) => !below[layerOf(file)]?.includes(layerOf(target)))
        .map((target) => `${file} → ${target}`),
    )
    expect(violations).toEqual([])
  })

  it('has packages free of the app: they import each other and libraries, as their package.json names them', () => {
    const edges = new Map<string, Set<string>>()
    const violations = products.flatMap((file) => {
      const own = packageOf(file)
      if (own === null) return []
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(`packages/${own}/package.json`, 'utf8'),
      )
      return importsOf(file)
        .filter((target) => !target.startsWith(`packages/${own}/`) && !target.startsWith('node:'))
        .filter((target) => {
          const other = packageOf(target)
          if (other) edges.set(own, (edges.get(own) ?? new Set()).add(other))
          const [scope, name] = target.split('/')
          const library = other ? `@cakrawala/${other}` : scope!.startsWith('@') ? `${scope}/${name}` : scope!
          return !Object.hasOwn(dependencies, library) && !Object.hasOwn(devDependencies, `@types/${library}`)
        })
        .map((target) => `${file} → ${target}`)
    })
    expect(violations).toEqual([])
    const below = (name: string, seen = new Set<string>()): Set<string> => {
      for (const other of edges.get(name) ?? [])
        if (!seen.has(other)) {
          seen.add(other)
          below(other, seen)
        }
      return seen
    }
    expect([...edges.keys()].filter((name) => below(name).has(name))).toEqual([])
    const impure = products
      .filter((file) => purePackages.has(packageOf(file) ?? ''))
      .flatMap((file) => importsOf(file).filter((target) => !purePackages.has(packageOf(target) ?? '')))
    expect(impure).toEqual([])
  })

  it('lets an entity import only earlier entities, and I/O only in server files', () => {
    const violations = products
      .filter((file) => entityOf(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => {
            const entity = entityOf(target)
            if (entity) return entities.indexOf(entity) > entities.indexOf(entityOf(file)!)
            const pure = !file.endsWith('.server.ts')
            const imported = packageOf(target)
            return (
              pure &&
              ((imported && !purePackages.has(imported)) ||
                target.startsWith('app/infra/') ||
                target.startsWith('node:') ||
                /^(drizzle-orm|pg)/.test(target))
            )
          })
          .map((target) => `${file} → ${target}`),
      )
    expect(violations).toEqual([])
  })

  it('names tables of other entities in SQL by their exports, which the compiler and the order of entities check', () => {
    const made = (file: string) =>
      file.endsWith('-tables.server.ts') ? [...text.get(file)!.matchAll(/pgTable\(\s*'(\w+)'/g)] : []
    const owners = new Map(
      files.flatMap((file) => made(file).map((one) => [one[1]!, entityOf(file)] as const)),
    )
    const names = [...owners.keys()].join('|')
    const start = String.raw`\b(?:FROM|JOIN|INTO|UPDATE|ONLY|USING)\s+"?|^(?=\w+ \w+(?: JOIN|$))`
    const mention = new RegExp(String.raw`(?:${start})(${names})\b(?!')|[\s(](${names})\.(?=\w)`, 'g')
    const mentions = products
      .filter((file) => /^app\/(domain|worker)\//.test(file))
      .flatMap((file) =>
        stringsOf(file)
          .flatMap((sql) => [...sql.matchAll(mention)].map((found) => found[1] ?? found[2]!))
          .filter((table) => owners.get(table) !== entityOf(file))
          .map((table) => `${file} → ${table}`),
      )
    expect(mentions).toEqual([])
  })

  it('lets submodules of an entity import each other one way only', () => {
    const edges = new Set<string>()
    for (const file of products) {
      const from = path.posix.dirname(file)
      for (const target of valueImportsOf(file)) {
        const to = path.posix.dirname(target)
        if (from !== to && entityFolderOf(from) === entityFolderOf(to)) edges.add(`${from} ${to}`)
      }
    }
    expect([...edges].filter((way) => edges.has(way.split(' ').reverse().join(' ')))).toEqual([])
  })

  it('has no cycle of imports', () => {
    const seen = new Set<string>()
    const cycles: string[] = []
    const visit = (file: string, path: string[]): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
      if (seen.has(file)) return
      seen.add(file)
      for (const target of valueImportsOf(file)) if (text.has(target)) visit(target, [...path, file])
    }
    for (const file of products) visit(file, [])
    expect(cycles).toEqual([])
  })

  it('lets pure files of the domain import pure files only', () => {
    const violations = products
      .filter((file) => layerOf(file) === 'domain' && !file.endsWith('.server.ts'))
      .flatMap((file) =>
        importsOf(file)
          .filter((target) => target.endsWith('.server.ts'))
          .map((target) => `${file} → ${target}`),
      )
    expect(violations).toEqual([])
  })

  it('leaves database queries to the domain: the worker imports no tables', () => {
    const asking = products
      .filter((file) => layerOf(file) === 'worker')
      .filter((file) => importsOf(file).some((target) => target.endsWith('-tables.server.ts')))
    expect(asking).toEqual([])
  })

  it('separates the areas: no page imports another area or the API', () => {
    const violations = products
      .filter((file) => file.startsWith('app/web/pages/'))
      .flatMap((file) => {
        const area = file.split('/')[3]
        return importsOf(file)
          .filter(
            (target) =>
              target.startsWith('app/web/api/') ||
              (target.startsWith('app/web/pages/') && target.split('/')[3] !== area),
          )
          .map((target) => `${file} → ${target}`)
      })
    expect(violations).toEqual([])
  })

  it('writes the stage of a report in one place only', () => {
    const writes = /\.update\(reports\)\s*\.set\(\{[^}]*\b(stage|rewardState|closeReason|fix)\b/
    const writers = products.filter((file) => writes.test(text.get(file)!))
    expect(writers).toEqual(['app/domain/report/move-report.server.ts'])
  })

  it('has no folder or file named utils, helpers, managers or services', () => {
    const attics = files.filter((file) =>
      /(^|[/.-])(utils?|helpers?|misc|common|shared|manager|service)([/.-]|$)/.test(file),
    )
    expect(attics).toEqual([])
  })

  it('exports by default only where the framework asks', () => {
    const allowed = /^app\/web\/(pages\/.*|root|entry\.server|routes)\.tsx?$/
    expect(
      products.filter((file) => /^export default/m.test(text.get(file)!) && !allowed.test(file)),
    ).toEqual([])
  })

  it('has small files: median ≤ 60 lines, nine in ten ≤ 160, none over 300', () => {
    const free = /^app\/(web\/routes\.ts|i18n\/|domain\/.*-tables\.server\.ts)|\.d\.ts$/
    const sizes = products
      .filter((file) => !free.test(file))
      .map((file) => ({ file, lines: text.get(file)!.split('\n').length }))
    sizes.sort((a, b) => a.lines - b.lines)
    expect(sizes.filter(({ lines }) => lines > 300)).toEqual([])
    expect(sizes[Math.floor(sizes.length / 2)]!.lines).toBeLessThanOrEqual(60)
    expect(sizes[Math.floor(sizes.length * 0.9)]!.lines).toBeLessThanOrEqual(160)
  })

  it('has at most 90 files in a folder', () => {
    // Words and plain components are lists: one looks there for a name.
    const lists = new Set(['app/i18n', 'packages/ui/src'])
    const sizes = new Map<string, number>()
    for (const file of files) {
      const folder = path.posix.dirname(file)
      if (!lists.has(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    expect([...sizes].filter(([, size]) => size > 90)).toEqual([])
  })

  it('stores only the newest snapshot of the tables', () => {
    const snapshots = readdirSync('db/migrations/meta').filter((name) => name.endsWith('_snapshot.json'))
    expect(snapshots).toHaveLength(1)
  })

  it('creates pools and clients of the database in one place, where they get their listeners and limits', () => {
    const seeds = readdirSync('db', { recursive: true, encoding: 'utf8' })
      .map((name) => `db/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => name.endsWith('.ts'))
    const own = /\bnew (?:pg\.)?(?:Pool|Client)\(|\bnew PgBoss\((?!\{\s*db:)/
    const makers = [...products, ...outside, ...seeds].filter((file) =>
      own.test(text.get(file) ?? readFileSync(file, 'utf8')),
    )
    expect(makers).toEqual(['packages/pg-access/src/open-connection.ts'])
  })

  it('lists the callers that may skip scoping', () => {
    const callers = products.filter(
      (file) => importsOf(file).length > 0 && /\bunsafe[A-Z]\w+\(/.test(text.get(file)!),
    )
    const doors = callers.filter((file) => file.startsWith('app/web/'))
    expect(doors).toEqual([])
  })

  it('has no sentence in a page', () => {
    const literals = products
      .filter((file) =>
        /^(?:app\/web\/(?:pages|parts)|packages\/(?:page-parts|ui)\/src)\/.*\.tsx$/.test(file),
      )
      .flatMap((file) =>
        [...text.get(file)!.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}]{4,})</g)].map(
          (match) => `${file}: ${match[1]!.trim()}`,
        ),
      )
    expect(literals).toEqual([])
  })
})
