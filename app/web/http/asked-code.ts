import { codeFrom } from '@cakrawala/ids/document-code'
import { data } from 'react-router'
import { type ProgramKind, programKinds } from '#domain/program/program.ts'
import type { Visit } from './open.ts'

/** The loader of a page where one types a code: a code leads to its own page, anything else stays in the form (422). */
export function askedCode({ url, go }: Visit, root: string) {
  const asked = url.searchParams.get('code')
  if (asked === null) return data({ refused: null })
  const code = codeFrom(asked)
  if (code === null) return data({ refused: asked.slice(0, 100) }, { status: 422 })
  throw go(`${root}/${code}`)
}

/** The kind of program an address asks to begin with (`?kind=challenge`); undefined for anything else. */
export function askedKind(search: URLSearchParams): ProgramKind | undefined {
  return programKinds.find((kind) => kind === search.get('kind'))
}
