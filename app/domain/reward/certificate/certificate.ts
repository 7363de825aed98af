import type { ProgramKind } from '#domain/program/program.ts'
import type { Band } from '#kernel/risk-level.ts'

/** The class of a certificate: the band of the highest level among the resolved reports. */
export type CertificateClass = Exclude<Band, 'informational'>

/** All that anyone with the code of a certificate may know. */
export type CertificateView = {
  code: string
  bughunter: string
  kind: ProgramKind
  /** Null where the program is private now, or was when the certificate was issued. */
  program: string | null
  company: string | null
  /** Null where no report of its holder was resolved as valid: it then stands for the challenge alone. */
  class: CertificateClass | null
  /** The part in a challenge; `place` 0 for taking part. */
  challenge: { place: number; of: number } | null
  issuedAt: Date
  revokedAt: Date | null
}
