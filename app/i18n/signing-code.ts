import { catalogue } from './catalogue.ts'

/** Words of the code that signs a text, wherever one is signed by it. */
export const signingCodeWords = catalogue({
  code: { id: 'Kode dari email', en: 'Code from the mail' },
  hint: {
    id: 'Belum menerima kode? Periksa folder spam, atau minta lagi setelah 60 detik.',
    en: 'No code yet? Look into the spam folder, or ask again after 60 seconds.',
  },
  again: { id: 'Kirim ulang kode', en: 'Send the code again' },
})
