import { isMailKind } from '#domain/operations/job/job.ts'
import { jobWords } from '#i18n/jobs.ts'
import { useWords } from '#web/parts/locale.tsx'

/** The name of a queue: mails have one in words, scheduled jobs the name they have in the log. */
export function useQueueName(): (queue: string) => string {
  const { queues, duty } = useWords(jobWords)
  return (queue) => (isMailKind(queue) ? queues[queue] : duty({ name: queue }))
}
