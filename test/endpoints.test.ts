import { describe, expect, it } from 'vitest'
import { importedUnder, useCasesOfTheDomain } from './support/use-cases.ts'

/** Use cases of pages without a call of the API, and why. The list may only get shorter. */
const withoutEndpoint: Record<string, string> = {
  // Steps of one browser.
  answerSecurityQuestion: 'answers with the ticket cookie of a sign-in under way',
  shownSetup: 'shows a QR code again after a wrong first code; the call has its key in hand',
  savedFormSeenBy: 'fills a refused form again',
  savedDraftSeenBy: 'fills a refused form again',
  judgingObstacleSeenBy: 'what a page shows in place of a form; the call itself refuses',
  ratingJudgeObstacleSeenBy: 'what a page shows in place of a form; the call itself refuses',
  isOwnNameInContract: 'shown by `ownContract`, which the call answers, and refused by the call that edits',
  ownContractObstacle: 'a part of `ownContract`, which the call answers',
  foreseeReward: 'the step in which a page asks for confirmation; a call names its sum at once',
  foreseeRefund: 'the step in which a page asks for confirmation; a call names its sum at once',
  minimumPartsSeenBy: 'taken from the reward tables of the programs, which their own calls answer',
  isOwn: 'a condition in SQL',
  exportList: 'makes a file of a list; the API reads the list itself',
  // What the API does itself, by `meetRefusal`.
  noteRefusal: 'traces what a door has refused',
  refuseGuesser: 'keeps guessers out at both doors',
  countMiss: 'counts what both doors did not find',
  knownUpTo: 'where the live stream of a page begins',
  // Without the marks of what is unread.
  listReports: 'listReportsWithNews',
  // Lists by pages with a count; the API reads the same rows by keys.
  programsSeenBy: 'programsFrom',
  // The queue itself counts every queue.
  workWaitingAt: 'workQueueSeenBy',
}

/** What the API reads by a way of its own, beside what the pages use. */
const apiAlone: readonly string[] = [
  ...['articlesWaiting', 'identityCodeOf', 'latePromisesSeenBy'],
  // Scripts of pages send large evidence by the API itself.
  ...['beginUpload', 'uploadProgress', 'writeUpload', 'discardUpload', 'finishUpload'],
]

const verbs = useCasesOfTheDomain()
const api = importedUnder('app/web/api')
const pages = importedUnder('app/web', (file) => file.startsWith('app/web/api/'))
const platform = new Set([...importedUnder('app/domain'), ...importedUnder('app/worker')])

/** What only other use cases and the clock use is no use case of anyone's. */
const isUsedByPeople = (name: string) => pages.has(name) || !(platform.has(name) || name.startsWith('unsafe'))

describe('the endpoints of the API', () => {
  it('knows the use cases of the domain', () => {
    expect(verbs.length).toBeGreaterThan(250)
    expect(verbs.map(({ name }) => name)).toEqual(expect.arrayContaining(['submitReport', 'giveReward']))
  })

  it('exist for every use case of the pages, but for the excluded ones', () => {
    const closed = verbs.filter(({ name }) => isUsedByPeople(name) && !api.has(name))
    const unnamed = closed.filter(({ name }) => !Object.hasOwn(withoutEndpoint, name))
    expect(unnamed.map(({ name, file }) => `${name} (${file})`)).toEqual([])
  })

  it('are excluded only while they are missing', () => {
    const stale = Object.keys(withoutEndpoint).filter(
      (name) => api.has(name) || !verbs.some((verb) => verb.name === name && isUsedByPeople(name)),
    )
    expect(stale).toEqual([])
  })

  // A use case may stand behind another one that asks for more: prizes are held before a challenge is accepted.
  it('lead to no use case that no page leads to', () => {
    const names = new Set(verbs.map(({ name }) => name))
    const byDetour = [...api].filter(
      (name) => names.has(name) && !pages.has(name) && !apiAlone.includes(name),
    )
    expect(byDetour).toEqual([])
  })
})
