import { parentPort, workerData } from 'node:worker_threads'
import { type FloodTarget, floods } from './floods.ts'

// One client that does its worst until its time is over, in a thread of its own: making a flood must not delay the clock of
// who measures others.
type Given = { name: string; target: FloodTarget; lastsMs: number }

const { name, target, lastsMs } = workerData as Given
const until = Date.now() + lastsMs
let rounds = 0
for (; Date.now() < until; rounds++) {
  const sockets = await floods[name]!(target, rounds)
  for (const socket of sockets) socket.destroy()
  await new Promise((go) => setTimeout(go, 50))
}
parentPort!.postMessage({ rounds })
