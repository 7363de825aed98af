import { catalogue } from './catalogue.ts'

type Count = { count: number }
type Since = { since: string }

/** Words of the page about mails and scheduled jobs, for the platform team. */
export const jobWords = catalogue({
  id: {
    title: 'Email dan tugas terjadwal',
    subtitle: 'Yang menunggu terkirim, yang sedang dicoba lagi, dan yang berhenti dicoba.',
    calm: 'Semua berjalan: tidak ada yang terlambat atau berhenti karena gangguan.',
    look: 'Lihat email dan tugas',
    alarms: {
      late: ({ count, since }: Count & Since) =>
        `${count} email atau tugas menunggu terlalu lama, yang paling lama sejak ${since}.`,
      refused: ({ count, since }: Count & Since) =>
        `Server email menolak kiriman kita: ${count} email tertahan sejak ${since}. Periksa nama pengguna, kata sandi, dan alamat pengirimnya.`,
      parked: ({ count, since }: Count & Since) =>
        `${count} email atau tugas berhenti dicoba karena gangguan, bukan karena alamat ditolak, yang pertama pada ${since}.`,
    },
    alarmTitle: 'Email atau tugas terjadwal bermasalah',
    queuesTitle: 'Antrean',
    queuesCaption: 'Antrean email dan tugas terjadwal',
    queuesEmpty: {
      title: 'Tidak ada yang menunggu',
      text: 'Email dan tugas yang masuk antrean terlihat di sini sampai selesai.',
    },
    queues: {
      mails: 'Pemberitahuan',
      codes: 'Kode verifikasi',
      links: 'Tautan masuk dan undangan',
      inquiries: 'Pesan dari halaman kontak',
      downloads: 'Tautan unduh laporan',
      incidents: 'Tiket insiden',
      digests: 'Ringkasan harian',
    },
    duty: ({ name }: { name: string }) => `Tugas ${name}`,
    columns: {
      queue: 'Antrean',
      waiting: 'Menunggu',
      oldest: 'Yang paling lama',
      retrying: 'Dicoba lagi',
      reason: 'Sebab terakhir',
      next: 'Percobaan berikutnya',
    },
    parkedTitle: 'Berhenti dicoba',
    parkedText:
      'Email dicoba selama tiga hari dengan jeda yang makin panjang, lalu berhenti di sini. Alamat yang ditolak berhenti seketika.',
    parkedCaption: 'Email dan tugas yang berhenti dicoba',
    parkedEmpty: {
      title: 'Tidak ada yang berhenti',
      text: 'Email atau tugas yang tidak dicoba lagi akan muncul di sini.',
    },
    newest: ({ shown, count }: { shown: number; count: number }) =>
      `Menampilkan ${shown} terbaru dari ${count}.`,
    parkedColumns: {
      what: 'Yang berhenti',
      reader: 'Untuk',
      why: 'Sebab',
      since: 'Berhenti sejak',
      acts: 'Tindakan',
    },
    noReader: 'Bukan akun',
    event: ({ type, seq }: { type: string; seq: number }) => `${type} #${seq}`,
    kinds: {
      address: 'Alamat ditolak',
      later: 'Ditunda server penerima',
      away: 'Server email tidak terhubung',
      slow: 'Server email tidak menjawab',
      refused: 'Server email menolak kita',
      denied: 'Ditolak kebijakan penerima',
      message: 'Isi email ditolak',
      other: 'Kesalahan pada aplikasi',
      unknown: 'Sebab tidak tercatat',
    },
    tries: ({ count }: Count) => `${count} kali dicoba`,
    sendAgain: 'Kirim lagi',
    runAgain: 'Jalankan lagi',
    sendKind: ({ queue, count }: Count & { queue: string }) => `Kirim lagi semua: ${queue} (${count})`,
    runKind: ({ queue, count }: Count & { queue: string }) => `Jalankan lagi: ${queue} (${count})`,
    giveUp: 'Hentikan',
    giveUpTitle: 'Hentikan tanpa mengirim',
    why: 'Alasan',
    choose: 'Pilih alasan',
    reasons: {
      out_of_date: 'Sudah tidak berlaku',
      told_otherwise: 'Sudah disampaikan lewat cara lain',
      wrong_address: 'Alamatnya salah',
      not_needed: 'Tidak diperlukan lagi',
    },
  },
  en: {
    title: 'Mail and scheduled jobs',
    subtitle: 'What waits to go out, what is being tried again, and what is no longer tried.',
    calm: 'All is well: nothing is late, and nothing has stopped because of a fault.',
    look: 'Look at mail and jobs',
    alarms: {
      late: ({ count, since }) =>
        `${count === 1 ? 'One mail or job waits' : `${count} mails or jobs wait`} too long, the oldest since ${since}.`,
      refused: ({ count, since }) =>
        `The mail server refuses what we send: ${count === 1 ? 'one mail waits' : `${count} mails wait`} since ${since}. Check the user name, the password and the sender’s address.`,
      parked: ({ count, since }) =>
        `${count === 1 ? 'One mail or job is' : `${count} mails or jobs are`} no longer tried because of a fault, not of a refused address, the first since ${since}.`,
    },
    alarmTitle: 'Mail or scheduled jobs need attention',
    queuesTitle: 'Queues',
    queuesCaption: 'Queues of mails and scheduled jobs',
    queuesEmpty: {
      title: 'Nothing waits',
      text: 'Mails and jobs are shown here from when they come in until they are done.',
    },
    queues: {
      mails: 'Notifications',
      codes: 'Verification codes',
      links: 'Sign-in links and invitations',
      inquiries: 'Messages of the contact page',
      downloads: 'Report download links',
      incidents: 'Incident tickets',
      digests: 'Daily digests',
    },
    duty: ({ name }) => `Job ${name}`,
    columns: {
      queue: 'Queue',
      waiting: 'Waiting',
      oldest: 'Oldest',
      retrying: 'Tried again',
      reason: 'Last reason',
      next: 'Next try',
    },
    parkedTitle: 'No longer tried',
    parkedText:
      'A mail is tried for three days with growing pauses and then stops here. An address that is refused stops at once.',
    parkedCaption: 'Mails and jobs that are no longer tried',
    parkedEmpty: {
      title: 'Nothing has stopped',
      text: 'Mails and jobs that are no longer tried appear here.',
    },
    newest: ({ shown, count }) => `Showing the newest ${shown} of ${count}.`,
    parkedColumns: { what: 'What stopped', reader: 'For', why: 'Reason', since: 'Stopped', acts: 'Actions' },
    noReader: 'Not an account',
    event: ({ type, seq }) => `${type} #${seq}`,
    kinds: {
      address: 'Address refused',
      later: 'Put off by the recipient’s server',
      away: 'Mail server not reachable',
      slow: 'Mail server does not answer',
      refused: 'Mail server refuses us',
      denied: 'Refused by the recipient’s policy',
      message: 'Content of the mail refused',
      other: 'Error in the application',
      unknown: 'No reason recorded',
    },
    tries: ({ count }) => (count === 1 ? 'tried once' : `tried ${count} times`),
    sendAgain: 'Send again',
    runAgain: 'Run again',
    sendKind: ({ queue, count }) => `Send all again: ${queue} (${count})`,
    runKind: ({ queue, count }) => `Run again: ${queue} (${count})`,
    giveUp: 'Give up',
    giveUpTitle: 'Give up without sending',
    why: 'Reason',
    choose: 'Choose a reason',
    reasons: {
      out_of_date: 'No longer valid',
      told_otherwise: 'Told in another way',
      wrong_address: 'The address is wrong',
      not_needed: 'No longer needed',
    },
  },
})
