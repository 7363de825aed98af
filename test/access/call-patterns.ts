import Fastify from 'fastify'
import { api } from '#web/api/api.ts'

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
