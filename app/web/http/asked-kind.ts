import { type ProgramKind, programKinds } from '#domain/program/program.ts'

/** The kind of program an address asks to begin with (`?kind=challenge`); undefined for anything else. */
export function askedKind(search: URLSearchParams): ProgramKind | undefined {
  return programKinds.find((kind) => kind === search.get('kind'))
}
