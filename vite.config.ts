import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In the production server bundle these rooms stay outside: Node runs them from source, so there is one pool,
// one set of context keys and one class of refusal in the process, whoever imports them.
const ownRooms = /^#(kernel|infra|i18n|domain|worker)\/.*(?<!\.tsx)$/

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { sourcemap: false, assetsInlineLimit: 0 },
  environments:
    command === 'build'
      ? { ssr: { build: { rollupOptions: { external: (id: string) => ownRooms.test(id) } } } }
      : {},
}))
