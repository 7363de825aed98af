/** Shortest and longest an announcement of a program may be, in characters. */
export const announcementBounds = {
  title: { least: 5, most: 120 },
  text: { least: 20, most: 10_000 },
} as const

/** How many a program may send within a day: each one is mailed to everyone who joined. */
export const announcementsADay = 5
