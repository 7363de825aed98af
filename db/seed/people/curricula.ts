import type { entryInput } from '#domain/account/curriculum-vitae/curriculum-vitae-input.ts'
import type { z } from '#kernel/zod.ts'

type EntryStory = Omit<z.input<typeof entryInput>, 'id'>

/** What some of the demo's bughunters tell of their work; every organisation in it is invented. */
export const curricula: Readonly<Record<string, readonly EntryStory[]>> = {
  elang: [
    {
      kind: 'work',
      title: 'Penguji penetrasi',
      organisation: 'Benteng Merapi',
      place: 'Yogyakarta',
      startedOn: '2023-02',
      current: 'on',
      link: 'https://bentengmerapi.test',
      about: 'Menguji aplikasi perbankan dan pembayaran, dari ruang lingkup sampai uji ulang.',
    },
    {
      kind: 'work',
      title: 'Pengembang backend',
      organisation: 'Tugu Data',
      place: 'Yogyakarta',
      startedOn: '2020-08',
      endedOn: '2023-01',
      about: 'Membangun API pesanan dan menulis tes keamanannya.',
    },
    {
      kind: 'certification',
      title: 'Penguji Keamanan Aplikasi Web',
      organisation: 'Lembaga Sertifikasi Siber Nusantara',
      startedOn: '2024-05',
      endedOn: '2027-05',
      link: 'https://sertifikat.test/lssn/2024-0518',
    },
    {
      kind: 'training',
      title: 'Kriptografi terapan',
      organisation: 'Sekolah Siber Jogja',
      place: 'Yogyakarta',
      startedOn: '2022-09',
      endedOn: '2022-11',
    },
    {
      kind: 'education',
      title: 'S1 Ilmu Komputer',
      organisation: 'Universitas Mataram Raya',
      place: 'Yogyakarta',
      startedOn: '2016-08',
      endedOn: '2020-07',
    },
  ],
  komodo: [
    {
      kind: 'work',
      title: 'Insinyur keandalan',
      organisation: 'Flores Cloud',
      place: 'Kupang',
      startedOn: '2021-04',
      current: 'on',
    },
    {
      kind: 'education',
      title: 'S1 Teknik Elektro',
      organisation: 'Universitas Timor Bahari',
      place: 'Kupang',
      startedOn: '2014-08',
      endedOn: '2019-02',
    },
  ],
}
