/** What is wrong with a file of evidence; each is the key of a message. */
export type EvidenceProblem =
  | 'text_broken'
  | 'har_broken'
  | 'capture_broken'
  | 'zip_broken'
  | 'zip_encrypted'
  | 'zip_too_large'
  | 'zip_nested'
  | 'video_broken'
  | 'video_codec'
  | 'video_too_long'

/** A file that is not what it claims to be, or holds more than it may. */
export class BadEvidence extends Error {
  readonly problem: EvidenceProblem
  constructor(problem: EvidenceProblem) {
    super(problem)
    this.problem = problem
  }
}
