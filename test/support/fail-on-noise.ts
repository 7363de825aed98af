import { afterEach, vi } from 'vitest'

// Noise fails the test: the person who expects a complaint must catch it.
const error = vi.spyOn(console, 'error')
const warn = vi.spyOn(console, 'warn')

afterEach(() => {
  const noise = [...error.mock.calls, ...warn.mock.calls].map((call) => call.join(' '))
  error.mockClear()
  warn.mockClear()
  if (noise.length > 0) throw new Error(`the console was not silent:\n${noise.join('\n')}`)
})
