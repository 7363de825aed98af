import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// In the production server bundle these rooms stay outside: Node runs them from source, so there is one pool, one queue
// of places at work, one set of context keys and one class of refusal in the process, wherever they are imported.
const ownRooms = /^#(kernel|infra|i18n|domain|worker|web\/http)\/.*(?<!\.tsx)$/

// What most pages of the areas need comes in two files: left alone, the bundler makes one of every button.
const together = [
  { name: 'react', test: /node_modules/, minShareCount: 100 },
  { name: 'house', minShareCount: 20 },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardedReload(), compressed()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // Scripts of pages without React are bundled the way workers are: each for itself, with all it needs.
  worker: { format: 'es' },
  environments:
    command === 'build'
      ? {
          client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } },
          ssr: { build: { rollupOptions: { external: (id: string) => ownRooms.test(id) } } },
        }
      : {},
}))

/** Puts a brotli and a gzip copy beside every script, style and drawing: compressed once, not once a reader. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(?:js|css|svg|txt|webmanifest)$/.test(name)) continue
        const file = path.join(dir, name)
        const text = readFileSync(file)
        if (text.length < 1_024) continue
        writeFileSync(`${file}.br`, brotliCompressSync(text))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}

/**
 * React Router reloads the page whenever a script of it is missing, without end. Here it asks first, and shows the error
 * page when the last time was a moment ago (specification §8).
 */
function guardedReload(): Plugin {
  const guard = path.resolve('app/web/parts/chunk-reload.ts')
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
