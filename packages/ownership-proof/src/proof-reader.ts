import { askTxt, resolverAt } from './ask-txt.ts'
import { isPublicAddress } from './public-address.ts'
import { type FileOptions, readProofFile } from './read-file.ts'

/**
 * Why nothing was read. `missing`: answered, and not there. `unreachable`: no answer in time. `redirected`: the file is given by another
 * host. `inner_address`: the host leads to an address that is not public. `too_large`: more than four kilobytes.
 */
export const proofProblems = ['missing', 'unreachable', 'redirected', 'inner_address', 'too_large'] as const
export type ProofProblem = (typeof proofProblems)[number]
export type ProofAnswer = { texts: string[] } | { problem: ProofProblem }

/** Reads what the owner of a domain put there to prove it. Never throws; both answer within some seconds. */
export type ProofReader = {
  txt(name: string): Promise<ProofAnswer>
  /** `path` begins with a slash. */
  file(host: string, path: string): Promise<ProofAnswer>
}

type Options = Partial<Omit<FileOptions, 'resolver'>> & {
  /** Address and port of the DNS server to ask; undefined: those of this machine. */
  resolver?: string | undefined
}

export function createProofReader(options: Options = {}): ProofReader {
  const resolver = resolverAt(options.resolver)
  const { ports = { http: 80, https: 443 }, mayConnect = isPublicAddress } = options
  return {
    txt: (name) => askTxt(resolver, name),
    file: (host, path) => readProofFile(host, path, { resolver, ports, mayConnect }),
  }
}
