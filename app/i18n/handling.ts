import { catalogue } from './catalogue.ts'

/** How a company handles a report inside. */
export const handlingWords = catalogue({
  title: { id: 'Penanganan internal', en: 'Handling inside' },
  subtitle: { id: 'Hanya dibaca perusahaan Anda.', en: 'Only your company reads this.' },
  assignee: { id: 'Penanggung jawab', en: 'Assignee' },
  nobody: { id: 'Belum ada', en: 'Nobody yet' },
  labels: { id: 'Label', en: 'Labels' },
  labelsHint: { id: 'Pisahkan dengan koma, misalnya web, pembayaran', en: 'Commas between them, such as web, payments' },
  reference: { id: 'Nomor atau alamat tiket', en: 'Ticket number or address' },
  referenceHint: { id: 'Di pelacak Anda sendiri, misalnya SEC-142', en: 'In your own tracker, such as SEC-142' },
  change: { id: 'Ubah penanganan', en: 'Change the handling' },
  save: { id: 'Simpan', en: 'Save' },
})
