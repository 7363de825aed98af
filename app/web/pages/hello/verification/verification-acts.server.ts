import { correctIdentity } from '#domain/account/identity/correct-identity.server.ts'
import { decideDenialAppeal } from '#domain/account/identity/decide-denial-appeal.server.ts'
import {
  askBetterDocuments,
  denyIdentity,
  takeIdentityCase,
  verifyIdentity,
} from '#domain/account/identity/review-identity.server.ts'
import {
  correctIdentityInput,
  decideDenialAppealInput,
  denialInput,
  needsFixInput,
} from '#domain/account/identity/verification-input.ts'
import { identityImages } from '#domain/account/identity.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'

/** What a reviewer does with a case, by the intent of the form. */
export async function actOnCase({ actor, params, go }: Visit, form: FormData): Promise<Response> {
  const caseId = params.caseId ?? ''
  switch (form.get('intent')) {
    case 'take':
      await takeIdentityCase(actor, caseId)
      return go(`/hello/verification/${caseId}?done=case_taken`)
    case 'verify':
      await verifyIdentity(actor, caseId)
      return go('/hello/verification?done=case_decided')
    case 'needs_fix': {
      const { note, ...chosen } = parseForm(needsFixInput, form)
      const reasons = identityImages.flatMap((document) => {
        const reason = chosen[document]
        return reason ? [{ document, reason }] : []
      })
      await askBetterDocuments(actor, caseId, reasons, note)
      return go('/hello/verification?done=case_decided')
    }
    case 'deny': {
      const { reason, explanation } = parseForm(denialInput, form)
      const outcome = await denyIdentity(actor, caseId, { reason, note: explanation })
      return go(`/hello/verification?done=${outcome === 'denied' ? 'case_decided' : 'denial_proposed'}`)
    }
    case 'correct':
      await correctIdentity(actor, caseId, parseForm(correctIdentityInput, form))
      return go(`/hello/verification/${caseId}?done=identity_corrected`)
    case 'decide_appeal':
      await decideDenialAppeal(actor, caseId, parseForm(decideDenialAppealInput, form))
      return go('/hello/appeals?done=appeal_decided')
    default:
      return refuse('invalid_input')
  }
}
