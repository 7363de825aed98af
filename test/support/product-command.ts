/** Node's arguments for the product as a process of its own: it opens in half the time (`resolve-once.ts`). */
export const productCommand = ['--import', './test/support/resolve-once.ts', 'app/main.ts']
