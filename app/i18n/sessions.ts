import { catalogue } from './catalogue.ts'

/** The table of open sessions. */
export const sessionWords = catalogue({
  title: { id: 'Sesi yang aktif', en: 'Active sessions' },
  text: {
    id: 'Satu baris untuk setiap perangkat yang sedang masuk. Tempat dibaca dari alamat jaringan, jadi bisa berbeda dari tempat perangkatnya.',
    en: 'One row per signed-in device. The place is estimated from the network address and may differ from where the device is.',
  },
  device: { id: 'Perangkat', en: 'Device' },
  place: { id: 'Tempat', en: 'Place' },
  address: { id: 'Alamat IP', en: 'IP address' },
  since: { id: 'Masuk sejak', en: 'Signed in since' },
  until: { id: 'Berlaku sampai', en: 'Valid until' },
  actions: { id: 'Tindakan', en: 'Actions' },
  current: { id: 'Perangkat ini', en: 'This device' },
  unknownDevice: { id: 'Perangkat tidak dikenal', en: 'Unknown device' },
  local: { id: 'Jaringan lokal', en: 'Local network' },
  nowhere: { id: 'Tidak diketahui', en: 'Unknown' },
  end: { id: 'Akhiri', en: 'End' },
  endOthers: { id: 'Akhiri semua sesi lain', en: 'End all other sessions' },
  endAll: { id: 'Akhiri semua, termasuk sesi ini', en: 'End all, including this one' },
  endAllText: {
    id: 'Semua perangkat keluar, termasuk yang sedang dipakai ini. Setelah itu masuk lagi dengan kata sandi.',
    en: 'Every device is signed out, including this one. Sign in again with your password afterwards.',
  },
  confirm: { id: 'Akhiri semua sesi', en: 'End all sessions' },
  cancel: { id: 'Batal', en: 'Cancel' },
  close: { id: 'Tutup', en: 'Close' },
})
