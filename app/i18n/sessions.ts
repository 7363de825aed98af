import { catalogue } from './catalogue.ts'

/** The table of open sessions. */
export const sessionWords = catalogue({
  id: {
    title: 'Sesi yang aktif',
    text: 'Satu baris untuk setiap perangkat yang sedang masuk. Tempat dibaca dari alamat jaringan, jadi bisa berbeda dari tempat perangkatnya.',
    device: 'Perangkat',
    place: 'Tempat',
    address: 'Alamat IP',
    since: 'Masuk sejak',
    until: 'Berlaku sampai',
    actions: 'Tindakan',
    current: 'Perangkat ini',
    unknownDevice: 'Perangkat tidak dikenal',
    local: 'Jaringan lokal',
    nowhere: 'Tidak diketahui',
    end: 'Akhiri',
    endOthers: 'Akhiri semua sesi lain',
    endAll: 'Akhiri semua, termasuk sesi ini',
    endAllText:
      'Semua perangkat keluar, termasuk yang sedang dipakai ini. Setelah itu masuk lagi dengan kata sandi.',
    confirm: 'Akhiri semua sesi',
    cancel: 'Batal',
    close: 'Tutup',
  },
  en: {
    title: 'Active sessions',
    text: 'One row per signed-in device. The place is estimated from the network address and may differ from where the device is.',
    device: 'Device',
    place: 'Place',
    address: 'IP address',
    since: 'Signed in since',
    until: 'Valid until',
    actions: 'Actions',
    current: 'This device',
    unknownDevice: 'Unknown device',
    local: 'Local network',
    nowhere: 'Unknown',
    end: 'End',
    endOthers: 'End all other sessions',
    endAll: 'End all, including this one',
    endAllText:
      'Every device is signed out, including this one. Sign in again with your password afterwards.',
    confirm: 'End all sessions',
    cancel: 'Cancel',
    close: 'Close',
  },
})
