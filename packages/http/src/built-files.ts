import { sep } from 'node:path'
import type { FastifyStaticOptions } from '@fastify/static'

/** Options of `@fastify/static` for the files of a build, with their compressed siblings. */
export function builtFiles(root: string): FastifyStaticOptions {
  return {
    root,
    wildcard: false,
    // Compressed siblings are chosen by what a browser accepts; as addresses of their own they only cost routes.
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(answer, file) {
      // Names under /assets carry a hash of their content.
      const forever = file.includes(`${sep}assets${sep}`)
      answer.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      answer.header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
      )
    },
  }
}
