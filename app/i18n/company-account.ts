import { catalogue } from './catalogue.ts'

/** The company's own page. */
export const companyAccountWords = catalogue({
  title: { id: 'Profil perusahaan', en: 'Company profile' },
  subtitle: {
    id: 'Nama perusahaan tampil di halaman program Anda; keterangan lain hanya dibaca tim Anda dan tim platform.',
    en: 'The company name stands on your program pages; only your team and the platform team read the rest.',
  },
  held: { id: 'Selama akun ditangguhkan, data ini hanya bisa dibaca.', en: 'While the account is suspended this data can only be read.' },
  readOnly: {
    id: 'Hanya pemilik akun dan admin perusahaan yang dapat mengubah profil.',
    en: 'Only the owner and the admins of the company can change the profile.',
  },
  editTitle: { id: 'Data perusahaan', en: 'Company data' },
  edit: { id: 'Ubah data', en: 'Edit' },
  save: { id: 'Simpan', en: 'Save' },
  fields: {
    name: { id: 'Nama perusahaan', en: 'Company Name' },
    phone: { id: 'Nomor telepon', en: 'Telephone Number' },
    emailDomain: { id: 'Domain email', en: 'Email domain' },
    contactName: { id: 'Narahubung', en: 'Contact person' },
    address: { id: 'Alamat', en: 'Address' },
    website: { id: 'Situs web', en: 'Website' },
    sector: { id: 'Sektor', en: 'Sector' },
    about: { id: 'Tentang perusahaan', en: 'About the company' },
    plan: { id: 'Paket', en: 'Plan' },
    since: { id: 'Bergabung sejak', en: 'Member since' },
  },
  hints: {
    nameInContract: {
      id: 'Seperti pada kontrak kerja sama. Nama baru ditandatangani dulu di halaman Kontrak.',
      en: 'As in the cooperation contract. A new name is signed first, on the Contract page.',
    },
    contactName: { id: 'Orang yang kami hubungi bila ada yang perlu ditanyakan', en: 'Whom we ask when there is a question' },
    phone: { id: 'Nomor kantor atau ponsel', en: 'Office or mobile number' },
    address: {
      id: 'Jalan, RT/RW, kelurahan, kecamatan, kabupaten atau kota, provinsi, kode pos',
      en: 'Street, RT/RW, kelurahan, kecamatan, regency or city, province, postal code',
    },
    website: { id: 'Alamat lengkap, misalnya https://perusahaan.co.id', en: 'The full address, such as https://company.co.id' },
    about: { id: 'Maksimal 5.000 karakter', en: 'At most 5,000 characters' },
  },
  phoneProof: {
    title: { id: 'Nomor telepon ikut diganti', en: 'The telephone number changes too' },
    text: {
      id: 'Ke nomor ini kami mengirim peringatan keamanan. Karena itu nomor baru memerlukan kata sandi Anda, dan nomor lama mendapat SMS untuk mengembalikannya dalam 7 hari.',
      en: 'We send security alarms to this number. So a new one needs your password, and the old one gets a text to undo the change within 7 days.',
    },
  },
  choose: { id: 'Belum dipilih', en: 'Not chosen' },
  empty: { id: 'Belum diisi', en: 'Not given' },
  plans: { free: { id: 'Gratis', en: 'Free' }, pro: { id: 'Pro', en: 'Pro' }, enterprise: { id: 'Enterprise', en: 'Enterprise' } },
  sectors: {
    finance: { id: 'Keuangan dan perbankan', en: 'Finance and banking' },
    technology: { id: 'Teknologi', en: 'Technology' },
    government: { id: 'Pemerintahan', en: 'Government' },
    education: { id: 'Pendidikan', en: 'Education' },
    health: { id: 'Kesehatan', en: 'Health' },
    energy: { id: 'Energi', en: 'Energy' },
    telecommunication: { id: 'Telekomunikasi', en: 'Telecommunication' },
    transport: { id: 'Transportasi', en: 'Transport' },
    retail: { id: 'Ritel dan e-commerce', en: 'Retail and e-commerce' },
    manufacturing: { id: 'Manufaktur', en: 'Manufacturing' },
    media: { id: 'Media', en: 'Media' },
    other: { id: 'Lainnya', en: 'Other' },
  },
})
