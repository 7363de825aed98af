import { createProofReader, type ProofReader } from '@cakrawala/ownership-proof/proof-reader'
import { settings } from './settings.ts'

// The pages come as a bundle with modules of their own; all must ask the same server.
const place = Symbol.for('cakrawala.proof-reader')
const opened = globalThis as unknown as Record<symbol, ProofReader | undefined>

/** The reader of this process. */
export function proofReader(): ProofReader {
  opened[place] ??= createProofReader({ resolver: settings().proofResolver })
  return opened[place]
}

/** Reads through another one from now on; null: by the settings again. */
export function setProofReader(reader: ProofReader | null): void {
  opened[place] = reader ?? undefined
}
