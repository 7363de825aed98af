import { entries } from './catalogue.ts'

/** What is asked about rewards and points. */
export const rewardQuestions = entries({
  size: {
    title: { id: 'Siapa yang menentukan besar imbalan?', en: 'Who sets the reward?' },
    text: {
      id: 'Tabel imbalan di setiap program menyebut rentang untuk setiap tingkat risiko sebelum kamu mulai menguji. Perusahaan memberi imbalan di dalam rentang itu sesuai penilaian risikonya.',
      en: 'The reward table of every program names the range for each risk level before you begin to test. The company gives a reward within that range by its risk rating.',
    },
  },
  secured: {
    title: { id: 'Apakah imbalan bisa dibatalkan setelah laporan valid?', en: 'Can a reward be taken back once a report is valid?' },
    text: {
      id: 'Begitu laporan dinyatakan valid, imbalan minimumnya dipindahkan dari saldo perusahaan ke dana yang disisihkan. Perusahaan tidak dapat menariknya kembali diam-diam.',
      en: 'As soon as a report is valid, its minimum reward moves from the balance of the company into reserved money. The company cannot quietly take it back.',
    },
  },
  disagree: {
    title: { id: 'Saya tidak setuju dengan tingkat risikonya. Bagaimana?', en: 'I do not agree with the risk rating. What now?' },
    text: {
      id: 'Bila penilaian perusahaan berbeda dari hasil pemeriksaan, alasannya wajib ditulis dan kamu punya 5 hari kerja untuk menerima atau menyanggahnya.',
      en: 'Where the company rates differently from the check, it must give a reason, and you have 5 business days to accept or dispute it.',
    },
  },
  points: {
    title: { id: 'Bagaimana poin dihitung?', en: 'How are points counted?' },
    text: {
      id: 'Laporan valid memberi {low} poin untuk tingkat rendah, {medium} untuk sedang, {high} untuk tinggi, dan {critical} untuk kritis, ditambah sampai {quality} poin untuk mutu laporan dan {cvssRight} poin bila tingkat risikomu tepat. Spam dan laporan tidak valid yang berulang mengurangi poin.',
      en: 'A valid report brings {low} points for low, {medium} for medium, {high} for high and {critical} for critical, plus up to {quality} for the quality of the report and {cvssRight} when your own risk level was right. Spam and repeated invalid reports cost points.',
    },
  },
  board: {
    title: { id: 'Siapa yang muncul di papan peringkat?', en: 'Who appears on the leaderboard?' },
    text: {
      id: 'Bughunter yang punya poin. Papan dapat dibaca per bulan, per tahun, atau untuk semua waktu; yang terlihat hanya nama pengguna, peringkat, poin, dan jumlah temuan.',
      en: 'Bughunters with points. It can be read by month, by year or for all time and shows only username, rank, points and the number of finds.',
    },
  },
})
