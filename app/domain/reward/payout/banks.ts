/**
 * Codes of banks (SKN, three digits) and the e-wallets that take money by phone number, as the platform came with them (looked up
 * on 21 November 2026); the team adds and retires some (the setting `banks`).
 */
export const banks = {
  '014': 'BCA',
  '002': 'BRI',
  '008': 'Mandiri',
  '009': 'BNI',
  '200': 'BTN',
  '451': 'BSI',
  '022': 'CIMB Niaga',
  '013': 'Permata',
  '011': 'Danamon',
  '028': 'OCBC',
  '016': 'Maybank Indonesia',
  '019': 'Panin',
  '426': 'Mega',
  '153': 'Sinarmas',
  '542': 'Jago',
  '535': 'SeaBank',
  '213': 'SMBC Indonesia (Jenius, BTPN)',
  '110': 'BJB',
  '147': 'Muamalat',
} as const

export const wallets = {
  ovo: 'OVO',
  dana: 'DANA',
  gopay: 'GoPay',
  linkaja: 'LinkAja',
  shopeepay: 'ShopeePay',
} as const
