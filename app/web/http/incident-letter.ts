import { incidentMailbox } from '#domain/incident/incident.ts'
import { incidentSeenBy } from '#domain/incident/incident-queries.server.ts'
import { wordsIn } from '#i18n/catalogue.ts'
import { incidentLetterWords } from '#i18n/incident-letter.ts'
import { incidentWords } from '#i18n/incidents.ts'
import { momentText } from '#i18n/moment.ts'
import { settings } from '#infra/settings.ts'
import { refuse } from '#kernel/refusal.ts'
import { fileAnswer } from './file-answer.ts'
import { load } from './open.ts'

/** The letter to the response team of the sector, for whoever handles the ticket, once it has been judged. */
export const incidentLetter = load(async ({ actor, params }) => {
  const seen = await incidentSeenBy(actor, params.id)
  const judged = seen.part === 'reporter' ? null : seen.ticket.assessment
  if (seen.part === 'reporter' || !judged) return refuse('not_found')
  const { kinds, severities } = wordsIn(incidentWords, 'id')
  const { brandName: brand, brandEmailDomain } = settings()
  const { code, name, email, application, title, description, receivedAt } = seen.ticket
  const text = wordsIn(incidentLetterWords, 'id').text({
    ...{ brand, code, name, email, application, title, description, ...judged },
    ...{ kind: kinds[judged.kind], severity: severities[judged.severity] },
    receivedAt: momentText(receivedAt, 'id'),
    contact: `${brand} <${incidentMailbox}@${brandEmailDomain}>`,
  })
  return fileAnswer({ name: `${code}.txt`, mediaType: 'text/plain; charset=utf-8', body: Buffer.from(text) })
})
