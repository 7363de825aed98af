import { ButtonLink } from '@cakrawala/ui/button-link'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import type { ReportingObstacle } from '#domain/program/reporting/reporting-policy.ts'
import { savedDraftSeenBy, submissionSeenBy } from '#domain/report/sending/submission-queries.server.ts'
import { reportWords } from '#i18n/report.ts'
import { reportFormWords } from '#i18n/report-form.ts'
import { renderMarkdown } from '#infra/markdown.ts'
import { isBughunter } from '#kernel/actor.ts'
import { found } from '#kernel/refusal.ts'
import { actWithFiles, load } from '#web/http/open.ts'
import { usePath, useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { UserText } from '#web/parts/user-text.tsx'
import { ReportDraftForm } from './report-draft-form.tsx'
import { actOnSubmission, keptBehind } from './submit-report-acts.server.ts'

export const meta = pageTitle(reportFormWords, (words) => words.title)

export const loader = load(async ({ actor, params, url, go }) => {
  const draftId = url.searchParams.get('draft')
  const answer = await submissionSeenBy(actor, params.id, draftId)
  const kept = answer ? null : await savedDraftSeenBy(actor, draftId)
  // Back from the report that was a draft.
  if (kept?.sent) throw go(`/bughunter/hacktivity/${kept.hash}/${kept.id}`)
  const submission = found(answer)
  const { draft } = submission
  const texts =
    draft && url.searchParams.get('show') === 'preview'
      ? [draft.pocMd, draft.impactMd, draft.recommendationMd]
      : null
  const [poc = '', impact = '', recommendation = ''] = texts
    ? await Promise.all(texts.map(renderMarkdown))
    : []
  const preview = texts && { poc, impact, recommendation }
  return { ...submission, preview, hunter: isBughunter(actor) ? actor.username : '' }
})

export const action = actWithFiles(actOnSubmission, keptBehind)

/** A saved or refused form must not be given a new key under the writer's hands. */
export function shouldRevalidate({
  formData,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (formData?.get('intent') === 'autosave' || (actionStatus ?? 200) >= 400) return false
  return defaultShouldRevalidate
}

export default function SubmitReport() {
  const { program, obstacle, key, draft, preview, hunter } = useLoaderData<typeof loader>()
  const words = useWords(reportFormWords)
  const path = usePath()
  const detail = path(`/bughunter/programs/detail/${program.id}`)
  return (
    <div className="grid max-w-4xl gap-6">
      <PageHeader
        title={words.title}
        subtitle={words.lead({ program: program.title, company: program.companyName })}
        breadcrumb={[
          { to: path('/bughunter/programs'), label: words.trail.programs },
          { to: detail, label: program.title },
          { label: words.trail.submit },
        ]}
        breadcrumbLabel={words.trail.label}
      />
      {obstacle && <Obstacle obstacle={obstacle} programId={program.id} />}
      <p className="text-ink-soft">{words.rules}</p>
      {preview && <ReportPreview preview={preview} />}
      <ReportDraftForm key={key} formKey={key} {...{ program, draft, obstacle, hunter }} />
    </div>
  )
}

function Obstacle({ obstacle, programId }: { obstacle: ReportingObstacle; programId: string }) {
  const { obstacles } = useWords(reportFormWords)
  const path = usePath()
  const ways: Partial<Record<ReportingObstacle, { to: string; label: string }>> = {
    account_unverified: { to: '/bughunter/profile', label: obstacles.toProfile },
    nda_missing: { to: '/bughunter/nda', label: obstacles.toNda },
    agreement_missing: { to: `/bughunter/programs/agreement/${programId}`, label: obstacles.toAgreement },
  }
  const way = ways[obstacle]
  return (
    <Notice
      tone="warning"
      title={obstacles.title}
      action={way && <ButtonLink to={path(way.to)}>{way.label}</ButtonLink>}
    >
      {obstacles[obstacle]} {obstacles.draftStill}
    </Notice>
  )
}

type Preview = { poc: string; impact: string; recommendation: string }

/** The saved texts as readers will see them, made by the same renderer. */
function ReportPreview({ preview }: { preview: Preview }) {
  const { previewTitle, previewEmpty } = useWords(reportFormWords)
  const { body } = useWords(reportWords)
  return (
    <Panel title={previewTitle} id="preview">
      {(['poc', 'impact', 'recommendation'] as const).map((part) => (
        <section key={part} className="grid gap-2 border-t border-line py-4 first:border-t-0">
          <h3 className="text-base">{body[part]}</h3>
          {preview[part] ? (
            <UserText sanitizedHtml={preview[part]} />
          ) : (
            <p className="text-ink-soft">{previewEmpty}</p>
          )}
        </section>
      ))}
    </Panel>
  )
}
