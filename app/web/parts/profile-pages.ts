import type { Role } from '#kernel/actor.ts'
import type { MemberFacts } from '#web/http/member-facts.ts'

/** One page about the own account; the word is a key of `profileTabWords.tabs`. */
type ProfileEntry = { path: string; word: ProfileWord }
type ProfileWord =
  | 'profile'
  | 'curriculumVitae'
  | 'reward'
  | 'certificates'
  | 'articles'
  | 'company'
  | 'contract'
  | 'npwp'
  | 'password'
  | 'email'
  | 'security'
  | 'nda'
  | 'standing'
  | 'notifications'
  | 'data'
  | 'leave'

const bughunter: readonly ProfileEntry[] = [
  { path: '/bughunter/profile', word: 'profile' },
  { path: '/bughunter/profile/curriculum-vitae', word: 'curriculumVitae' },
  { path: '/bughunter/profile/reward', word: 'reward' },
  { path: '/bughunter/profile/certificates', word: 'certificates' },
  { path: '/bughunter/articles', word: 'articles' },
  { path: '/bughunter/profile/security', word: 'security' },
  { path: '/bughunter/profile/email', word: 'email' },
  { path: '/bughunter/nda', word: 'nda' },
  { path: '/bughunter/notifications/settings', word: 'notifications' },
  { path: '/bughunter/standing', word: 'standing' },
  { path: '/bughunter/profile/data', word: 'data' },
  { path: '/bughunter/profile/delete-account', word: 'leave' },
]

const companyData: ProfileEntry = { path: '/company/profile/edit-personal', word: 'company' }

const contract: ProfileEntry = { path: '/company/contract', word: 'contract' }

const everyoneOfACompany: readonly ProfileEntry[] = [
  { path: '/company/profile/security', word: 'security' },
  { path: '/company/profile/email', word: 'email' },
  { path: '/company/notifications/settings', word: 'notifications' },
  { path: '/company/standing', word: 'standing' },
  { path: '/company/profile/data', word: 'data' },
  { path: '/company/profile/delete-account', word: 'leave' },
]

/** The pages about the own account, by role. What is taxed is the owner's alone. */
const places: Record<Role, readonly ProfileEntry[]> = {
  bughunter,
  company: [
    { path: '/company/profile', word: 'profile' },
    companyData,
    contract,
    { path: '/company/profile/edit-npwp', word: 'npwp' },
    { path: '/company/profile/edit-password', word: 'password' },
    ...everyoneOfACompany,
  ],
  company_member: [
    { path: '/company/profile', word: 'profile' },
    companyData,
    contract,
    { path: '/company/profile/edit-password-member', word: 'password' },
    ...everyoneOfACompany,
  ],
  hello: [
    { path: '/hello/security', word: 'security' },
    { path: '/hello/email', word: 'email' },
    { path: '/hello/notifications/settings', word: 'notifications' },
    { path: '/hello/standing', word: 'standing' },
    { path: '/hello/data', word: 'data' },
  ],
  incident: [
    { path: '/incident/security', word: 'security' },
    { path: '/incident/email', word: 'email' },
    { path: '/incident/notifications/settings', word: 'notifications' },
    { path: '/incident/standing', word: 'standing' },
    { path: '/incident/data', word: 'data' },
    { path: '/incident/delete-account', word: 'leave' },
  ],
}

/** Those this person may open; the guards of the pages enforce the same. */
export function profilePlacesOf({
  role,
  admin,
}: Pick<MemberFacts, 'role' | 'admin'>): readonly ProfileEntry[] {
  return places[role].filter((place) => admin || (place !== companyData && place !== contract))
}
