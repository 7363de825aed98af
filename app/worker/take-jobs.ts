import type { Job, JobResult, PgBoss } from 'pg-boss'

/** As many at once as make a full fetch likely only where jobs really wait. */
const most = 5

/**
 * Does the jobs of a queue as they come. A queue that is full is emptied without pauses; an empty one is looked into every
 * `pollSeconds`. Every job stands for itself: one that fails is tried again, its neighbours are done.
 */
export async function takeJobs<Data extends object>(
  boss: PgBoss,
  queue: string,
  pollSeconds: number,
  act: (data: Data) => Promise<unknown>,
): Promise<void> {
  await boss.work<Data>(
    queue,
    {
      // A new job is told of at once; looking is for those that are tried again.
      ...{ pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds },
      ...{ batchSize: most, burstWhenBatchFull: true, perJobResults: true },
    },
    (jobs) => Promise.all(jobs.map((job) => resultOf(job, act))),
  )
}

async function resultOf<Data>(job: Job<Data>, act: (data: Data) => Promise<unknown>): Promise<JobResult> {
  try {
    return { id: job.id, status: 'completed', output: { value: await act(job.data) } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { id: job.id, status: 'failed', output: { message } }
  }
}
