import { createContext } from 'react'
import type { Area } from '../area-of.ts'

/** The report the texts of a page are written on, for what is offered while one writes; null elsewhere. */
export type WritingOn = { reportId: string; area: Area; answers: boolean }
export const WritingOn = createContext<WritingOn | null>(null)
