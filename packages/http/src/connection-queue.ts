import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that wait for the one before them; browsers send none ahead. */
const mostWaiting = 32

type Line = { waiting: (() => void)[] }
const lines = new WeakMap<Socket, Line>()

/**
 * Lets one request of a connection be worked on at a time. Pipelined requests are answered in their order anyway; worked on
 * together, one connection would hold the places of hundreds.
 * @param start called at once, or when the requests before have been answered
 * @returns false when too many of this connection wait already: `start` is never called
 */
export function inConnectionOrder(socket: Socket, answer: ServerResponse, start: () => void): boolean {
  const line = lines.get(socket)
  if (line && line.waiting.length >= mostWaiting) return false
  if (line) {
    line.waiting.push(start)
    answer.once('close', () => next(socket))
    return true
  }
  lines.set(socket, { waiting: [] })
  answer.once('close', () => next(socket))
  start()
  return true
}

function next(socket: Socket): void {
  const start = lines.get(socket)?.waiting.shift()
  if (!start) lines.delete(socket)
  else if (!socket.destroyed) start()
}
