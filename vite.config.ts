import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compressed } from './scripts/vite/compressed.ts'
import { guardedReload } from './scripts/vite/guarded-reload.ts'
import { oneLanguage } from './scripts/vite/one-language.ts'

// In the production server bundle these modules stay outside: Node runs them from source, so there is one pool, one queue
// of places at work, one set of context keys and one class of refusal in the process, wherever they are imported. Packages of this
// repository resolve to their sources below packages/, outside of node_modules, where Node reads types; components it does not read, they are bundled.
const ownModules =
  /^(?:#(?:kernel|infra|i18n|domain|worker|web\/http)\/.*(?<!\.tsx)|@cakrawala\/(?!(?:ui|page-parts)\/).*)$/

// What most pages of the areas need comes in two files: left alone, the bundler makes one of every button.
const together = [
  { name: 'react', test: /node_modules/, minShareCount: 100 },
  { name: 'shared', minShareCount: 15 },
  // A request of its own costs more than the bytes of a very small one.
  { name: 'shared', maxModuleSize: 1_000, minShareCount: 4 },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guardedReload(), oneLanguage(), compressed()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  // Scripts of pages without React are bundled the way workers are: each for itself, with all it needs.
  worker: { format: 'es' },
  environments:
    command === 'build'
      ? {
          client: { build: { rolldownOptions: { output: { codeSplitting: { groups: together } } } } },
          ssr: { build: { rollupOptions: { external: (id: string) => ownModules.test(id) } } },
        }
      : {},
}))
