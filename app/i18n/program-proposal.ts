import { catalogue } from './catalogue.ts'

/** Proposed versions of accepted programs, as companies and the platform team read them. */
export const proposalWords = catalogue({
  id: {
    title: ({ version }: { version: number }) => `Versi usulan: versi ${version}`,
    standing: 'Versi yang sekarang tetap berlaku sampai versi usulan ini berlaku.',
    turns: {
      waiting: ({ until }: { until: string }) =>
        `Menunggu keputusan tim platform; targetnya sebelum ${until}`,
      returned: 'Menunggu perbaikan dari perusahaan',
      announced: ({ at }: { at: string }) =>
        `Disetujui tim platform. Berlaku mulai ${at}; bughunter yang sudah menandatangani perjanjian diberi tahu.`,
    },
    difference: 'Yang berubah pada versi usulan',
    by: 'Diusulkan oleh',
    at: 'Diusulkan',
    why: 'Mengapa perlu disetujui',
    widens: {
      targets: 'Target, jenis, atau catatan target bertambah atau berubah',
      exclusions: 'Pengecualian dihapus atau diubah',
      term: 'Masa berlaku diperpanjang',
      rewards: 'Imbalan turun atau berubah jenisnya',
      texts: 'Teks aturan berubah',
      management: 'Jenis program atau pengelolanya berubah',
    },
    corrections: 'Yang perlu diperbaiki',
    correctionsHint:
      'Ubah versi usulan ini, lalu simpan: perubahannya langsung diajukan lagi kepada tim platform.',
    edit: 'Ubah versi usulan',
    editPresent: 'Ubah versi yang berlaku',
    withdraw: 'Tarik usulan',
    withdrawTitle: 'Tarik versi usulan ini?',
    withdrawText: 'Versi yang sekarang tetap berlaku. Isi versi usulan tetap tersimpan di riwayat versi.',
    close: 'Tutup',
    editing: {
      open: ({ version }: { version: number }) =>
        `Formulir ini berisi versi usulan ${version}, yang belum berlaku. Menyimpan perubahan menggantinya.`,
      present: ({ version }: { version: number }) =>
        `Formulir ini berisi versi yang berlaku. Menyimpan perubahan menggantikan versi usulan ${version}.`,
      widens:
        'Perubahan yang hanya mempersempit izin atau menaikkan imbalan langsung berlaku. Menambah target, menghapus pengecualian, memperpanjang masa berlaku, menurunkan imbalan, atau mengubah teks aturan menunggu persetujuan tim platform, paling lama sekitar tiga hari; setelah itu bughunter yang sudah menandatangani perjanjian diberi tahu tiga hari sebelum versi baru berlaku.',
    },
  },
  en: {
    title: ({ version }) => `Proposed version: version ${version}`,
    standing: 'The present version stays in force until this one holds.',
    turns: {
      waiting: ({ until }) => `Waiting for the platform team to decide; its goal is before ${until}`,
      returned: 'Waiting for the company to correct it',
      announced: ({ at }) =>
        `Approved by the platform team. It holds from ${at}; bughunters who signed the agreement are told.`,
    },
    difference: 'What the proposed version changes',
    by: 'Proposed by',
    at: 'Proposed',
    why: 'Why it needs approval',
    widens: {
      targets: 'Targets, their types or notes are added or changed',
      exclusions: 'Exclusions are removed or changed',
      term: 'The term is prolonged',
      rewards: 'Rewards fall or change their kind',
      texts: 'The text of the rules changes',
      management: 'The kind of program or its management changes',
    },
    corrections: 'What to correct',
    correctionsHint: 'Change this proposed version and save: it goes to the platform team again at once.',
    edit: 'Edit the proposed version',
    editPresent: 'Edit the version in force',
    withdraw: 'Withdraw the proposal',
    withdrawTitle: 'Withdraw this proposed version?',
    withdrawText: 'The present version stays in force. The proposed text is kept in the version history.',
    close: 'Close',
    editing: {
      open: ({ version }) =>
        `This form holds proposed version ${version}, which is not in force. Saving replaces it.`,
      present: ({ version }) =>
        `This form holds the version in force. Saving takes the place of proposed version ${version}.`,
      widens:
        'Changes that only narrow the permission or raise rewards hold at once. Adding targets, removing exclusions, prolonging the term, lowering rewards or changing the text of the rules waits for the platform team, about three days at most; then bughunters who signed the agreement are told three days before the new version holds.',
    },
  },
})
