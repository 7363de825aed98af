import { catalogue } from './catalogue.ts'

/** Templates of reports: their choice in the form, and the page of one's own. */
export const reportTemplateWords = catalogue({
  begin: { id: 'Mulai dari templat', en: 'Begin with a template' },
  beginText: {
    id: 'Templat berisi bagian yang dicari tim triase. Ganti setiap petunjuk di dalam [[kurung siku ganda]]; laporan dengan petunjuk tersisa tidak terkirim.',
    en: 'A template has the parts triage looks for. Replace every prompt in [[double brackets]]; a report that still has one is not sent.',
  },
  template: { id: 'Templat', en: 'Template' },
  choose: { id: 'Pilih templat', en: 'Choose a template' },
  ours: { id: 'Menurut kelas kerentanan', en: 'By class of vulnerability' },
  own: { id: 'Templatku', en: 'My templates' },
  fill: { id: 'Isi kolom kosong', en: 'Fill empty fields' },
  replace: { id: 'Ganti isi', en: 'Replace texts' },
  replaceHint: {
    id: '“Ganti isi” menimpa judul, bukti, dampak, dan rekomendasi yang sudah kamu tulis.',
    en: '“Replace texts” overwrites the title, proof, impact and recommendation you have written.',
  },
  saveAs: { id: 'Simpan sebagai templat', en: 'Save as a template' },
  saveAsHint: {
    id: 'Judul dan ketiga teks draf ini, untuk laporan berikutnya',
    en: 'The title and the three texts of this draft, for later reports',
  },
  saveTemplate: { id: 'Simpan templat', en: 'Save template' },
  manage: { id: 'Kelola templatku', en: 'Manage my templates' },
  title: { id: 'Templat laporan', en: 'Report templates' },
  subtitle: {
    id: 'Teks yang kamu simpan untuk memulai laporan; hanya kamu yang melihatnya.',
    en: 'Texts you saved to begin reports with; only you see them.',
  },
  empty: { id: 'Belum ada templat', en: 'No templates yet' },
  emptyText: {
    id: 'Simpan draf sebagai templat dari formulir laporan. Templat untuk tiap kelas kerentanan sudah ada di sana.',
    en: 'Save a draft as a template from the form of a report. Templates for each class are there already.',
  },
  name: { id: 'Nama templat', en: 'Name of the template' },
  rename: { id: 'Ganti nama', en: 'Rename' },
  renameOf: ({ name }: { name: string }) => ({ id: `Ganti nama ${name}`, en: `Rename ${name}` }),
  remove: { id: 'Hapus', en: 'Delete' },
  removeOf: ({ name }: { name: string }) => ({ id: `Hapus ${name}`, en: `Delete ${name}` }),
  fromReport: ({ title }: { title: string }) => ({ id: `Judul: ${title}`, en: `Title: ${title}` }),
})
