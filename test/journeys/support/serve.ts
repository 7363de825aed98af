import '../../support/resolve-once.ts'
import { rmSync } from 'node:fs'

// The product as `npm start` runs it, but its folder goes when it goes (unless it is kept), and the worker that started
// it hears when the doors are open. A worker that is gone by then has nobody left to close them.
if (!process.argv.includes('--keep'))
  process.on('exit', () => rmSync(process.env.DATA_DIR!, { recursive: true, force: true }))
await import('../../../app/main.ts')
if (process.connected) process.send!('open')
else process.kill(process.pid, 'SIGTERM')
