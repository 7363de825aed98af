import { createContext, useContext } from 'react'

/** A sentence beside a field, made of the facts of its error and the `label` of the field. */
export type FieldSentences = Record<string, (facts: never) => string>

/** What the application gives its parts: their words in the language of the page, and how it spells paths and moments. */
export type Parts = {
  /** Turns a path into the one of the reader's language. */
  path: (path: string) => string
  momentText: (moment: Date) => string
  fieldErrors: FieldSentences
  /** By the code of a refusal, and closer ones by its `detail`. */
  refusals: {
    codes: Record<string, string>
    details: Record<string, string>
    /** Above a form, in place of its code, where `count` of its fields are marked. */
    marked: (facts: { count: number }) => string
    /** Beside a password of a form that was refused for something else: no page repeats what was typed there. */
    passwordAgain: string
  }
  /** Text that was typed and not sent: whose it is (null keeps none), lines that are kept besides texts of several lines. */
  keptText: { account: string | null; fields: RegExp; title: string; discard: string }
  /** Above what a person wrote into a form that is gone. `later`: where the form will be there again. */
  unsent: { title: string; text: string; later: string }
  /** Where another version was saved since the form was opened. */
  seenVersion: { title: string; text: (facts: { time: string }) => string; open: string; keep: string }
  lists: ListWords & {
    /** How many rows of a list a person may ask for, the usual one first. */
    tableSizes: readonly number[]
    /** How far rows are counted; a total above it means that there are more. */
    countedMost: number
  }
}

/** What a list counts, where readers know a closer word than rows. */
export type CountedThing = 'programs' | 'reports' | 'members' | 'incidents'

type ListWords = Record<'pages' | 'first' | 'prev' | 'next' | 'sizes', string> &
  Record<'total' | 'more', (facts: { total: number }) => string> & {
    nothing: { title: string; text: string; all: string }
    counts: Record<CountedThing, (facts: { total: number }) => string>
  }

const Context = createContext<Parts | null>(null)

/** Around all pages of the application. */
export const PartsProvider = Context

/** @throws Error outside of `PartsProvider` */
export function useParts(): Parts {
  const parts = useContext(Context)
  if (parts === null) throw new Error('parts of a page are drawn outside of PartsProvider')
  return parts
}
