import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Puts a brotli and a gzip copy beside every script, style and drawing: compressed once, not once a reader. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' }))
        if (/\.(?:js|css|svg|txt|webmanifest)$/.test(name)) compressFile(path.join(dir, name))
    },
  }
}

/** Writes `file.br` and `file.gz`. Small files stay alone: what they save is less than their headers. */
export function compressFile(file: string): void {
  const text = readFileSync(file)
  if (text.length < 1_024) return
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
}
