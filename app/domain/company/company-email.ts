import { domainOfEmail } from '#domain/account/email.ts'

/**
 * Whether an address is on the domain of a company or below it, compared label by label from the right.
 * @param email as `parseEmail` gives it: lower case, its domain in ASCII (IDNA)
 */
export function isCompanyEmail(email: string, companyDomain: string): boolean {
  const own = labelsOf(companyDomain)
  const given = labelsOf(domainOfEmail(email))
  return given.length >= own.length && own.every((label, i) => label === given[i])
}

/** Plain letters before the @: no `+tag`, with which one person would be many, and no `%`, which some servers route by. */
export function isPlainMailbox(email: string): boolean {
  return /^[a-z0-9._-]+@/.test(email)
}

function labelsOf(domain: string): string[] {
  return domain.toLowerCase().split('.').reverse()
}
