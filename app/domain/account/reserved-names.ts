/**
 * Names no one may take: every first part of an address of ours (a test compares this list with the route table), files
 * that browsers and robots ask for, and words that would pass for us.
 */
export const reservedNames: readonly string[] = `
about-us api apple-touch-icon assets auth-api bug-bounty bug-bounty-program bughunter bughunters build career
challenge-program company company-member-verification contact-us create-password cyber-incident-report data docs en
error401 error403 error404 error500 external favicon feed files forgot-password frequently-asked-question health hello id
incident known-issues language leaderboard letters locales manifest notifications openapi pictures privacy-policy program-certificates programs
publication reset-password robots rss security security-policy sign-in sign-out sign-up sign-up-bughunter sign-up-company sitemap
static status team-invitation term-and-condition verify vulnerability-bug-fixing vulnerability-management-program well-known write-ups
account accounts admin administrator anonymous bantuan billing blog ca cakrawala ceo cs csirt dukungan editor everyone
guest help info internal keamanan keuangan legal login logout mail me moderator mod new no-reply noreply null
official operator owner panitia pemilik pengelola perusahaan platform postmaster privacy privasi profile
register resmi root search service settings signin signup staff staf stats superuser support sysadmin system team tim
triage triager trust undefined user username users verified webmaster www you
`
  .trim()
  .split(/\s+/)

/** Signs a hasty reader takes for letters. */
const alike: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', l: 'i' },
}

/** Beginnings that would pass for the platform team. */
const ours = ['hello', 'admin', 'support', 'cakrawala', 'official', 'triage', 'moderator', 'staff']
const reserved = new Set(reservedNames.map(foldedName))
const beginnings = ours.map(foldedName)

/**
 * Whether a username would shadow an address of ours or pass for the platform team, also with digits for letters and
 * signs in between (`adm1n`, `h-e-l-l-o`).
 */
export function isReservedName(username: string): boolean {
  const folded = foldedName(username)
  // What the platform names people who left.
  if (username.startsWith('anonim-')) return true
  return reserved.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning))
}

/** One spelling for names that look alike to a hasty reader. @param name lower case */
export function foldedName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/[01345789l]/g, (sign) => alike[sign]!)
}
