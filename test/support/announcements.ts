import { after, day, now } from '@cakrawala/calendar/clock'
import { newId } from '@cakrawala/ids/ids'
import { publishAnnouncement } from '#domain/announcement/move-announcement.server.ts'
import { writeAnnouncement } from '#domain/announcement/write-announcement.server.ts'
import { announceInProgram } from '#domain/program/announcement/announce-in-program.server.ts'
import type { Person } from '#kernel/actor.ts'

type Words = Record<'platformDraft' | 'privateProgram' | 'markup', string>
type Places = Record<'open' | 'inner', { id: string }>

/** Announcements of the platform (a draft, a live one for the team alone) and of two programs, the private one with its secret. */
export async function buildAnnouncements(team: Person, owner: Person, programs: Places, words: Words) {
  const draft = await written(team, words)
  const live = await written(team, words)
  await publishAnnouncement(team, live, 1)
  const text = `${words.privateProgram} ${words.markup} memperluas ruang lingkupnya.`
  const open = 'Ruang lingkup program ini bertambah mulai hari ini.'
  return {
    announcements: { draft: { id: draft }, live: { id: live } },
    announced: {
      open: { id: programs.open.id, announcementId: await announce(owner, programs.open.id, open) },
      inner: { id: programs.inner.id, announcementId: await announce(owner, programs.inner.id, text) },
    },
  }
}

async function written(team: Person, { platformDraft, markup }: Words): Promise<string> {
  const text = `${platformDraft} ${markup} dibaca tim saja.`
  const times = { from: now(), until: after(now(), day) }
  const words = { title: 'Rapat tim', text, titleEn: 'Team meeting', textEn: text }
  const { id } = await writeAnnouncement(team, {
    key: newId(),
    audience: 'team',
    level: 'notice',
    ...words,
    ...times,
  })
  return id
}

async function announce(owner: Person, programId: string, text: string): Promise<string> {
  const { id } = await announceInProgram(owner, programId, {
    key: newId(),
    title: 'Ruang lingkup bertambah',
    text,
  })
  return id
}
