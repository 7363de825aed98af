import Fastify from 'fastify'
import { api } from '#web/api/api.ts'
import routeConfig from '../../app/web/routes.ts'

type Entry = { path?: string | undefined; index?: boolean | undefined; children?: Entry[] | undefined }

/** Every page address of `app/web/routes.ts`, without the language prefix: `/programs/:id`. */
export function pagePatterns(): string[] {
  return [...new Set(patternsOf(routeConfig as Entry[], ''))].sort()
}

function patternsOf(entries: readonly Entry[], parent: string): string[] {
  return entries.flatMap((entry) => {
    const own = entry.path === undefined ? parent : `${parent}/${entry.path}`.replace(/^\/en\?/, '')
    const address = own === '' ? '/' : own
    const inside = patternsOf(entry.children ?? [], own)
    // A layout has no address of its own; neither has a parent whose index is listed below it.
    const answers = entry.index === true || (entry.path !== undefined && !entry.children?.length)
    return answers ? [address, ...inside] : inside
  })
}

/** Every address of the API with its method, as the server knows them: `GET /api/v1/user`. */
export async function apiPatterns(): Promise<string[]> {
  const server = Fastify()
  const patterns = new Set<string>()
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      if (one !== 'HEAD' && one !== 'OPTIONS' && !url.endsWith('*')) patterns.add(`${one} ${url}`)
    }
  })
  await server.register(api)
  await server.ready()
  await server.close()
  return [...patterns].sort()
}
