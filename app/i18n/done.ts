import { catalogue } from './catalogue.ts'
import { accountDone } from './done-account.ts'
import { companyDone } from './done-company.ts'
import { moneyDone } from './done-money.ts'
import { programDone } from './done-program.ts'
import { reportDone } from './done-report.ts'

/** The message of a page after an act succeeded; the key travels as `?done=` of the redirect. */
export const doneWords = catalogue({
  ...accountDone,
  ...companyDone,
  ...programDone,
  ...reportDone,
  ...moneyDone,
  notices_chosen: { id: 'Pilihan pemberitahuan tersimpan', en: 'Your choices are saved' },
  entry_added: { id: 'Baris ditambahkan', en: 'Line added' },
  entry_saved: { id: 'Baris tersimpan', en: 'Line saved' },
  entry_deleted: { id: 'Baris dihapus', en: 'Line deleted' },
  incident_taken: { id: 'Tiket menjadi tanggung jawab Anda', en: 'The ticket is yours now' },
  incident_assigned: { id: 'Tiket diserahkan', en: 'Ticket handed over' },
  incident_cleared: { id: 'Tiket masuk antrean', en: 'The ticket joined the queue' },
  incident_moved: { id: 'Status tiket diperbarui', en: 'State of the ticket updated' },
  incident_assessed: { id: 'Penilaian tersimpan', en: 'Assessment saved' },
  incident_noted: { id: 'Catatan terkirim', en: 'Note sent' },
  responder_appointed: { id: 'Penanggap ditunjuk', en: 'Responder named' },
  responder_dismissed: {
    id: 'Penanggap diberhentikan, tiketnya kembali ke antrean',
    en: 'Responder dismissed, open tickets are back in the queue',
  },
  application_sent: { id: 'Lamaran terkirim', en: 'Application sent' },
  article_saved: { id: 'Naskah tersimpan', en: 'Text saved' },
  article_sent: { id: 'Artikel dikirim untuk ditinjau', en: 'Article sent for review' },
  article_taken_back: { id: 'Artikel ditarik dari antrean', en: 'Article taken out of the queue' },
  article_published: { id: 'Artikel terbit', en: 'Article published' },
  article_scheduled: { id: 'Jadwal terbit tersimpan', en: 'Schedule saved' },
  article_unscheduled: { id: 'Jadwal terbit dibatalkan', en: 'Schedule cancelled' },
  article_returned: { id: 'Artikel dikembalikan ke penulisnya', en: 'Article returned to its author' },
  article_unpublished: { id: 'Artikel ditarik dari halaman publik', en: 'Article taken off its public page' },
  article_removed: { id: 'Draf dihapus', en: 'Draft deleted' },
  executive_downloaded: { id: 'Cyber Security Executive berhasil diunduh', en: 'Cyber Security Executive downloaded' },
  inquiry_sent: { id: 'Pesan terkirim', en: 'Message has been sent' },
  inquiry_taken: { id: 'Pesan ini menjadi tanggung jawab Anda', en: 'The inquiry is yours now' },
  inquiry_answered: { id: 'Catatan jawaban tersimpan', en: 'The note of the answer was saved' },
  inquiry_closed: { id: 'Pesan ditutup', en: 'Inquiry closed' },
  job_sent_again: { id: 'Masuk antrean lagi', en: 'Queued again' },
  job_given_up: { id: 'Dihentikan tanpa dikirim', en: 'Given up without sending' },
  saved: { id: 'Tersimpan', en: 'Saved' },
  work_taken: { id: 'Anda memegangnya sekarang', en: 'You hold it now' },
  work_released: { id: 'Dilepaskan: rekan dapat mengambilnya', en: 'Given back: a teammate can take it' },
})
