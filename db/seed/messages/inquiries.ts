import { answerInquiry, closeInquiry, takeInquiry } from '#domain/inquiry/handle-inquiry.server.ts'
import { applyInput, inquiryInput } from '#domain/inquiry/inquiry-input.ts'
import { sendApplication, sendInquiry } from '#domain/inquiry/send-inquiry.server.ts'
import { samplePdf } from '../documents.ts'
import type { OpenPopulation } from '../population.ts'
import { type Scene, visitor } from '../scene.ts'
import type { When } from '../when.ts'
import { pastFormToken } from './past-form-token.ts'

const form = () => pastFormToken('inquiry form')

/** The inbox: messages of the contact page and applications, answered, open, and taken for spam. */
export function inquiryScenes(population: OpenPopulation): Scene[] {
  const triase = () => population.person('triase')
  const handled = (at: [When, When, When], said: Record<string, string>, note: string): Scene[] => {
    let id = ''
    const [sent, taken, answered] = at
    const send = async () => {
      id = await write(said)
    }
    const close = async () => {
      await answerInquiry(triase(), id, note)
      await closeInquiry(triase(), id)
    }
    return [
      { at: sent, play: send },
      { at: taken, play: () => takeInquiry(triase(), id) },
      { at: answered, play: close },
    ]
  }
  return [
    ...handled(
      ['12d 10:20', '12d 13:00', '11d 09:30'],
      clinic,
      'Dikirimi jadwal pertemuan dan contoh ruang lingkup.',
    ),
    { at: '3d 15:40', play: () => write(journalist) },
    { at: '2d 11:05', play: () => apply(intern) },
    { at: '1d 09:25', play: () => apply(engineer) },
    { at: '1d 03:10', play: () => write({ ...advert, reference: 'https://iklan.test' }) },
    { at: '6h', play: () => write(hunter) },
  ]
}

function write(said: Record<string, string>): Promise<string> {
  return sendInquiry(visitor, inquiryInput.parse({ ...said, form: form() }), 'id')
}

function apply(said: Record<string, string>): Promise<string> {
  const file = new File([samplePdf(`CV ${said.fullName}`)], 'cv-contoh.pdf', { type: 'application/pdf' })
  return sendApplication(visitor, applyInput.parse({ ...said, file, form: form() }), 'id')
}

const clinic = {
  ...{ fullName: 'dr. Melati Sari', email: 'direksi@klinikmelati.test', companyName: 'Klinik Melati' },
  ...{ phone: '+62 22 5001200', topic: 'business', title: 'Memulai program pertama' },
  message:
    'Setelah insiden bulan ini kami ingin membuka program kecil untuk aplikasi rekam medis. Dari mana mulainya?',
}
const journalist = {
  ...{ fullName: 'Rendra Wijaya', email: 'rendra@harianteknologi.test', companyName: 'Harian Teknologi' },
  ...{ phone: '+62 812 3000 4000', topic: 'media', title: 'Wawancara tentang write-up' },
  message:
    'Kami menulis tentang bughunter muda dan ingin bertanya soal cara write-up disetujui sebelum terbit.',
}
const hunter = {
  ...{ fullName: 'Satria', email: 'satria@contoh.test', companyName: 'Perorangan' },
  ...{ phone: '+62 813 5000 6000', topic: 'bughunter_support', title: 'Nomor ponsel lama' },
  message:
    'Nomor ponsel saya hangus sebelum sempat saya ganti di profil. Bagaimana cara memverifikasi nomor baru?',
}
const advert = {
  ...{ fullName: 'Promo', email: 'promo@iklan.test', companyName: 'Iklan' },
  ...{ phone: '+62 811 1111 1111', topic: 'other', title: 'Peringkat satu' },
  message: 'Naikkan peringkat situs Anda dalam tiga hari, dijamin, tanpa usaha.',
}
const intern = {
  ...{
    fullName: 'Sekar Ayu',
    email: 'sekar@kampus.test',
    phone: '+62 857 2000 1000',
    position: 'internship',
  },
  link: 'https://sekar.contoh.test/tulisan',
  message:
    'Saya mahasiswa semester enam dan menulis laporan latihan setiap minggu. Saya ingin belajar triase selama tiga bulan.',
}
const engineer = {
  ...{
    fullName: 'Yohanes Lubis',
    email: 'yohanes@contoh.test',
    phone: '+62 821 4000 2000',
    position: 'engineering',
  },
  link: '',
  message:
    'Delapan tahun menulis layanan dengan basis data relasional. Yang paling saya banggakan: memindahkan sistem pembayaran tanpa jeda.',
}
