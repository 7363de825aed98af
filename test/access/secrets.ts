import { type Principal, principals } from '../support/environment.ts'

const company: Principal[] = ['owner', 'admin', 'staff', 'hello']

/** The principals that may ever be sent a secret of the environment. */
const readers: Record<string, readonly Principal[]> = {
  privateProgram: ['reporter', 'owner', 'admin', 'hello'],
  draftProgram: ['owner', 'admin', 'hello'],
  unvalidated: ['reporter', 'hello'],
  report: ['reporter', ...company],
  others: ['other', 'hello'],
  draftReport: ['reporter'],
  helloNote: ['hello'],
  companyTalk: company,
  companyNote: ['owner', 'admin', 'staff'],
  reproduction: company,
  phone: ['reporter', 'hello'],
  birthDate: ['reporter', 'hello'],
  fullName: ['reporter', 'hello'],
  email: ['reporter', 'hello'],
  balance: ['owner'],
  balanceFigure: ['owner', 'hello'],
  npwpName: ['owner', 'hello'],
  assetStatement: ['owner', 'admin', 'hello'],
  cannedCompany: ['owner', 'admin', 'staff'],
  cannedTeam: ['hello'],
  reportTemplate: ['reporter'],
  inquiry: ['hello'],
  incident: ['incident', 'hello'],
  foreignIncident: ['hello'],
  responderNote: ['hello'],
  articleDraft: ['reporter'],
  testAccountName: ['owner', 'admin', 'hello'],
  platformDraft: ['hello'],
}

export function readersOf(secret: string): readonly Principal[] {
  return readers[secret] ?? principals.filter(() => false)
}
