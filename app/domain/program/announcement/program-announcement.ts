/** Shortest and longest an announcement of a program may be, in characters. */
export const announcementBounds = {
  title: { least: 5, most: 120 },
  text: { least: 20, most: 10_000 },
} as const

/** How many a program may send within a day: each one is mailed to everybody who joined. */
export const announcementsADay = 5

/** An announcement as everybody reads it who may. */
export type AnnouncementView = {
  id: string
  title: string
  /** Sanitized HTML. */
  html: string
  at: Date
  editedAt: Date | null
  /** Written while the program was private: it stays with those who were in it. */
  inner: boolean
}

/** The same for the people who write it. */
export type ManagedAnnouncement = AnnouncementView & {
  text: string
  version: number
  by: string
  withdrawnAt: Date | null
  /** Earlier texts, newest first. */
  earlier: { version: number; title: string; html: string; by: string; at: Date }[]
}
