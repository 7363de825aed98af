/** The demo cast: fixed, so that anyone can check. */
export const demoPassword = 'Cakrawala#2026'

export const demoCast = [
  { email: 'elang@demo.test', username: 'elang', who: 'bughunter, verified' },
  { email: 'komodo@demo.test', username: 'komodo', who: 'bughunter, verified' },
  { email: 'anoa@demo.test', username: 'anoa', who: 'bughunter, not yet verified' },
  { email: 'owner@nusabank.test', username: 'nusabank', who: 'company Nusa Bank, owner' },
  {
    email: 'admin@nusabank.test',
    username: 'nusabank-admin',
    who: 'Nusa Bank, member with permission 1 (admin)',
  },
  { email: 'staf@nusabank.test', username: 'nusabank-staf', who: 'Nusa Bank, member with permission 2' },
  { email: 'owner@warungpay.test', username: 'warungpay', who: 'company WarungPay, owner' },
  { email: 'triase@demo.test', username: 'triase', who: 'platform team (hello)' },
  { email: 'penyelia@demo.test', username: 'penyelia', who: 'platform team, the second of two people' },
  { email: 'insiden@demo.test', username: 'insiden', who: 'incident account: reporter and responder' },
] as const
