import { catalogue } from './catalogue.ts'

/** Members of a company and what they may do in a program. */
export const programMemberWords = catalogue({
  id: {
    members: 'Akses anggota',
    membersHint: 'Admin melihat semua program. Anggota lain hanya melihat program yang dibagikan kepadanya.',
    noMembers: {
      title: 'Belum ada anggota untuk diberi akses',
      text: 'Anggota yang bukan admin muncul di sini setelah menerima undangan perusahaan. Lalu Anda memilih siapa yang melihat program ini.',
      action: 'Undang anggota',
    },
    member: 'Anggota',
    access: 'Akses',
    granted: 'Dapat melihat',
    notGranted: 'Tidak dapat melihat',
    grant: 'Beri akses',
    withdraw: 'Cabut akses',
    memberRights: 'Hak di program ini',
    memberRightsOf: ({ name }: { name: string }) => `Hak ${name} di program ini`,
    memberRightsHint:
      'Berlaku hanya di program ini, di samping hak anggota di seluruh perusahaan. Perubahan mengakhiri sesi anggota.',
    rightsEverywhere: 'Lihat hak di seluruh perusahaan',
    grantTitle: ({ name }: { name: string }) => `Beri ${name} akses ke program ini`,
    grantText:
      'Anggota akan melihat program ini dan laporannya. Hak khusus di program ini dapat diatur setelahnya.',
    withdrawTitle: ({ name }: { name: string }) => `Cabut akses ${name} ke program ini`,
    withdrawText: 'Anggota tidak lagi melihat program ini dan laporannya, dan haknya di program ini dihapus.',
    cancel: 'Batal',
    setRights: 'Atur hak',
    saveRights: 'Simpan hak',
  },
  en: {
    members: 'Member access',
    membersHint: 'Admins see every program. Other members see only what is shared with them.',
    noMembers: {
      title: 'Nobody to give access to yet',
      text: 'Members who are not admins appear here once they accept the invitation of the company. Then you choose who sees this program.',
      action: 'Invite a member',
    },
    member: 'Member',
    access: 'Access',
    granted: 'Can see it',
    notGranted: 'Cannot see it',
    grant: 'Give access',
    withdraw: 'Withdraw access',
    memberRights: 'Rights in this program',
    memberRightsOf: ({ name }) => `Rights of ${name} in this program`,
    memberRightsHint:
      'They apply to this program only, on top of the rights the member has company-wide. A change ends the sessions of the member.',
    rightsEverywhere: 'See company-wide rights',
    grantTitle: ({ name }) => `Give ${name} access to this program`,
    grantText:
      'The member will see this program and its reports. Rights for this program only can be set afterwards.',
    withdrawTitle: ({ name }) => `Withdraw the access of ${name} to this program`,
    withdrawText:
      'The member no longer sees this program and its reports and loses the rights given for this program only.',
    cancel: 'Cancel',
    setRights: 'Set rights',
    saveRights: 'Save rights',
  },
})
