import path from 'node:path'

/** Where things lie under the data folder. */
export type Layout = {
  home: string
  cluster: string
  socket: string
  socketNote: string
  owner: string
  lock: string
  log: string
}

export function layoutOf(dataDir: string): Layout {
  const home = path.join(path.resolve(dataDir), 'postgres')
  return {
    home,
    cluster: path.join(home, 'cluster'),
    socket: path.join(home, 'socket'),
    socketNote: path.join(home, 'socket-folder'),
    owner: path.join(home, 'owner.json'),
    lock: path.join(home, 'start.lock'),
    log: path.join(home, 'server.log'),
  }
}
