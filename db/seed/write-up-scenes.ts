import { readdirSync, readFileSync } from 'node:fs'
import type { ArticleInput } from '#domain/publication/article-input.ts'
import { publishArticle } from '#domain/publication/publish-article.server.ts'
import { returnArticle, sendArticle } from '#domain/publication/review-article.server.ts'
import { createOwnArticle } from '#domain/publication/write-article.server.ts'
import { settings } from '#infra/settings.ts'
import type { OpenPopulation } from './population.ts'
import { type ArticleFile, readArticle } from './read-article.ts'
import type { Scene } from './scene.ts'

const folder = new URL('./write-ups/', import.meta.url)

/** The bughunters' own articles: six published, one that waits for review, one that came back, one draft. */
export function writeUpScenes(population: OpenPopulation): Scene[] {
  const files = readdirSync(folder).map((name) => {
    const [by = ''] = name.split('.')
    return { by, ...readArticle(readFileSync(new URL(name, folder), 'utf8'), settings().brandName) }
  })
  return [...files.flatMap((file) => publishedScenes(population, file)), ...openScenes(population)]
}

function publishedScenes(
  population: OpenPopulation,
  { by, day, ...article }: ArticleFile & { by: string },
): Scene[] {
  let id = ''
  const write = async () => {
    id = (await createOwnArticle(population.person(by), inputOf(article))).id
    await sendArticle(population.person(by), id)
  }
  return [
    { at: `${day + 1}d 20:15`, play: write },
    { at: `${day}d 10:05`, play: () => publishArticle(population.person('verifikator'), id, 1) },
  ]
}

/** The write-ups in the queue of the team and of their authors. */
function openScenes(population: OpenPopulation): Scene[] {
  let returned = ''
  const send = async (by: string, title: string) => {
    const { id } = await createOwnArticle(population.person(by), inputOf(short(title)))
    await sendArticle(population.person(by), id)
    return id
  }
  return [
    { at: '2d 21:10', play: () => send('elang', 'Membaca dokumentasi API seperti penyerang') },
    {
      at: '4d 19:30',
      play: async () => {
        returned = await send('komodo', 'Menghitung batas percobaan tanpa mengganggu')
      },
    },
    {
      at: '3d 11:00',
      play: () =>
        returnArticle(
          population.person('triase'),
          returned,
          'Paragraf kedua masih menyebut nama perusahaan yang celahnya belum diperbaiki. Tolong ganti dengan contoh umum.',
        ),
    },
    {
      at: '1d 22:40',
      play: () =>
        createOwnArticle(population.person('elang'), {
          ...inputOf(short('Catatan tentang token yang tidak pernah mati')),
          summary: '',
        }),
    },
  ]
}

function short(title: string): Omit<ArticleFile, 'day'> {
  const summary =
    'Naskah yang sedang dikerjakan: pengalaman singkat dan langkah yang dapat diulang siapa pun.'
  const body = `## Mengapa saya menulis ini

Saya ingin mencatat langkahnya selagi masih segar, supaya orang lain tidak perlu mengulang kesalahan yang sama.

## Langkahnya

1. Siapkan akun uji dan catat keadaan awalnya.
2. Ubah satu hal saja, lalu bandingkan jawabannya.
3. Berhenti begitu terbukti, dan tulis apa yang seharusnya terjadi.

## Yang masih kurang

Contoh permintaan yang sudah disamarkan, dan satu paragraf tentang cara memperbaikinya.`
  return { topics: ['api', 'reporting'], texts: { id: { title, summary, body }, en: null } }
}

function inputOf({ topics, texts: { id, en } }: Omit<ArticleFile, 'day'>): ArticleInput {
  return {
    ...{ title: id.title, summary: id.summary, body: id.body, topics },
    ...{ titleEn: en?.title ?? '', summaryEn: en?.summary ?? '', bodyEn: en?.body ?? '' },
  }
}
