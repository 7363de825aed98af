import { useLoaderData } from 'react-router'
import { colleagueResetInput } from '#domain/account/recovery/recovery-input.ts'
import { resetColleague } from '#domain/account/recovery/reset-colleague.server.ts'
import { accountWords } from '#i18n/account.ts'
import { refuse, refuseUnless } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { keptOnSecurity } from '#web/parts/account/factor-acts.server.ts'
import { actOnSecurity, securityFacts } from '#web/parts/account/security-acts.server.ts'
import { SecurityPanel } from '#web/parts/account/security-panel.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { ResetColleague } from './reset-colleague.tsx'

export const meta = pageTitle(accountWords, (words) => words.security.title)
export const loader = load(securityFacts)

export const action = act(async (visit, form) => {
  if (form.get('intent') !== 'reset_colleague') return actOnSecurity(visit, form)
  const { actor, go } = visit
  refuseUnless(actor.kind === 'person', 'not_signed_in')
  if (actor.factorOwed) refuse('step_missing', 'factor_owed')
  await resetColleague(actor, parseForm(colleagueResetInput, form))
  return go('/hello/security?done=colleague_reset')
}, keptOnSecurity)

export default function Security() {
  const facts = useLoaderData<typeof loader>()
  return (
    <div className="grid gap-6">
      <SecurityPanel {...facts} />
      {!facts.owed && <ResetColleague proof={facts.proof} />}
    </div>
  )
}
