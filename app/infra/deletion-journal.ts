import { addLines, readJournal } from '@cakrawala/backup/line-journal'
import { StartProblem } from '@cakrawala/errors/start-problem'
import { z } from '#kernel/zod.ts'
import { settings } from './settings.ts'

const what = 'the deletion journal'
const lineOf = z.strictObject({
  account: z.uuid(),
  at: z.iso.datetime(),
  /** The deletion written down before did not happen. */
  undone: z.literal(true).optional(),
})

/**
 * Writes down on the disk, apart from the database, that accounts are erased: when this returns, no restored backup brings
 * them back (PDP-03). Lines are only ever added, each in one write.
 */
export async function noteDeletions(accountIds: readonly string[], at: Date, undone = false): Promise<void> {
  const more = undone ? { undone: true } : {}
  const lines = accountIds.map((account) => JSON.stringify({ account, at: at.toISOString(), ...more }))
  await addLines(settings().deletionJournal, what, lines)
}

/**
 * The accounts the journal holds, and since when. A line that a stop of the machine cut off never became a deletion.
 * @throws StartProblem where the file cannot be used or a whole line of it cannot be read
 */
export async function notedDeletions(): Promise<Map<string, Date>> {
  const noted = new Map<string, Date>()
  const text = await readJournal(settings().deletionJournal, what)
  for (const [i, line] of text.split('\n').entries()) {
    if (!line.endsWith('}')) continue
    const { account, at, undone } = read(line, i + 1)
    if (undone) noted.delete(account)
    else noted.set(account, new Date(at))
  }
  return noted
}

function read(line: string, number: number): z.output<typeof lineOf> {
  try {
    return lineOf.parse(JSON.parse(line))
  } catch (error) {
    const where = `Line ${number} of ${what} ${settings().deletionJournal} cannot be read`
    throw new StartProblem(`${where}: bring the file back from its copy.`, { cause: error })
  }
}
