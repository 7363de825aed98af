import { catalogue } from './catalogue.ts'

/** Proposed versions of accepted programs, as companies and the platform team read them. */
export const proposalWords = catalogue({
  title: ({ version }: { version: number }) => ({ id: `Versi usulan: versi ${version}`, en: `Proposed version: version ${version}` }),
  standing: {
    id: 'Versi yang sekarang tetap berlaku sampai versi usulan ini berlaku.',
    en: 'The present version stays in force until this one holds.',
  },
  turns: {
    waiting: ({ until }: { until: string }) => ({
      id: `Menunggu keputusan tim platform; targetnya sebelum ${until}`,
      en: `Waiting for the platform team to decide; its goal is before ${until}`,
    }),
    returned: { id: 'Menunggu perbaikan dari perusahaan', en: 'Waiting for the company to correct it' },
    announced: ({ at }: { at: string }) => ({
      id: `Disetujui tim platform. Berlaku mulai ${at}; bughunter yang sudah menandatangani perjanjian diberi tahu.`,
      en: `Approved by the platform team. It holds from ${at}; bughunters who signed the agreement are told.`,
    }),
  },
  difference: { id: 'Yang berubah pada versi usulan', en: 'What the proposed version changes' },
  by: { id: 'Diusulkan oleh', en: 'Proposed by' },
  at: { id: 'Diusulkan', en: 'Proposed' },
  why: { id: 'Mengapa perlu disetujui', en: 'Why it needs approval' },
  widens: {
    targets: { id: 'Target, jenis, atau catatan target bertambah atau berubah', en: 'Targets, their types or notes are added or changed' },
    exclusions: { id: 'Pengecualian dihapus atau diubah', en: 'Exclusions are removed or changed' },
    term: { id: 'Masa berlaku diperpanjang', en: 'The term is prolonged' },
    rewards: { id: 'Imbalan turun atau berubah jenisnya', en: 'Rewards fall or change their kind' },
    texts: { id: 'Teks aturan berubah', en: 'The text of the rules changes' },
    management: { id: 'Jenis program atau pengelolanya berubah', en: 'The kind of program or its management changes' },
  },
  corrections: { id: 'Yang perlu diperbaiki', en: 'What to correct' },
  correctionsHint: {
    id: 'Ubah versi usulan ini, lalu simpan: perubahannya langsung diajukan lagi kepada tim platform.',
    en: 'Change this proposed version and save: it goes to the platform team again at once.',
  },
  edit: { id: 'Ubah versi usulan', en: 'Edit the proposed version' },
  editPresent: { id: 'Ubah versi yang berlaku', en: 'Edit the version in force' },
  withdraw: { id: 'Tarik usulan', en: 'Withdraw the proposal' },
  withdrawTitle: { id: 'Tarik versi usulan ini?', en: 'Withdraw this proposed version?' },
  withdrawText: {
    id: 'Versi yang sekarang tetap berlaku. Isi versi usulan tetap tersimpan di riwayat versi.',
    en: 'The present version stays in force. The proposed text is kept in the version history.',
  },
  close: { id: 'Tutup', en: 'Close' },
  editing: {
    open: ({ version }: { version: number }) => ({
      id: `Formulir ini berisi versi usulan ${version}, yang belum berlaku. Menyimpan perubahan menggantinya.`,
      en: `This form holds proposed version ${version}, which is not in force. Saving replaces it.`,
    }),
    present: ({ version }: { version: number }) => ({
      id: `Formulir ini berisi versi yang berlaku. Menyimpan perubahan menggantikan versi usulan ${version}.`,
      en: `This form holds the version in force. Saving takes the place of proposed version ${version}.`,
    }),
    widens: {
      id: 'Perubahan yang hanya mempersempit izin atau menaikkan imbalan langsung berlaku. Menambah target, menghapus pengecualian, memperpanjang masa berlaku, menurunkan imbalan, atau mengubah teks aturan menunggu persetujuan tim platform, paling lama sekitar tiga hari; setelah itu bughunter yang sudah menandatangani perjanjian diberi tahu tiga hari sebelum versi baru berlaku.',
      en: 'Changes that only narrow the permission or raise rewards hold at once. Adding targets, removing exclusions, prolonging the term, lowering rewards or changing the text of the rules waits for the platform team, about three days at most; then bughunters who signed the agreement are told three days before the new version holds.',
    },
  },
})
