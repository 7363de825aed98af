import { ActButton } from '@cakrawala/page-parts/act-button'
import { Notice } from '@cakrawala/ui/notice'
import { PageHeader } from '@cakrawala/ui/page-header'
import { Panel } from '@cakrawala/ui/panel'
import { useLoaderData } from 'react-router'
import { giveUpJob, sendJobAgain, sendKindAgain } from '#domain/operations/job/act-on-job.server.ts'
import { isMailKind } from '#domain/operations/job/job.ts'
import { giveUpJobInput, sendAgainInput, sendKindAgainInput } from '#domain/operations/job/job-input.ts'
import { jobsSeenBy } from '#domain/operations/job/job-queries.server.ts'
import { jobWords } from '#i18n/jobs.ts'
import { refuse } from '#kernel/refusal.ts'
import { act, load } from '#web/http/open.ts'
import { parseForm } from '#web/http/parse.ts'
import { useWords } from '#web/parts/locale.tsx'
import { pageTitle } from '#web/parts/title.ts'
import { JobAlarms } from './job-alarms.tsx'
import { useQueueName } from './job-words.ts'
import { ParkedTable } from './parked-table.tsx'
import { QueueFigures } from './queue-figures.tsx'

export const meta = pageTitle(jobWords, (words) => words.title)
export const loader = load(({ actor }) => jobsSeenBy(actor))

export const action = act(async ({ actor, go }, form) => {
  const [intent] = String(form.get('intent')).split(' ')
  switch (intent) {
    case 'send':
      await sendJobAgain(actor, parseForm(sendAgainInput, form))
      return go('/hello/jobs?done=job_sent_again')
    case 'send-kind':
      await sendKindAgain(actor, parseForm(sendKindAgainInput, form))
      return go('/hello/jobs?done=job_sent_again')
    case 'give-up':
      await giveUpJob(actor, parseForm(giveUpJobInput, form))
      return go('/hello/jobs?done=job_given_up')
    default:
      return refuse('invalid_input')
  }
})

/** Mails and scheduled jobs: what waits, what is tried again, what is no longer tried. */
export default function Jobs() {
  const { alarms, queues, parked, parkedOf } = useLoaderData<typeof loader>()
  const words = useWords(jobWords)
  const name = useQueueName()
  const sendAll = (queue: string) => (isMailKind(queue) ? words.sendKind : words.runKind)
  const count = parkedOf.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="grid gap-6">
      <PageHeader title={words.title} subtitle={words.subtitle} />
      {alarms.length > 0 ? <JobAlarms alarms={alarms} /> : <Notice tone="success">{words.calm}</Notice>}
      <Panel title={words.queuesTitle} flush>
        <QueueFigures queues={queues} />
      </Panel>
      <Panel title={words.parkedTitle} subtitle={words.parkedText} flush>
        {parkedOf.length > 0 && (
          <div className="flex flex-wrap gap-2 p-4">
            {parkedOf.map(({ queue, count: all }) => (
              <ActButton key={queue} intent="send-kind" fields={{ queue }} size="sm">
                {sendAll(queue)({ queue: name(queue), count: all })}
              </ActButton>
            ))}
          </div>
        )}
        <ParkedTable parked={parked} />
        {count > parked.length && (
          <p className="px-4 py-3 text-sm text-ink-soft">{words.newest({ shown: parked.length, count })}</p>
        )}
      </Panel>
    </div>
  )
}
