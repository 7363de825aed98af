import type { ProofAnswer, ProofProblem } from '@cakrawala/ownership-proof/proof-reader'
import { proofReader } from '#infra/proof-reader.ts'
import { settings } from '#infra/settings.ts'

/** `different`: something is there, but not what was asked for. */
export const readProblems = [
  'different',
  'redirected',
  'inner_address',
  'too_large',
  'unreachable',
  'missing',
] as const
export type ReadProblem = ProofProblem | 'different'

/** What the owner of a domain is asked to put where. */
export type ProofPlaces = { recordName: string; fileAddress: string; content: string }

/** Where the proof of a domain is looked for, and what is looked for. */
export function proofPlaces(domain: string, token: string): ProofPlaces {
  const slug = settings().brandSlug
  return {
    recordName: `_${slug}-challenge.${domain}`,
    fileAddress: `https://${domain}${filePath()}`,
    content: `${slug}-domain-verification=${token}`,
  }
}

export type ProofReading = { proof: 'dns' | 'file' } | { dns: ReadProblem; file: ReadProblem }

/** Asks for the record and the file of a domain at once; the record counts for more. At most some seconds; never throws. */
export async function readProof(domain: string, token: string): Promise<ProofReading> {
  const [dns, file] = await Promise.all([readRecord(domain, token), readFile(domain, token)])
  if (dns === null) return { proof: 'dns' }
  return file === null ? { proof: 'file' } : { dns, file }
}

/** Why the record does not prove it; null where it does. */
export async function readRecord(domain: string, token: string): Promise<ReadProblem | null> {
  const { recordName, content } = proofPlaces(domain, token)
  return problemOf(await proofReader().txt(recordName), (text) => text.trim() === content)
}

/** Why the file does not prove it; null where it does. */
export async function readFile(domain: string, token: string): Promise<ReadProblem | null> {
  const { content } = proofPlaces(domain, token)
  const holds = (text: string) => text.split(/\r?\n/).some((line) => line.trim() === content)
  return problemOf(await proofReader().file(domain, filePath()), holds)
}

function problemOf(answer: ProofAnswer, holds: (text: string) => boolean): ReadProblem | null {
  if ('problem' in answer) return answer.problem
  return answer.texts.some(holds) ? null : 'different'
}

function filePath(): string {
  return `/.well-known/${settings().brandSlug}-challenge.txt`
}
