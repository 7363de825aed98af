import type { LinkPurpose } from '#domain/account/link/link.ts'
import { specified } from '../../routes/specified.ts'
import type { Line, Proof } from '../line.ts'
import { answers, leadsOn, opens, shownBy } from '../proofs.ts'

/** Pages that only a mailed link opens. */
const byLink: Record<string, LinkPurpose> = {
  '/company-member-verification': 'member_verification',
  '/create-password': 'create_password',
  '/reset-password': 'reset_password',
}

/** Pages that also answer without their last part, each in a way of its own. */
const withoutMore: Record<string, Proof> = {
  '/program-certificates/:hash': answers('/program-certificates'),
  '/write-ups/:username?/:slug?': shownBy(
    'test/pages/reward-pages.test.ts',
    '%s responds %i',
    "['/write-ups', 302]",
    "['/write-ups/elang-jawa', 302]",
  ),
}

const proofOf = (pattern: string) => {
  const purpose = byLink[pattern]
  return purpose ? opens(purpose) : answers(pattern)
}

/** The same address with one part more, of which this one is the way there: the part may be left out. */
const withMore = (pattern: string) =>
  [...specified].find((other) => other.replace(/\/:\w+$/, '') === pattern && other !== pattern)
const isShort = (pattern: string) => withMore(pattern) !== undefined && !byLink[pattern] && leadsOn(pattern)

/** Every address as the specification writes it, with and without the part that may be left out. */
export const addressLines: Line[] = [...specified]
  .filter((pattern) => !isShort(pattern))
  .map((pattern, at) => {
    const short = [...specified].find((other) => isShort(other) && withMore(other) === pattern)
    const without = short ? proofOf(short) : withoutMore[pattern]
    const statement = `\`${pattern}${without && !pattern.endsWith('?') ? '?' : ''}\``
    return [`2.${at + 1}`, statement, proofOf(pattern), ...(without ? [without] : [])]
  })
