import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** Ports of this machine no one listens on. All are held until the last is found, so that they differ. */
export async function freePorts(count: number): Promise<number[]> {
  const holders = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(holders.map((holder) => holder.listening || once(holder, 'listening')))
  const ports = holders.map((holder) => (holder.address() as AddressInfo).port)
  await Promise.all(holders.map((holder) => new Promise((closed) => holder.close(closed))))
  return ports
}
