import { catalogue } from './catalogue.ts'

type Count = { count: number }
type Since = { since: string }

/** Words of the page about mails and scheduled jobs, for the platform team. */
export const jobWords = catalogue({
  title: { id: 'Email dan tugas terjadwal', en: 'Mail and scheduled jobs' },
  subtitle: {
    id: 'Yang menunggu terkirim, yang sedang dicoba lagi, dan yang berhenti dicoba.',
    en: 'What waits to go out, what is being tried again, and what is no longer tried.',
  },
  calm: {
    id: 'Semua berjalan: tidak ada yang terlambat atau berhenti karena gangguan.',
    en: 'All is well: nothing is late, and nothing has stopped because of a fault.',
  },
  look: { id: 'Lihat email dan tugas', en: 'Look at mail and jobs' },
  alarms: {
    late: ({ count, since }: Count & Since) => ({
      id: `${count} email atau tugas menunggu terlalu lama, yang paling lama sejak ${since}.`,
      en: `${count === 1 ? 'One mail or job waits' : `${count} mails or jobs wait`} too long, the oldest since ${since}.`,
    }),
    refused: ({ count, since }: Count & Since) => ({
      id: `Server email menolak kiriman kita: ${count} email tertahan sejak ${since}. Periksa nama pengguna, kata sandi, dan alamat pengirimnya.`,
      en: `The mail server refuses what we send: ${count === 1 ? 'one mail waits' : `${count} mails wait`} since ${since}. Check the user name, the password and the sender’s address.`,
    }),
    parked: ({ count, since }: Count & Since) => ({
      id: `${count} email atau tugas berhenti dicoba karena gangguan, bukan karena alamat ditolak, yang pertama pada ${since}.`,
      en: `${count === 1 ? 'One mail or job is' : `${count} mails or jobs are`} no longer tried because of a fault, not of a refused address, the first since ${since}.`,
    }),
  },
  alarmTitle: { id: 'Email atau tugas terjadwal bermasalah', en: 'Mail or scheduled jobs need attention' },
  queuesTitle: { id: 'Antrean', en: 'Queues' },
  queuesCaption: { id: 'Antrean email dan tugas terjadwal', en: 'Queues of mails and scheduled jobs' },
  queuesEmpty: {
    title: { id: 'Tidak ada yang menunggu', en: 'Nothing waits' },
    text: {
      id: 'Email dan tugas yang masuk antrean terlihat di sini sampai selesai.',
      en: 'Mails and jobs are shown here from when they come in until they are done.',
    },
  },
  queues: {
    mails: { id: 'Pemberitahuan', en: 'Notifications' },
    codes: { id: 'Kode verifikasi', en: 'Verification codes' },
    links: { id: 'Tautan masuk dan undangan', en: 'Sign-in links and invitations' },
    inquiries: { id: 'Pesan dari halaman kontak', en: 'Messages of the contact page' },
    downloads: { id: 'Tautan unduh laporan', en: 'Report download links' },
    incidents: { id: 'Tiket insiden', en: 'Incident tickets' },
    digests: { id: 'Ringkasan harian', en: 'Daily digests' },
  },
  duty: ({ name }: { name: string }) => ({ id: `Tugas ${name}`, en: `Job ${name}` }),
  columns: {
    queue: { id: 'Antrean', en: 'Queue' },
    waiting: { id: 'Menunggu', en: 'Waiting' },
    oldest: { id: 'Yang paling lama', en: 'Oldest' },
    retrying: { id: 'Dicoba lagi', en: 'Tried again' },
    reason: { id: 'Sebab terakhir', en: 'Last reason' },
    next: { id: 'Percobaan berikutnya', en: 'Next try' },
  },
  parkedTitle: { id: 'Berhenti dicoba', en: 'No longer tried' },
  parkedText: {
    id: 'Email dicoba selama tiga hari dengan jeda yang makin panjang, lalu berhenti di sini. Alamat yang ditolak berhenti seketika.',
    en: 'A mail is tried for three days with growing pauses and then stops here. An address that is refused stops at once.',
  },
  parkedCaption: { id: 'Email dan tugas yang berhenti dicoba', en: 'Mails and jobs that are no longer tried' },
  parkedEmpty: {
    title: { id: 'Tidak ada yang berhenti', en: 'Nothing has stopped' },
    text: {
      id: 'Email atau tugas yang tidak dicoba lagi akan muncul di sini.',
      en: 'Mails and jobs that are no longer tried appear here.',
    },
  },
  newest: ({ shown, count }: { shown: number; count: number }) => ({
    id: `Menampilkan ${shown} terbaru dari ${count}.`,
    en: `Showing the newest ${shown} of ${count}.`,
  }),
  parkedColumns: {
    what: { id: 'Yang berhenti', en: 'What stopped' },
    reader: { id: 'Untuk', en: 'For' },
    why: { id: 'Sebab', en: 'Reason' },
    since: { id: 'Berhenti sejak', en: 'Stopped' },
    acts: { id: 'Tindakan', en: 'Actions' },
  },
  noReader: { id: 'Bukan akun', en: 'Not an account' },
  event: ({ type, seq }: { type: string; seq: number }) => ({ id: `${type} #${seq}`, en: `${type} #${seq}` }),
  kinds: {
    address: { id: 'Alamat ditolak', en: 'Address refused' },
    later: { id: 'Ditunda server penerima', en: 'Put off by the recipient’s server' },
    away: { id: 'Server email tidak terhubung', en: 'Mail server not reachable' },
    slow: { id: 'Server email tidak menjawab', en: 'Mail server does not answer' },
    refused: { id: 'Server email menolak kita', en: 'Mail server refuses us' },
    denied: { id: 'Ditolak kebijakan penerima', en: 'Refused by the recipient’s policy' },
    message: { id: 'Isi email ditolak', en: 'Content of the mail refused' },
    other: { id: 'Kesalahan pada aplikasi', en: 'Error in the application' },
    unknown: { id: 'Sebab tidak tercatat', en: 'No reason recorded' },
  },
  tries: ({ count }: Count) => ({ id: `${count} kali dicoba`, en: count === 1 ? 'tried once' : `tried ${count} times` }),
  sendAgain: { id: 'Kirim lagi', en: 'Send again' },
  runAgain: { id: 'Jalankan lagi', en: 'Run again' },
  sendKind: ({ queue, count }: Count & { queue: string }) => ({
    id: `Kirim lagi semua: ${queue} (${count})`,
    en: `Send all again: ${queue} (${count})`,
  }),
  runKind: ({ queue, count }: Count & { queue: string }) => ({
    id: `Jalankan lagi: ${queue} (${count})`,
    en: `Run again: ${queue} (${count})`,
  }),
  giveUp: { id: 'Hentikan', en: 'Give up' },
  giveUpTitle: { id: 'Hentikan tanpa mengirim', en: 'Give up without sending' },
  why: { id: 'Alasan', en: 'Reason' },
  choose: { id: 'Pilih alasan', en: 'Choose a reason' },
  reasons: {
    out_of_date: { id: 'Sudah tidak berlaku', en: 'No longer valid' },
    told_otherwise: { id: 'Sudah disampaikan lewat cara lain', en: 'Told in another way' },
    wrong_address: { id: 'Alamatnya salah', en: 'The address is wrong' },
    not_needed: { id: 'Tidak diperlukan lagi', en: 'No longer needed' },
  },
})
