import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type UseCase = { name: string; file: string }

/** Every exported function of the domain whose first argument is who asks: what people do and read by it. */
export function useCasesOfTheDomain(): UseCase[] {
  return sourcesUnder('app/domain')
    .filter((file) => file.endsWith('.server.ts'))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      const found = source.matchAll(
        /^export (?:async )?function (\w+)(?:<[^(]*>)?\(\s*(?:\{[^}]*\}|\w+): (?:Actor|Person)\b/gm,
      )
      return [...found].map(([, name = '']) => ({ name, file }))
    })
}

/** Names of the domain that files under a folder import and use. */
export function importedUnder(folder: string, except: (file: string) => boolean = () => false): Set<string> {
  const names = new Set<string>()
  for (const file of sourcesUnder(folder).filter((one) => !except(one))) {
    const source = readFileSync(file, 'utf8')
    for (const [, list = '', from = ''] of source.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)) {
      if (!/^(?:#domain\/|\.)/.test(from)) continue
      for (const word of list.split(',')) {
        const [name = '', alias = name] = word
          .trim()
          .replace(/^type /, '')
          .split(' as ')
        if ((source.match(new RegExp(`\\b${alias}\\b`, 'g')) ?? []).length > 1) names.add(name)
      }
    }
  }
  return names
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
}
