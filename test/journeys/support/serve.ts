import '../../../app/main.ts'

// The product as `npm start` runs it. The worker that started it hears when the doors are open; a worker that is gone by
// then, interrupted while the demo was told, has nobody left to close them.
if (process.connected) process.send!('open')
else process.kill(process.pid, 'SIGTERM')
