/** Codes of banks (SKN, three digits) and the e-wallets that take money by phone number; looked up on 21 November 2026. */
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
export type BankCode = keyof typeof banks

export const wallets = {
  ovo: 'OVO',
  dana: 'DANA',
  gopay: 'GoPay',
  linkaja: 'LinkAja',
  shopeepay: 'ShopeePay',
} as const
export type Wallet = keyof typeof wallets

export function isBank(code: string): code is BankCode {
  return Object.hasOwn(banks, code)
}

export function isWallet(name: string): name is Wallet {
  return Object.hasOwn(wallets, name)
}

/** The name people know; the code itself for one that has left the list since. */
export function providerName(provider: string): string {
  if (isBank(provider)) return banks[provider]
  return isWallet(provider) ? wallets[provider] : provider
}
