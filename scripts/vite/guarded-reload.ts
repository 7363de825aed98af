import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * React Router reloads the page whenever a script of it is missing, without end. Here it asks first, and shows the error
 * page when the last time was a moment ago.
 */
export function guardedReload(): Plugin {
  const guard = path.resolve('packages/page-parts/src/chunk-reload.ts')
  const reload = /window\.location\.reload\(\);/g
  let found = 0
  return {
    name: 'guarded-reload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return null
      found += code.match(reload)?.length ?? 0
      // An error thrown here would be swallowed, and the page be empty; thrown by the page itself it is shown.
      const broken = 'if (!mayReloadNow()) return { default() { throw error } };'
      const asked = code.replace(reload, `${broken}\n\t\twindow.location.reload();`)
      return { code: `import { mayReloadNow } from ${JSON.stringify(guard)};\n${asked}`, map: null }
    },
    buildEnd(error) {
      if (!error && found !== 1) this.error(`React Router reloads in ${found} places, not in the one known`)
    },
  }
}
