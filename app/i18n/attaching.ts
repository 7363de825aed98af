import { catalogue } from './catalogue.ts'

/** Words of the control that attaches files to a text, and of the files below it. */
export const attachingWords = catalogue({
  attach: { id: 'Lampirkan berkas', en: 'Attach files' },
  files: { id: 'Lampiran', en: 'Attachments' },
  hint: {
    id: 'Maks. 5 berkas JPG, PNG, WebP, PDF, di bawah 5 MB',
    en: 'Up to 5 JPG, PNG, WebP or PDF, each under 5 MB',
  },
  chosen: { id: 'Berkas yang akan ikut dikirim', en: 'Files that will be sent along' },
  size: ({ kilobytes }: { kilobytes: number }) => ({ id: `${kilobytes} KB`, en: `${kilobytes} KB` }),
  remove: { id: 'Hapus', en: 'Remove' },
  open: ({ name }: { name: string }) => ({
    id: `Buka gambar ${name} di tab baru`,
    en: `Open the picture ${name} in a new tab`,
  }),
  download: ({ name }: { name: string }) => ({ id: `Unduh ${name}`, en: `Download ${name}` }),
  problems: {
    kind: ({ name }: { name: string }) => ({
      id: `${name}: harus JPG, PNG, WebP, atau PDF.`,
      en: `${name}: must be JPG, PNG, WebP or PDF.`,
    }),
    size: ({ name }: { name: string }) => ({
      id: `${name}: harus lebih kecil dari 5 MB.`,
      en: `${name}: must be smaller than 5 MB.`,
    }),
    sum: { id: 'Sekali kirim paling banyak 20 MB.', en: 'At most 20 MB at once.' },
    count: { id: 'Satu tulisan memuat paling banyak 5 berkas.', en: 'One text takes at most 5 files.' },
  },
})
