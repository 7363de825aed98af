import type { Leaving } from '#domain/reward/leaving.ts'
import { refuseUnless } from '#kernel/refusal.ts'
import { typedIn } from '#web/parts/typed-in.ts'
import type { SumAsked } from './sum-asked.ts'

type Input = { total?: bigint | undefined }

/** The input of a form that shows a sum which nobody types. One that names none is older than the page. @throws Refusal conflict */
export function confirmed<Shown extends Input>(input: Shown): Shown {
  refuseUnless(input.total !== undefined, 'conflict', 'sum_changed')
  return input
}

/** What a form with a typed sum is answered with until its whole sum was confirmed; null once it was, or where no money leaves. */
export async function askSum(form: FormData, foreseen: () => Promise<Leaving>): Promise<SumAsked | null> {
  if (form.has('total')) return null
  const leaving = await foreseen()
  return leaving.total > 0n ? { again: true, typed: typedIn(form), leaving } : null
}
