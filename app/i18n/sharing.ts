import { catalogue } from './catalogue.ts'

/** Words on the pictures that are shown where a page is shared. */
export const sharingWords = catalogue({
  id: {
    program: 'Program keamanan',
    profile: 'Bughunter',
    articles: {
      activity: 'Kegiatan',
      security_awareness: 'Security Awareness',
      executive: 'Cyber Security Executive',
      write_up: 'Write-up bughunter',
    },
    reward: ({ range }: { range: string }) => `${range} per kerentanan`,
    points: ({ points }: { points: string }) => `${points} poin`,
    rank: ({ rank }: { rank: string }) => `peringkat ${rank}`,
    by: ({ name }: { name: string }) => `oleh ${name}`,
  },
  en: {
    program: 'Security program',
    profile: 'Bughunter',
    articles: {
      activity: 'Activity',
      security_awareness: 'Security Awareness',
      executive: 'Cyber Security Executive',
      write_up: 'Bughunter write-up',
    },
    reward: ({ range }: { range: string }) => `${range} per vulnerability`,
    points: ({ points }: { points: string }) => `${points} points`,
    rank: ({ rank }: { rank: string }) => `rank ${rank}`,
    by: ({ name }: { name: string }) => `by ${name}`,
  },
})
