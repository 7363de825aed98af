import type { Locale } from '#kernel/locale.ts'

/** The texts of the API document around the calls. */
export const words = {
  id: {
    title: 'API',
    about:
      'Setiap panggilan melakukan hal yang sama dengan halamannya, dengan aturan yang sama. Jawaban selalu `{"success": true, "data": …}` atau `{"success": false, "code", "message", "errors"}`. Uang adalah bilangan bulat rupiah; waktu ditulis menurut ISO 8601 dalam UTC. Kunci yang tidak dikenal ditolak dengan 422. Bahasa pesan mengikuti `Accept-Language` (id atau en).',
    allowed: 'Untuk peran:',
    limited: 'Batas:',
    anyone: 'Untuk siapa saja.',
    person: 'Untuk siapa saja yang sudah masuk.',
    succeeded: 'Berhasil',
    download: 'Isi berkas',
    sentOn:
      'Alamat berkas di host berkas: terbuka tanpa token selama 60 detik dan selama sesi peminta masih berlaku. Ikuti tanpa menyertakan token.',
    key: 'UUIDv7 yang menamai perbuatan ini. Kunci dan isi yang sama dijawab sama dan tidak diulang; kunci yang sama dengan isi lain ditolak dengan 409.',
    bearer: 'Token dari `POST /auth-api/api/login`, berlaku 172.800 detik.',
    cookie: 'Cookie sesi halaman kami sendiri; perbuatan dari situs lain ditolak.',
  },
  en: {
    title: 'API',
    about:
      'Each call does what its page does, by the same rules. Answers are `{"success": true, "data": …}` or `{"success": false, "code", "message", "errors"}`. Money is whole rupiah; moments are ISO 8601 in UTC. Unknown keys are refused with 422. Messages follow `Accept-Language` (id or en).',
    allowed: 'For the roles:',
    limited: 'Limit:',
    anyone: 'For anybody.',
    person: 'For everybody who is signed in.',
    succeeded: 'Done',
    download: 'The content of the file',
    sentOn:
      'The address of the file on the files host: it opens without a token for 60 seconds, while the session that asked is open. Follow it without sending the token.',
    key: 'A UUIDv7 that names this act. The same key with the same body is answered the same and not done again; the same key with another body is refused with 409.',
    bearer: 'The token of `POST /auth-api/api/login`, good for 172,800 seconds.',
    cookie: 'The session cookie of our own pages; acts from other sites are refused.',
  },
} as const satisfies Record<Locale, Record<string, string>>
