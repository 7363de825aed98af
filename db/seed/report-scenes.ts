import { after, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { storeFile } from '#domain/account/files/keep-file.server.ts'
import { attachFiles } from '#domain/report/attach-file.server.ts'
import { saveDraft } from '#domain/report/draft/save-draft.server.ts'
import { saveDraftInput, submitReportInput } from '#domain/report/report-input.ts'
import { submitReport } from '#domain/report/sending/submit-report.server.ts'
import { screenPicture } from './pictures.ts'
import type { OpenPopulation } from './population.ts'
import type { Scene } from './scene.ts'
import type { ReportDescription } from './seed-types.ts'
import { signAgreement } from './sign-agreement.ts'

/** A bughunter joins a program, sends a report, and what then becomes of it. */
export function reportScenes(population: OpenPopulation, story: ReportDescription): Scene[] {
  const { key, at, acts } = story
  return [
    { at, play: () => (story.draft ? keepDraft(population, story) : send(population, story)) },
    ...acts.map((act) => ({ at: act.at, play: () => act.act(population, population.report(key)) })),
  ]
}

async function send(population: OpenPopulation, story: ReportDescription): Promise<void> {
  const reporter = population.person(story.by)
  const programId = population.program(story.program)
  await signAgreement(reporter, programId, 'Firefox 145, Linux')
  const { id } = await submitReport(reporter, programId, submitReportInput.parse(typed(story)))
  population.keepReport(story.key, id)
  if (!story.picture) return
  const { fileId } = await storeFile(reporter, 'report', await screenPicture(story.key, story.picture))
  await attachFiles(reporter, id, [fileId])
}

async function keepDraft(population: OpenPopulation, story: ReportDescription): Promise<void> {
  const input = saveDraftInput.parse({ ...typed(story), revision: 0 })
  const { id } = await saveDraft(population.person(story.by), population.program(story.program), input)
  population.keepReport(story.key, id)
}

function typed(story: ReportDescription) {
  const [vrtId, cweId] = story.weakness
  return {
    key: newId(),
    title: story.title,
    target: story.target,
    foundAt: localMoment(after(now(), -2 * hour)),
    vrtId,
    cweId: `CWE-${cweId}`,
    cvssVector: story.cvss,
    pocMd: proofOf(story),
    impactMd: story.impact,
    recommendationMd: story.advice,
    personalData: story.masked && [`mask:${story.masked.join(':')}`],
  }
}

/** A moment as the form sends it: `YYYY-MM-DDTHH:mm` of Asia/Jakarta. */
function localMoment(moment: Date): string {
  return after(moment, 7 * hour)
    .toISOString()
    .slice(0, 16)
}

function proofOf({ steps, code, seen }: ReportDescription): string {
  const numbered = steps.map((step, at) => `${at + 1}. ${step}`).join('\n')
  const request = code && `\`\`\`${languageOf(code)}\n${code}\n\`\`\``
  return ['## Langkah', numbered, request, seen && `## Hasil\n\n${seen}`].filter(Boolean).join('\n\n')
}

function languageOf(code: string): string {
  if (/^(?:GET|POST|PUT|PATCH) /.test(code)) return 'http'
  if (/^(?:curl|adb|aws|dig|for|seq|strings) /.test(code)) return 'sh'
  if (code.startsWith('<')) return code.startsWith('<?xml') ? 'xml' : 'html'
  return code.startsWith('fetch') ? 'js' : ''
}
