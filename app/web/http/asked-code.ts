import { codeFrom } from '@cakrawala/ids/document-code'
import { data } from 'react-router'
import type { Visit } from './open.ts'

/** The loader of a page where one types a code: a code leads to its own page, anything else stays in the form (422). */
export function askedCode({ url, go }: Visit, root: string) {
  const asked = url.searchParams.get('code')
  if (asked === null) return data({ refused: null })
  const code = codeFrom(asked)
  if (code === null) return data({ refused: asked.slice(0, 100) }, { status: 422 })
  throw go(`${root}/${code}`)
}
