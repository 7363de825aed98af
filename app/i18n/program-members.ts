import { catalogue } from './catalogue.ts'

/** Members of a company and what they may do in a program. */
export const programMemberWords = catalogue({
  members: { id: 'Akses anggota', en: 'Member access' },
  membersHint: {
    id: 'Admin melihat semua program. Anggota lain hanya melihat program yang dibagikan kepadanya.',
    en: 'Admins see every program. Other members see only what is shared with them.',
  },
  noMembers: {
    title: { id: 'Belum ada anggota untuk diberi akses', en: 'Nobody to give access to yet' },
    text: {
      id: 'Anggota yang bukan admin muncul di sini setelah menerima undangan perusahaan. Lalu Anda memilih siapa yang melihat program ini.',
      en: 'Members who are not admins appear here once they accept the invitation of the company. Then you choose who sees this program.',
    },
    action: { id: 'Undang anggota', en: 'Invite a member' },
  },
  member: { id: 'Anggota', en: 'Member' },
  access: { id: 'Akses', en: 'Access' },
  granted: { id: 'Dapat melihat', en: 'Can see it' },
  notGranted: { id: 'Tidak dapat melihat', en: 'Cannot see it' },
  grant: { id: 'Beri akses', en: 'Give access' },
  withdraw: { id: 'Cabut akses', en: 'Withdraw access' },
  memberRights: { id: 'Hak di program ini', en: 'Rights in this program' },
  memberRightsOf: ({ name }: { name: string }) => ({ id: `Hak ${name} di program ini`, en: `Rights of ${name} in this program` }),
  memberRightsHint: {
    id: 'Berlaku hanya di program ini, di samping hak anggota di seluruh perusahaan. Perubahan mengakhiri sesi anggota.',
    en: 'They apply to this program only, on top of the rights the member has company-wide. A change ends the sessions of the member.',
  },
  rightsEverywhere: { id: 'Lihat hak di seluruh perusahaan', en: 'See company-wide rights' },
  grantTitle: ({ name }: { name: string }) => ({ id: `Beri ${name} akses ke program ini`, en: `Give ${name} access to this program` }),
  grantText: {
    id: 'Anggota akan melihat program ini dan laporannya. Hak khusus di program ini dapat diatur setelahnya.',
    en: 'The member will see this program and its reports. Rights for this program only can be set afterwards.',
  },
  withdrawTitle: ({ name }: { name: string }) => ({
    id: `Cabut akses ${name} ke program ini`,
    en: `Withdraw the access of ${name} to this program`,
  }),
  withdrawText: {
    id: 'Anggota tidak lagi melihat program ini dan laporannya, dan haknya di program ini dihapus.',
    en: 'The member no longer sees this program and its reports and loses the rights given for this program only.',
  },
  cancel: { id: 'Batal', en: 'Cancel' },
  setRights: { id: 'Atur hak', en: 'Set rights' },
  saveRights: { id: 'Simpan hak', en: 'Save rights' },
})
