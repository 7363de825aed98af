/** Given to the program with --import: on SIGUSR2 its event loop is busy for good. */
process.on('SIGUSR2', () => {
  for (;;);
})
