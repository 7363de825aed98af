import { catalogue } from './catalogue.ts'

/** Mails to the platform team about its settings. */
export const settingMails = catalogue({
  id: {
    team_setting_proposed: {
      subject: () => 'Antrean: usulan pengaturan',
      text: () =>
        'Seorang rekan mengusulkan perubahan pengaturan yang menyangkut uang atau poin. Perubahan itu berlaku setelah rekan lain menyetujuinya.',
      action: 'Lihat pengaturan',
    },
    team_setting_changed: {
      subject: () => 'Pengaturan situs berubah',
      text: () =>
        'Satu baris pengaturan disahkan. Siapa yang mengubahnya, sejak kapan berlaku, dan alasannya ada di halaman pengaturan.',
      action: 'Lihat pengaturan',
    },
  },
  en: {
    team_setting_proposed: {
      subject: () => 'Queue: a proposed setting',
      text: () =>
        'A colleague proposes a change of a setting that money or points hang on. It holds once another colleague confirms it.',
      action: 'See the settings',
    },
    team_setting_changed: {
      subject: () => 'A setting of the site has changed',
      text: () =>
        'A line of the settings is confirmed. Who changed it, from when it holds and why stands on the page of settings.',
      action: 'See the settings',
    },
  },
})
