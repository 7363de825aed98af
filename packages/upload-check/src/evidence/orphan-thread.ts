/** Ends its process when the one that started it is gone: a reader that loops over a bad file would hear of it never. */
const startedBy = process.ppid
setInterval(() => {
  if (process.ppid !== startedBy) process.kill(process.pid, 'SIGKILL')
}, 1_000)

export {}
