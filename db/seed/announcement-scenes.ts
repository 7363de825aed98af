import { after, day, hour, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import type { AnnouncementInput } from '#domain/announcement/announcement-input.ts'
import { publishAnnouncement } from '#domain/announcement/move-announcement.server.ts'
import { writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import type { Scene } from './scene.ts'
import type { Population } from './seed-types.ts'

type Told = Omit<AnnouncementInput, 'key' | 'from' | 'until'>

const maintenance: Told = {
  title: 'Pemeliharaan terjadwal Sabtu malam',
  text: 'Pada **Sabtu pukul 23.00–01.00 WIB** kami memperbarui basis data. Selama itu halaman dapat dibaca, tetapi laporan dan komentar baru belum dapat dikirim.\n\nDraf yang sedang ditulis tetap tersimpan.',
  titleEn: 'Scheduled maintenance on Saturday night',
  textEn:
    'On **Saturday from 23:00 to 01:00 WIB** we update the database. Pages can be read meanwhile, but new reports and comments cannot be sent.\n\nDrafts at work are kept.',
  audience: 'everybody',
  level: 'warning',
}

const manners: Told = {
  title: 'Cara menandai data pribadi dalam bukti',
  text: 'Samarkan nomor identitas, nomor telepon, dan alamat email sebelum mengunggah bukti. Formulir laporan sekarang mengingatkan bila ada yang terlewat.',
  titleEn: 'How to mask personal data in evidence',
  textEn:
    'Mask identity numbers, phone numbers and email addresses before you upload evidence. The form of a report now reminds you of what was missed.',
  audience: 'bughunters',
  level: 'news',
}

/** The announcement of three weeks ago, and the draft of another. */
export function announcementScenes(population: Population): Scene[] {
  return [
    {
      at: '21d 10:00',
      play: async () => {
        const id = await write(population, maintenance, { from: now(), until: after(now(), 2 * day) })
        await publishAnnouncement(population.person('triase'), id, 1)
      },
    },
    {
      at: '1d 16:00',
      play: () =>
        write(population, manners, { from: after(now(), 3 * day - 8 * hour), until: after(now(), 17 * day) }),
    },
  ]
}

async function write(
  population: Population,
  told: Told,
  times: { from: Date; until: Date },
): Promise<string> {
  const { id } = await writeAnnouncement(population.person('triase'), { key: newId(), ...told, ...times })
  return id
}
