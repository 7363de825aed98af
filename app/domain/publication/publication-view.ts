import { nextActors } from '#domain/report/report-state.ts'
import { count, flag, moment, text } from '#kernel/view-fields.ts'
import { z } from '#kernel/zod.ts'
import { publicationMoves, publicationStates, wordingSides } from './publication.ts'
import { publishingObstacles } from './sending-policy.ts'

const disclosureText = { title: text, summary: text, body: text }
const side = z.enum(wordingSides)

/** The words a request would begin with, and how many places of the report are left out of them. */
export const proposedWordingView = z
  .object({ ...disclosureText, hidden: count })
  .meta({ id: 'ProposedWording' })

/** The publication of a report as the people on the report see it. */
export const publicationView = z
  .object({
    ...{ reportId: text, state: z.enum(publicationStates) },
    /** Whether the report is closed as resolved and the flaw fixed. */
    possible: flag,
    askedBy: side.nullable(),
    /** Whom it waits on. */
    next: z.enum(nextActors),
    /** The present wording and its number; null before it was requested. One without `body` is limited. */
    ...{ wording: count.nullable(), telling: z.object(disclosureText).nullable() },
    /** Those before it, newest first, each with the side that wrote it. */
    earlier: z.array(z.object({ ...disclosureText, number: count, by: side, at: moment })),
    ...{ refuseReason: text.nullable(), requestedAt: moment.nullable(), agreedAt: moment.nullable() },
    publishedAt: moment.nullable(),
    /** `/write-ups/{username}/{slug}` while published and to be read there. */
    path: text.nullable(),
    /** Published, but out of sight while its reporter hides. */
    hidden: flag,
    /** What this viewer may do now. */
    moves: z.array(z.enum(publicationMoves)),
    /** The obstacle between the reader and publishing; null where there is none, or publishing is not theirs now. */
    publishObstacle: z.enum(publishingObstacles).nullable(),
  })
  .meta({ id: 'ReportPublication' })
export type PublicationView = z.infer<typeof publicationView>
