import type { Locale } from '#kernel/locale.ts'
import { formatRupiah } from '#kernel/money.ts'
import type { ChallengePlan } from '../challenge.ts'
import type { ProgramPolicy } from '../program.ts'

// Part of what people sign, like the words of the agreement itself.
const sentences = {
  id: {
    title: 'Jadwal dan hadiah challenge',
    times: (at: Record<'opens' | 'closes' | 'starts' | 'ends', string>) =>
      `Menyimpang dari bagian 2, izin menguji hanya berlaku bagi peserta terdaftar, sejak ${at.starts} sampai sebelum ${at.ends}. Pendaftaran dibuka ${at.opens} dan ditutup ${at.closes}; peserta dapat mundur sampai challenge dimulai.`,
    limit: (most: number) => `Peserta paling banyak ${most} orang.`,
    score:
      'Peringkat mengikuti jumlah poin laporan valid dari challenge ini; bila sama, laporan valid terakhir yang lebih dulu menang. Papan umum berhenti satu jam sebelum selesai sampai hasil disahkan dua orang.',
    ranked: 'Hadiah menurut peringkat:',
    place: (place: number, prize: string) => `- Peringkat ${place}: ${prize}`,
    shared: (pool: string) =>
      `Hadiah bersama ${pool} dibagi menurut bobot tingkat risiko (Low 5, Medium 10, High 20, Critical 40) atas laporan valid yang unik, dibulatkan ke bawah.`,
    none: 'Challenge ini tidak memberi hadiah tambahan.',
  },
  en: {
    title: 'Schedule and prizes of the challenge',
    times: (at) =>
      `Departing from section 2, the permission to test holds for registered participants only, from ${at.starts} until before ${at.ends}. Registration opens ${at.opens} and closes ${at.closes}; participants may withdraw until the challenge starts.`,
    limit: (most) => `At most ${most} participants.`,
    score:
      'The ranking follows the points of valid reports of this challenge; where they are equal, the earlier last valid report wins. The public board stands still from one hour before the end until two people have confirmed the results.',
    ranked: 'Prizes by rank:',
    place: (place, prize) => `- Rank ${place}: ${prize}`,
    shared: (pool) =>
      `A pool of ${pool} is shared by the weight of the risk level (Low 5, Medium 10, High 20, Critical 40) over unique valid reports, rounded down.`,
    none: 'This challenge gives no further prizes.',
  },
} satisfies Record<Locale, Words>

type Words = {
  title: string
  times: (at: Record<'opens' | 'closes' | 'starts' | 'ends', string>) => string
  limit: (most: number) => string
  score: string
  ranked: string
  place: (place: number, prize: string) => string
  shared: (pool: string) => string
  none: string
}

/** The section of the agreement that only challenges have; empty for every other policy. */
export function challengeSection({ challenge }: ProgramPolicy, locale: Locale): [string, string][] {
  if (!challenge) return []
  const say: Words = sentences[locale]
  const at = {
    opens: momentText(challenge.registrationOpensAt, locale),
    closes: momentText(challenge.registrationClosesAt, locale),
    starts: momentText(challenge.startsAt, locale),
    ends: momentText(challenge.endsAt, locale),
  }
  const limit = challenge.participantLimit === null ? [] : [say.limit(challenge.participantLimit)]
  return [[say.title, [say.times(at), ...limit, say.score, ...prizeLines(challenge, say)].join('\n')]]
}

function prizeLines({ prizeRule, prizes, pool }: ChallengePlan, say: Words): string[] {
  if (prizeRule === 'shared') return [say.shared(formatRupiah(BigInt(pool)))]
  if (prizeRule === 'none') return [say.none]
  const lines = prizes.map(({ amount, item }, at) => {
    const money = amount === '0' ? '' : formatRupiah(BigInt(amount))
    return say.place(at + 1, [money, item].filter(Boolean).join(' + '))
  })
  return [say.ranked, ...lines]
}

/** `19 Februari 2027 pukul 09.00 WIB`. */
function momentText(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  })
  return `${format.format(new Date(iso))} WIB`
}
