import { catalogue } from './catalogue.ts'

/** Words on the pictures that are shown where a page is shared. */
export const sharingWords = catalogue({
  program: { id: 'Program keamanan', en: 'Security program' },
  profile: { id: 'Bughunter', en: 'Bughunter' },
  articles: {
    activity: { id: 'Kegiatan', en: 'Activity' },
    security_awareness: { id: 'Security Awareness', en: 'Security Awareness' },
    executive: { id: 'Cyber Security Executive', en: 'Cyber Security Executive' },
    write_up: { id: 'Write-up bughunter', en: 'Bughunter write-up' },
  },
  reward: ({ range }: { range: string }) => ({ id: `${range} per kerentanan`, en: `${range} per vulnerability` }),
  points: ({ points }: { points: string }) => ({ id: `${points} poin`, en: `${points} points` }),
  rank: ({ rank }: { rank: string }) => ({ id: `peringkat ${rank}`, en: `rank ${rank}` }),
  by: ({ name }: { name: string }) => ({ id: `oleh ${name}`, en: `by ${name}` }),
})
