import { useLoaderData } from 'react-router'
import { comparisonSeenBy } from '#domain/report/duplicate/comparison.server.ts'
import { closeAsDuplicate } from '#domain/reward/close-as-duplicate.server.ts'
import { closeAsDuplicateInput } from '#domain/reward/reward-input.ts'
import { triageWords } from '#i18n/report-triage.ts'
import { isPerson } from '#kernel/actor.ts'
import { found, refuseUnless } from '#kernel/refusal.ts'
import { act, load, type Visit } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { ReportComparison } from '#web/parts/report/report-comparison.tsx'
import { traceOpenings } from '#web/parts/report/traced-opening.server.ts'
import { pageTitle } from '#web/parts/title.ts'

export const meta = pageTitle(triageWords, ({ compare }) => compare.title)

export const loader = load(async (visit) => {
  const comparison = await comparisonFor(visit)
  await traceOpenings(
    visit,
    [comparison.older, comparison.newer].map(({ id }) => ({ id })),
  )
  return { comparison }
})

export const action = act(async (visit, form) => {
  const { actor, go } = visit
  const { newer } = await comparisonFor(visit)
  refuseUnless(form.get('intent') === 'close_duplicate' && isPerson(actor), 'invalid_input')
  await closeAsDuplicate(actor, newer.id, parseForm(closeAsDuplicateInput, form))
  return go(`/hello/reports/detail/${newer.hash}/${newer.id}?done=desk_close_duplicate`)
})

/** Two similar reports side by side, for those who read both. */
export default function ReportComparisonPage() {
  return <ReportComparison comparison={useLoaderData<typeof loader>().comparison} />
}

async function comparisonFor({ actor, params }: Visit) {
  return found(await comparisonSeenBy(actor, params.id, params.otherId))
}
